/** Gathers what is written for the cards: one folder a kind of card, one file a faction, slot or deck. */
import type { CardText } from '../rules/abilities.ts'
import type { Written } from '../rules/cards.ts'
import { conditions } from './conditions.ts'
import { attackConditions } from './conditions-attack.ts'
import { otherConditions } from './conditions-others.ts'
import { secretConditions, zamWesell } from './conditions-secret.ts'
import { damageDeck } from './damage-deck.ts'
import { empireBombers } from './pilots/empire-bombers.ts'
import { empireLarge } from './pilots/empire-large.ts'
import { empireOthers } from './pilots/empire-others.ts'
import { empireStrikers } from './pilots/empire-strikers.ts'
import { empireTieAdvanced } from './pilots/empire-tie-advanced.ts'
import { empireTieDefender } from './pilots/empire-tie-defender.ts'
import { empireTieInterceptor } from './pilots/empire-tie-interceptor.ts'
import { empireTieLn } from './pilots/empire-tie-ln.ts'
import { empireTurrets } from './pilots/empire-turrets.ts'
import { firstOrderOthers } from './pilots/first-order-others.ts'
import { firstOrderShuttles } from './pilots/first-order-shuttles.ts'
import { firstOrderSilencers } from './pilots/first-order-silencers.ts'
import { firstOrderTieFo } from './pilots/first-order-tie-fo.ts'
import { firstOrderTies } from './pilots/first-order-ties.ts'
import { rebelABWings } from './pilots/rebel-a-b-wings.ts'
import { rebelFighters } from './pilots/rebel-fighters.ts'
import { rebelFreighters } from './pilots/rebel-freighters.ts'
import { rebelGhost } from './pilots/rebel-ghost.ts'
import { rebelOthers } from './pilots/rebel-others.ts'
import { rebelUWings } from './pilots/rebel-u-wings.ts'
import { rebelXWings } from './pilots/rebel-x-wings.ts'
import { rebelYWings } from './pilots/rebel-y-wings.ts'
import { republicBombers } from './pilots/republic-bombers.ts'
import { republicClones } from './pilots/republic-clones.ts'
import { republicEta2 } from './pilots/republic-eta-2.ts'
import { republicJedi } from './pilots/republic-jedi.ts'
import { republicNaboo } from './pilots/republic-naboo.ts'
import { republicOthers } from './pilots/republic-others.ts'
import { resistanceAWings } from './pilots/resistance-a-wings.ts'
import { resistanceOthers } from './pilots/resistance-others.ts'
import { resistanceTransports } from './pilots/resistance-transports.ts'
import { resistanceXWings } from './pilots/resistance-x-wings.ts'
import { resistanceYWings } from './pilots/resistance-y-wings.ts'
import { scumFighters } from './pilots/scum-fighters.ts'
import { scumFreighters } from './pilots/scum-freighters.ts'
import { scumGunships } from './pilots/scum-gunships.ts'
import { scumHunters } from './pilots/scum-hunters.ts'
import { scumLight } from './pilots/scum-light.ts'
import { scumOthers } from './pilots/scum-others.ts'
import { scumRogues } from './pilots/scum-rogues.ts'
import { scumTurrets } from './pilots/scum-turrets.ts'
import { separatistCrewed } from './pilots/separatist-crewed.ts'
import { separatistDroids } from './pilots/separatist-droids.ts'
import { separatistNantex } from './pilots/separatist-nantex.ts'
import { separatistOthers } from './pilots/separatist-others.ts'
import { separatistTriFighters } from './pilots/separatist-tri-fighters.ts'
import { rules } from './rules-card.ts'
import { shipAbilities } from './ship-abilities.ts'
import { attackShipAbilities } from './ship-abilities-attack.ts'
import { dockedShipAbilities } from './ship-abilities-docked.ts'
import { escapeShipAbilities } from './ship-abilities-escape.ts'
import { systemShipAbilities } from './ship-abilities-system.ts'
import { turretShipAbilities } from './ship-abilities-turrets.ts'
import { astromechs } from './upgrades/astromechs.ts'
import { namedAstromechs } from './upgrades/astromechs-named.ts'
import { cannons } from './upgrades/cannons.ts'
import { configurations } from './upgrades/configurations.ts'
import { actionCrew } from './upgrades/crew-actions.ts'
import { coordinateCrew } from './upgrades/crew-coordinate.ts'
import { diceCrew } from './upgrades/crew-dice.ts'
import { friendlyDiceCrew } from './upgrades/crew-dice-of-friends.ts'
import { exchangeCrew } from './upgrades/crew-exchange.ts'
import { flipCrew } from './upgrades/crew-flip.ts'
import { forceCrew } from './upgrades/crew-force.ts'
import { keptTokenCrew } from './upgrades/crew-kept-tokens.ts'
import { maneuverCrew } from './upgrades/crew-maneuvers.ts'
import { repairCrew } from './upgrades/crew-repair.ts'
import { rollCrew } from './upgrades/crew-rolls.ts'
import { setupCrew } from './upgrades/crew-setup.ts'
import { tokenCrew } from './upgrades/crew-tokens.ts'
import { devices } from './upgrades/devices.ts'
import { forcePowers } from './upgrades/force-powers.ts'
import { attackGunners } from './upgrades/gunners-attacks.ts'
import { deviceGunners } from './upgrades/gunners-devices.ts'
import { diceGunners } from './upgrades/gunners-dice.ts'
import { tokenGunners } from './upgrades/gunners-tokens.ts'
import { illicit } from './upgrades/illicit.ts'
import { hugeIllicit } from './upgrades/illicit-huge.ts'
import { missiles } from './upgrades/missiles.ts'
import { modifications } from './upgrades/modifications.ts'
import { hullModifications } from './upgrades/modifications-hull.ts'
import { standardLoadoutModifications } from './upgrades/modifications-standard-loadout.ts'
import { otherUpgrades } from './upgrades/others.ts'
import { remotes } from './upgrades/remotes.ts'
import { sensors } from './upgrades/sensors.ts'
import { tacticalRelays } from './upgrades/tactical-relays.ts'
import { actionTalents } from './upgrades/talents-actions.ts'
import { attackTalents } from './upgrades/talents-attack.ts'
import { defenseTalents } from './upgrades/talents-defense.ts'
import { stressTalents } from './upgrades/talents-stress.ts'
import { tokenTalents } from './upgrades/talents-tokens.ts'
import { tech } from './upgrades/tech.ts'
import { titles } from './upgrades/titles.ts'
import { sharedTitles } from './upgrades/titles-shared.ts'
import { torpedoes } from './upgrades/torpedoes.ts'
import { turrets } from './upgrades/turrets.ts'

