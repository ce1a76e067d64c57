/**
 * What a client works out from a view with the engine's own functions: where a walk leads, who sees whom, what an attack
 * would come to. The state is made from the view, so nothing hidden can come in.
 */
import { keyOf as keyOfSeed, newRngState } from '@dejarik/kernel'
import './index.ts'
import type { CampaignView } from './campaign-view.ts'
import { counted, type Proof, proof, type Space } from './map/index.ts'
import type { Target } from './offers.ts'
import { addStanding, declared } from './rules/attack/attack.ts'
import { defensePool, focuses } from './rules/attack/pools.ts'
import { diceOf, profileOf } from './rules/attack/profile.ts'
import { GREEN } from './rules/attack/results.ts'
import { PLAIN } from './rules/attack/targets.ts'
import { distance, doorsBefore, groundOf, isMassive, spacesOf, standingOf } from './rules/ground.ts'
import { type Attack, type Campaign, type FigureId, NONE, STREAMS, type State } from './state.ts'
import type { View } from './view.ts'

export { ATTACK_DICE, DEFENSE_DICE, slugOf } from './facts/index.ts'
export {
  commandLabel,
  deploymentLabel,
  figureLabel,
  missionLabel,
  seatLabel,
  tokenLabel,
  upgradeLabel,
} from './labels.ts'
export { abilityAt } from './rules/abilities.ts'
export { ACTIONS_A_FIGURE } from './rules/act.ts'
export {
  accuracyResults,
  add,
  attackFace,
  blockResults,
  damageDealt,
  damageResults,
  defenseFace,
  dodgeResults,
  evadeResults,
  surgesLeft,
} from './rules/attack/results.ts'
export { paidSurges, surgeAbilities } from './rules/attack/surges.ts'
export { commandDesigns, commandOf, designOf, upgradeOf } from './rules/cards.ts'
export { controllerOfSpace } from './rules/control.ts'
export { missionOf, spacesOf } from './rules/ground.ts'
export { type Goal, type Mission, TERMINAL, type TokenKind, type Zone } from './rules/mission.ts'
export { canExit, speedOf, walks, wayTo } from './rules/moving.ts'
export { POINTS_TO_WIN } from './rules/winning.ts'
export { abilityText } from './text/cards/index.ts'
export { TOKEN_FACES } from './text/names.ts'

/** The state as far as the viewer knows it; decks and the hands of others are empty. */
export function stateFrom(view: View): State {
  return {
    step: '',
    rng: newRngState(keyOfSeed(''), STREAMS.length),
    options: optionsFrom(view),
    mission: view.mission,
    doors: view.doors,
    round: view.round,
    initiative: view.initiative,
    turn: view.turn,
    figures: view.figures.map(({ health: _health, endurance: _endurance, ...figure }) => ({
      ...figure,
      carried: figure.carried.slice(),
      used: figure.used.slice(),
    })),
    groups: view.groups.map((group) => ({ ...group, attachments: group.attachments.slice() })),
    tokens: view.tokens.map((token) => ({ ...token })),
    sides: view.sides.map(({ hand, discard, points, defeatedCost, zone, upgrades }) => ({
      deck: [],
      hand: hand.slice(),
      discard: discard.slice(),
      points,
      defeatedCost,
      zone,
      upgrades: upgrades.slice(),
    })),
    // A card that shows its back alone does nothing.
    held: view.held.map((held) => ({ ...held, seat: held.card === NONE ? NONE : held.seat })),
    campaign: view.campaign === null ? null : campaignFrom(view.campaign),
    activation: view.activation,
    effects: view.effects.map((effect) => ({ ...effect })),
    attacks: view.attacks.map((attack) => ({ ...attack })),
    test: view.test,
    walking: NONE,
    using: view.using.slice(),
    counters: view.counters.slice(),
    winners: null,
    endedBy: '',
  }
}

/** What can be asked on a board needs no more of the options than who plays. */
function optionsFrom({ campaign }: View): State['options'] {
  if (campaign === null) return { armies: [], missions: [] }
  const { heroes, imperialClass } = campaign
  return { armies: [], missions: [], campaign: { heroes, imperialClass, agendas: [], sideMissions: [] } }
}

/** Decks are empty, as far as the viewer knows. */
function campaignFrom({ heroes: _, handBacks: _h, reserveBacks: _r, ...view }: CampaignView): Campaign {
  return {
    ...view,
    hand: view.hand.slice(),
    reserve: view.reserve.slice(),
    supplies: [],
    shown: view.shown.slice(),
    items: [[], [], []],
    agendas: [],
    sideDeck: [],
    drawn: view.drawn.slice(),
    xp: view.xp.slice(),
    shop: view.shop.slice(),
    sideMissions: view.sideMissions.slice(),
    forced: view.forced.slice(),
    allies: view.allies.slice(),
    villains: view.villains.slice(),
    log: view.log.slice(),
    imagined: true,
  }
}

export interface Sighting {
  readonly from: Space
  readonly to: Space
  readonly proof: Proof
}

/** How many spaces lie between two figures; null where none can be counted. */
export function spacesBetween(s: State, from: FigureId, to: FigureId): number | null {
  return counted(distance(s, from, to))
}

/** Whether one figure sees another, and why: of all pairs of spaces the first that does, else that with the fewest obstacles. */
export function sightBetween(s: State, from: FigureId, to: FigureId): Sighting | null {
  const { board } = groundOf(s)
  const [one, other] = [s.figures[from], s.figures[to]]
  const doors = doorsBefore(s, one)
  const free = isMassive(one) || isMassive(other)
  const standing = free ? new Uint8Array(board.terrain.length) : standingOf(s, from)
  let best: Sighting | null = null
  let least = Number.POSITIVE_INFINITY
  for (const own of spacesOf(s, one))
    for (const space of spacesOf(s, other)) {
      const found: Sighting = {
        from: own,
        to: space,
        proof: proof(board, doors, own, space, standing),
      }
      if (found.proof.sees) return found
      const lost = Math.min(
        ...found.proof.attempts.map(({ stopped }) => stopped.filter((one) => one !== null).length),
      )
      if (lost >= least) continue
      least = lost
      best = found
    }
  return best
}

/** An attack on a target as it would begin, with the dice that it would be made with. */
export function attackFrom(s: State, target: Target): Attack {
  return withPools(s, declared(s, target, s.figures[target.figure].seat, PLAIN))
}

/** With dice where they are not gathered yet. Dice of any color are still to be chosen, and so left out. */
export function withPools(s: State, attack: Attack): Attack {
  if (attack.step > 1 || attack.attackDice.length > 0) return attack
  const { attacker, weapon, target, object } = attack
  const dice = diceOf(profileOf(s, attacker, weapon))
  return {
    ...attack,
    attackDice: focuses(s, attacker) ? [...dice, GREEN] : dice,
    defenseDice: defensePool(s, target, object),
  }
}

/** With all results of step 4 that nobody decides about, where it has not come to them yet. */
export function withStanding(s: State, attack: Attack): Attack {
  if (attack.step >= 4) return attack
  const ahead: Attack = { ...attack }
  addStanding(s, ahead)
  return ahead
}
