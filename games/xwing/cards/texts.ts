/** Gathers what is written for the cards: one folder a kind of card, one file a faction, slot or deck. */
import type { CardText } from '../rules/abilities.ts'
import { conditions } from './conditions.ts'
import { damageDeck } from './damage-deck.ts'
import { empireBombers } from './pilots/empire-bombers.ts'
import { empireLarge } from './pilots/empire-large.ts'
import { empireStrikers } from './pilots/empire-strikers.ts'
import { empireTieAdvanced } from './pilots/empire-tie-advanced.ts'
import { empireTieDefender } from './pilots/empire-tie-defender.ts'
import { empireTieInterceptor } from './pilots/empire-tie-interceptor.ts'
import { empireTieLn } from './pilots/empire-tie-ln.ts'
import { empireTurrets } from './pilots/empire-turrets.ts'
import { firstOrderShuttles } from './pilots/first-order-shuttles.ts'
import { firstOrderTieFo } from './pilots/first-order-tie-fo.ts'
import { firstOrderTies } from './pilots/first-order-ties.ts'
import { rebelABWings } from './pilots/rebel-a-b-wings.ts'
import { rebelFighters } from './pilots/rebel-fighters.ts'
import { rebelFreighters } from './pilots/rebel-freighters.ts'
import { rebelGhost } from './pilots/rebel-ghost.ts'
import { rebelXWings } from './pilots/rebel-x-wings.ts'
import { rebelYWings } from './pilots/rebel-y-wings.ts'
import { rules } from './rules-card.ts'
import { shipAbilities } from './ship-abilities.ts'
import { dockedShipAbilities } from './ship-abilities-docked.ts'
import { astromechs } from './upgrades/astromechs.ts'
import { cannons } from './upgrades/cannons.ts'
import { configurations } from './upgrades/configurations.ts'
import { devices } from './upgrades/devices.ts'
import { remotes } from './upgrades/remotes.ts'
import { forcePowers } from './upgrades/force-powers.ts'
import { attackGunners } from './upgrades/gunners-attacks.ts'
import { diceGunners } from './upgrades/gunners-dice.ts'
import { tokenGunners } from './upgrades/gunners-tokens.ts'
import { missiles } from './upgrades/missiles.ts'
import { sensors } from './upgrades/sensors.ts'
import { actionTalents } from './upgrades/talents-actions.ts'
import { attackTalents } from './upgrades/talents-attack.ts'
import { defenseTalents } from './upgrades/talents-defense.ts'
import { stressTalents } from './upgrades/talents-stress.ts'
import { tokenTalents } from './upgrades/talents-tokens.ts'
import { tech } from './upgrades/tech.ts'
import { torpedoes } from './upgrades/torpedoes.ts'
import { turrets } from './upgrades/turrets.ts'

/** Texts by id of the card. */
export type Texts = { readonly [id: string]: CardText }

/** Made at first use, because cards and rules know each other. */
let all: Map<string, CardText> | null = null

/** By type and id of the card, as `pilot:lukeskywalker`. */
export function TEXTS(): ReadonlyMap<string, CardText> {
  if (all !== null) return all
  const map = new Map<string, CardText>()
  const add = (type: string, texts: Texts): void => {
    for (const [id, text] of Object.entries(texts)) map.set(`${type}:${id}`, text)
  }
  add('scenario', { rules })
  add('damage', damageDeck)
  add('condition', conditions)
  add('upgrade', devices)
  add('upgrade', remotes)
  add('upgrade', configurations)
  add('upgrade', astromechs)
  add('ship-ability', shipAbilities)
  add('ship-ability', dockedShipAbilities)
  add('pilot', rebelABWings)
  add('pilot', rebelFighters)
  add('pilot', rebelFreighters)
  add('pilot', rebelGhost)
  add('pilot', rebelXWings)
  add('pilot', rebelYWings)
  add('pilot', empireBombers)
  add('pilot', empireLarge)
  add('pilot', empireStrikers)
  add('pilot', empireTieAdvanced)
  add('pilot', empireTieDefender)
  add('pilot', empireTieInterceptor)
  add('pilot', empireTieLn)
  add('pilot', empireTurrets)
  add('pilot', firstOrderShuttles)
  add('pilot', firstOrderTieFo)
  add('pilot', firstOrderTies)
  add('upgrade', cannons)
  add('upgrade', forcePowers)
  add('upgrade', attackGunners)
  add('upgrade', diceGunners)
  add('upgrade', missiles)
  add('upgrade', sensors)
  add('upgrade', actionTalents)
  add('upgrade', attackTalents)
  add('upgrade', defenseTalents)
  add('upgrade', stressTalents)
  add('upgrade', tokenGunners)
  add('upgrade', tokenTalents)
  add('upgrade', tech)
  add('upgrade', torpedoes)
  add('upgrade', turrets)
  all = map
  return map
}