/** Texts by id of the card. */
export type Texts = { readonly [id: string]: CardText }

export const TEXTS: readonly Written[] = [
  ['scenario', { rules }],
  ['damage', damageDeck],
  ['condition', conditions],
  ['condition', attackConditions],
  ['condition', otherConditions],
  ['condition', secretConditions],
  ['pilot', zamWesell],
  ['upgrade', zamWesell],
  ['upgrade', devices],
  ['upgrade', remotes],
  ['upgrade', configurations],
  ['upgrade', astromechs],
  ['ship-ability', shipAbilities],
  ['ship-ability', systemShipAbilities],
  ['ship-ability', attackShipAbilities],
  ['ship-ability', dockedShipAbilities],
  ['ship-ability', escapeShipAbilities],
  ['ship-ability', turretShipAbilities],
  ['pilot', rebelABWings],
  ['pilot', rebelFighters],
  ['pilot', rebelFreighters],
  ['pilot', rebelUWings],
  ['pilot', rebelGhost],
  ['pilot', rebelXWings],
  ['pilot', rebelYWings],
  ['pilot', republicClones],
  ['pilot', republicBombers],
  ['pilot', republicJedi],
  ['pilot', republicEta2],
  ['pilot', republicNaboo],
  ['pilot', resistanceAWings],
  ['pilot', resistanceYWings],
  ['pilot', resistanceTransports],
  ['pilot', resistanceXWings],
  ['pilot', empireBombers],
  ['pilot', empireLarge],
  ['pilot', empireStrikers],
  ['pilot', empireTieAdvanced],
  ['pilot', empireTieDefender],
  ['pilot', empireTieInterceptor],
  ['pilot', empireTieLn],
  ['pilot', empireTurrets],
  ['pilot', firstOrderShuttles],
  ['pilot', firstOrderTieFo],
  ['pilot', firstOrderTies],
  ['pilot', firstOrderSilencers],
  ['pilot', scumTurrets],
  ['pilot', scumRogues],
  ['pilot', scumHunters],
  ['pilot', separatistNantex],
  ['pilot', separatistTriFighters],
  ['pilot', scumFighters],
  ['pilot', scumFreighters],
  ['pilot', scumGunships],
  ['pilot', scumLight],
  ['pilot', separatistCrewed],
  ['pilot', separatistDroids],
  ['upgrade', cannons],
  ['upgrade', forcePowers],
  ['upgrade', attackGunners],
  ['upgrade', deviceGunners],
  ['upgrade', diceGunners],
  ['upgrade', missiles],
  ['upgrade', sensors],
  ['upgrade', actionTalents],
  ['upgrade', attackTalents],
  ['upgrade', defenseTalents],
  ['upgrade', stressTalents],
  ['upgrade', tokenGunners],
  ['upgrade', tokenTalents],
  ['upgrade', tech],
  ['upgrade', torpedoes],
  ['upgrade', turrets],
  ['upgrade', hullModifications],
  ['upgrade', illicit],
  ['upgrade', hugeIllicit],
  ['upgrade', modifications],
  ['upgrade', standardLoadoutModifications],
  ['upgrade', titles],
  ['upgrade', sharedTitles],
  ['upgrade', actionCrew],
  ['upgrade', coordinateCrew],
  ['upgrade', diceCrew],
  ['upgrade', exchangeCrew],
  ['upgrade', flipCrew],
  ['upgrade', forceCrew],
  ['upgrade', repairCrew],
  ['upgrade', rollCrew],
  ['upgrade', setupCrew],
  ['upgrade', tokenCrew],
  ['upgrade', tacticalRelays],
  ['upgrade', maneuverCrew],
  ['upgrade', friendlyDiceCrew],
  ['upgrade', keptTokenCrew],
  ['pilot', empireOthers],
  ['pilot', firstOrderOthers],
  ['pilot', rebelOthers],
  ['pilot', republicOthers],
  ['pilot', resistanceOthers],
  ['pilot', scumOthers],
  ['pilot', separatistOthers],
  ['upgrade', namedAstromechs],
  ['upgrade', otherUpgrades],
]
