/**
 * What a client works out from a view with the engine's own functions: where a dial would lead, how many dice an
 * attack has, whether a place is legal. The state is made from the view, so nothing hidden can come in.
 */
import { keyOf, newRngState, type Seat } from '@dejarik/kernel'
import { shipPlace } from './bot/placement.ts'
import type { Pose } from './geometry/index.ts'
import { DECK_SIZE, damageKind, NOTED } from './rules/damage-deck.ts'
import { flightsOf, ionManeuver, whatItFlies } from './rules/maneuver.ts'
import { type Flown, isOffTheTable } from './rules/move.ts'
import { obstacleLimit, shipLimit } from './rules/setup/index.ts'
import type { Limit, PlaceArea } from './rules/setup/places.ts'
import { ruleCardsOf } from './rules/setup/rule-cards.ts'
import { isIonized } from './rules/tokens.ts'
import { checkObjective } from './scenarios/objectives.ts'
import { type DamageCard, ENGAGED, type Maneuver, type Ship, STREAMS, type State } from './state.ts'
import type { ShipView, View } from './view.ts'

export { type Printed, printed } from './facts/printed.ts'
export { cardLabel, objectLabel, shipLabel, typeLabel } from './labels.ts'
export { copyOf } from './names.ts'
export { hasTurret, isDouble, turretArcsOf } from './rules/actions/rotate.ts'
export { attackDiceCount } from './rules/attack/attack-dice.ts'
export { attackFrom, attacksOf, type Declared } from './rules/attack/declare-target.ts'
export { defenseDiceCount, isObstructed } from './rules/attack/defense-dice.ts'
export { workingReinforcements } from './rules/attack/neutralize-results.ts'
export { arcsOf, firingArcs, weaponsOf } from './rules/attack/weapons.ts'
export { cardOf, numberOf, sideFacts } from './rules/cards.ts'
export { chargesOf } from './rules/charges.ts'
export { DICE_FACES } from './rules/dice.ts'
export { otherSide } from './rules/flip.ts'
export { FIRST_SCORING_ROUND, limitOf } from './rules/mission-points.ts'
export type { Flown } from './rules/move.ts'
export { obstacleKind } from './rules/obstacles.ts'
export type { DialArea } from './rules/planning-phase.ts'
export { footprintOfAttacker, placed, seatOf } from './rules/range.ts'
export { type Stake, scenarioOf } from './rules/scenarios.ts'
export type { PlaceArea } from './rules/setup/places.ts'

/** Any card of the deck that is of that kind. */
function faceupCard(kind: number): DamageCard {
  for (let card = 0; card < DECK_SIZE; card++) if (damageKind(card) === kind) return { card, up: true }
  return { card: NOTED, up: true }
}

function shipFrom(ship: ShipView): Ship {
  const facedown = Array.from({ length: ship.facedown }, (): DamageCard => ({ card: NOTED, up: false }))
  return {
    id: ship.id,
    seat: ship.seat,
    pilot: ship.pilot,
    cards: ship.cards.slice(),
    charges: ship.charges.slice(),
    zone: ship.zone,
    destroyed: ship.destroyed,
    pose: ship.pose,
    carrier: ship.carrier,
    shields: ship.shields,
    force: ship.force,
    damage: [...facedown, ...ship.faceup.map(faceupCard)],
    tokens: ship.tokens.slice(),
    locks: ship.locks.slice(),
    dial: ship.dial ?? -1,
    dialUp: ship.dialUp,
    executed: ship.executed,
    turret: ship.turret,
    done: ship.done.slice(),
    marks: ship.marks,
    initiatives: [{ value: ship.initiative, until: 'end', by: 0 }],
    conditions: ship.conditions.filter(({ card }) => card >= 0),
    scored: 0,
    lasting: ship.lasting.slice(),
  }
}

/** The state as far as the viewer knows it; decks, facedown cards and the dials of others are left out. */
export function stateFrom(view: View): State {
  return {
    step: '',
    rng: newRngState(keyOf(''), STREAMS.length),
    options: view.options,
    environment: view.environment,
    ruleCards: ruleCardsOf(view),
    round: view.round,
    phase: view.phase,
    initiative: view.initiative,
    firstPlayer: view.firstPlayer,
    ships: view.ships.map(shipFrom),
    things: view.things.map((thing) => ({ ...thing })),
    decks: [
      { draw: [], discard: [] },
      { draw: [], discard: [] },
    ],
    score: [view.score[0], view.score[1]],
    attack: view.attack,
    queue: [],
    queueBase: 0,
    resolving: 0,
    active: view.active,
    winner: view.winner,
    endedBy: view.endedBy,
  }
}

/** Whether a ship has had its turn in this phase; in the Planning Phase, whether it has its dial. */
export function hasHadItsTurn({ phase }: Pick<View, 'phase'>, ship: ShipView): boolean {
  if (phase === 'planning' || phase === 'system') return ship.hasDial
  return phase === 'activation' ? ship.executed !== null : (ship.marks & ENGAGED) !== 0
}

/** A maneuver as it would go if nothing else moved before it. */
export interface Preview {
  readonly maneuver: Maneuver
  /** One end; for a Tallon roll up to three. Empty for a stationary maneuver. */
  readonly ends: readonly Flown[]
  /** It would leave the play area. */
  readonly flees: boolean
}

export function previewManeuver(s: State, ship: Ship, dialled: Maneuver): Preview {
  const maneuver = isIonized(ship) ? ionManeuver(dialled) : whatItFlies(s, ship, dialled)
  const ends = flightsOf(s, ship, maneuver)
  const flees = ends.length > 0 && ends.every(({ flight }) => isOffTheTable(flight.footprint))
  return { maneuver, ends, flees }
}

/** A good place for a ship in set-up: where a sound player would put it; null if none is found. */
export function proposedPlace(s: State, area: PlaceArea, seat: Seat): Pose | null {
  if (area.kind !== 'ship' || area.ship < 0) return null
  const limit = placeLimit(s, area)
  const found = shipPlace(s, seat, area.ship, ([x, y, a]) => limit({ x, y, a }) === null)
  return found === null ? null : { x: found[0], y: found[1], a: found[2] }
}

/** Why something can't be placed somewhere; also null for what only the table itself can tell. To be made once for all places. */
export function placeLimit(s: State, area: PlaceArea): Limit {
  const { kind, id, ship, edge, isApart } = area
  if (kind === 'ship' && ship >= 0) return shipLimit(s, s.ships[ship])
  if (kind === 'obstacle') return obstacleLimit(s, id)
  return edge === undefined ? () => null : (pose) => checkObjective(s, id, pose, edge, isApart === true)
}
