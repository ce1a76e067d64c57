/** Executing a maneuver (rulebook: "Manöver", "Flugrichtung", "Schwierigkeit", "Überschneiden"). */
import type { Flow } from '@dejarik/kernel'
import type { ManeuverDifficulty } from '../facts/dial.ts'
import { printed } from '../facts/printed.ts'
import { maneuver as moveOfManeuver, type Shift } from '../geometry/index.ts'
import {
  FULLY_EXECUTED,
  ION_MANEUVER,
  type Maneuver,
  NO_MORE_ACTIONS,
  type Ship,
  type ShipId,
  SKIPS_ACTION,
  type State,
  type T,
  THING,
  type ThingId,
} from '../state.ts'
import { raise } from './ability-queue.ts'
import { performAction } from './actions.ts'
import { isGranted, opinions, sum } from './ask-cards.ts'
import { forceAtHand, spendForce } from './charges.ts'
import { RULE, sufferDamage } from './damage.ts'
import { flee } from './destroyed.ts'
import { isHitOrCrit, rollOne } from './dice.ts'
import { docksInstead } from './docking.ts'
import { type Flown, flownBy, isOffTheTable, meet, shipsPassed } from './move.ts'
import { sufferObstacle } from './obstacles.ts'
import { rangeTo, remember } from './range.ts'
import { gainToken, isIonized, isStressed, removeToken } from './tokens.ts'

/** White, straight, speed 2: what a stressed ship flies instead of a red maneuver (xw.g.activation.12, .13). */
export const STRESS_MANEUVER: Maneuver = {
  speed: 2,
  bearing: 'straight',
  direction: null,
  difficulty: 'white',
}

/** Blue, speed 1, in the direction of the dial (xw.g.ion.6, .7). */
export function ionManeuver(dialled: Maneuver | null): Maneuver {
  const direction = dialled?.direction ?? null
  return { speed: 1, bearing: direction === null ? 'straight' : 'bank', direction, difficulty: 'blue' }
}

const LADDER: readonly ManeuverDifficulty[] = ['blue', 'white', 'red']

/** Keys of `Ship.lasting`: changes of difficulty for the maneuver executed next, and for all red ones. */
export const NEXT_MANEUVER = 'next-maneuver'
export const RED_MANEUVERS = 'red-maneuvers'

/** What cards gave this ship for a while; the cards themselves may have left the table. */
function lasting(ship: Ship, { difficulty }: Maneuver): number {
  let total = 0
  for (const { key, value } of ship.lasting)
    if (key === NEXT_MANEUVER || (key === RED_MANEUVERS && difficulty === 'red')) total += value
  return total
}

/** The maneuver with all changes of its difficulty; raises and falls are summed before the cap (xw.g.difficulty.9, .10). */
export function withDifficulty(s: State, ship: Ship, maneuver: Maneuver): Maneuver {
  let { difficulty } = maneuver
  for (const treated of opinions(s, 'treatManeuver', ship, maneuver))
    if (treated !== null) difficulty = treated
  if (difficulty !== 'purple') {
    const step = LADDER.indexOf(difficulty) + sum(s, 'difficulty', ship, maneuver) + lasting(ship, maneuver)
    difficulty = LADDER[Math.max(0, Math.min(2, step))]
  }
  return difficulty === maneuver.difficulty ? maneuver : { ...maneuver, difficulty }
}

/** What the ship really flies: stress and empty Force turn red and purple into the stress maneuver. */
export function whatItFlies(s: State, ship: Ship, dialled: Maneuver): Maneuver {
  const now = withDifficulty(s, ship, dialled)
  if (now.difficulty === 'red' && isStressed(ship) && !isGranted(s, 'redWhileStressed', ship, now))
    return STRESS_MANEUVER
  if (now.difficulty === 'purple' && forceAtHand(s, ship) === 0) return STRESS_MANEUVER
  return now
}

export interface Executed {
  readonly maneuver: Maneuver
  readonly full: boolean
  readonly overlapped: readonly ShipId[]
  /** Ships that its template lay on. */
  readonly passed: readonly ShipId[]
  readonly through: readonly ThingId[]
  readonly onto: readonly ThingId[]
}

export interface HowFlown {
  readonly how?: 'maneuver' | 'slam'
  /** Ion and stress maneuvers can't be changed (xw.g.ion.8, xw.g.activation.14). */
  readonly fixed?: boolean
}

/** Executes a maneuver from its first to its last step. Null if the ship fled. */
export function* executeManeuver(
  t: T,
  ship: ShipId,
  dialled: Maneuver,
  { how = 'maneuver', fixed = false }: HowFlown = {},
): Flow<Executed | null> {
  const s = t.state
  const it = s.ships[ship]
  if (!fixed) yield* raise(t, { event: 'executes-maneuver', ship, maneuver: withDifficulty(s, it, dialled) })
  const maneuver = fixed ? dialled : whatItFlies(s, it, yield* instead(t, it, dialled))
  if (maneuver.difficulty === 'purple') yield* spendForce(t, ship)
  const from = it.pose
  const flown = maneuver.bearing === 'stationary' ? null : yield* flyManeuver(t, it, maneuver)
  if (flown !== null) it.pose = remember(flown.flight.footprint)
  it.executed = maneuver
  if (it.lasting.length > 0) it.lasting = it.lasting.filter(({ key }) => key !== NEXT_MANEUVER)
  logManeuver(t, it, maneuver, flown)
  if (flown !== null && isOffTheTable(flown.flight.footprint)) {
    yield* flee(t, ship, from)
    return null
  }
  const full = flown === null || flown.flight.full
  const passed = flown === null ? [] : shipsPassed(s, ship, flown)
  yield* raise(t, { event: 'checks-difficulty', ship, maneuver, full })
  yield* checkDifficulty(t, ship, maneuver)
  if (flown === null) yield* stayAtObstacles(t, it)
  else yield* meet(t, ship, flown, how)
  const overlapped = flown?.overlapped ?? []
  it.marks = full ? it.marks | FULLY_EXECUTED : it.marks & ~FULLY_EXECUTED
  if (!full && it.zone === 'play' && !(yield* docksInstead(t, it, overlapped))) yield* bump(t, it, overlapped)
  const met = flown?.met ?? []
  const through = met.flatMap(({ thing, movedThrough }) => (movedThrough ? [thing] : []))
  const onto = met.flatMap(({ thing, overlapped: liesOn }) => (liesOn ? [thing] : []))
  const executed: Executed = { maneuver, full, overlapped, passed, through, onto }
  if (it.zone === 'play') yield* raise(t, { event: 'maneuver-executed', ship, ...executed })
  return executed
}

/** What cards make of the maneuver. A stress maneuver stays what it is (xw.g.activation.14). */
function* instead(t: T, ship: Ship, dialled: Maneuver): Flow<Maneuver> {
  if (whatItFlies(t.state, ship, dialled) === STRESS_MANEUVER) return dialled
  const event = yield* raise(t, { event: 'flies-maneuver', ship: ship.id, maneuver: dialled })
  return event?.maneuver ?? dialled
}

function logManeuver(
  t: T,
  ship: Ship,
  { speed, bearing, direction, difficulty }: Maneuver,
  flown: Flown | null,
): void {
  t.log?.('maneuver', 'xw.g.maneuver.2', {
    ship: ship.id,
    speed,
    bearing,
    direction: direction ?? 'none',
    difficulty,
    full: flown === null || flown.flight.full ? 'yes' : 'no',
  })
}

const SHIFTS: readonly Shift[] = [-1, 0, 1]

function* flyManeuver(t: T, ship: Ship, maneuver: Maneuver): Flow<Flown> {
  const ways = flightsOf(t.state, ship, maneuver)
  if (ways.length === 1) return ways[0]
  const options = ways.map(({ flight: { footprint } }, way) => ({
    do: 'place-at' as const,
    ship: ship.id,
    way,
    ...poseArgs(footprint.pose),
  }))
  const chosen = yield* t.choose(ship.seat, 'tallon', options, { rule: 'xw.g.advanced.8' })
  return ways[chosen.way]
}

export function poseArgs({ x, y, a }: { x: number; y: number; a: number }): {
  x: number
  y: number
  a: number
} {
  return { x, y, a }
}

/**
 * Where a maneuver can end. One flight, except for a Tallon roll that can be flown in full in several ways: then one
 * of them must be chosen (xw.a.faq-activation.12, .13).
 */
export function flightsOf(s: State, ship: Ship, { bearing, speed, direction }: Maneuver): Flown[] {
  if (bearing === 'stationary') return []
  const shifts: readonly Shift[] = bearing === 'tallon' ? SHIFTS : [0]
  const flown = shifts.map((shift) => {
    const move = moveOfManeuver(bearing, speed, direction ?? 'left', shift)
    if (move === null) throw new Error(`there is no template for ${speed} ${bearing}`)
    return flownBy(s, ship, move)
  })
  const full = flown.filter(({ flight }) => flight.full)
  return full.length > 0 ? full : [flown[bearing === 'tallon' ? 1 : 0]]
}

function* checkDifficulty(t: T, ship: ShipId, { difficulty }: Maneuver): Flow {
  if (difficulty === 'red') yield* gainToken(t, ship, 'stress')
  if (difficulty !== 'blue') return
  for (const token of ['stress', 'strain', 'deplete'] as const)
    if (removeToken(t, ship, token)) yield* raise(t, { event: 'token-removed', ship, token })
}

/** A stationary maneuver triggers the overlap effects of obstacles at range 0 (xw.g.advanced.13). */
function* stayAtObstacles(t: T, ship: Ship): Flow {
  const s = t.state
  for (const thing of s.things)
    if (thing.inPlay && rangeTo(s, ship.id, THING + thing.id) === 0)
      yield* sufferObstacle(t, ship.id, thing.id, true)
  yield* raise(t, { event: 'moved', ship: ship.id, how: 'maneuver', passed: [], through: [], onto: [] })
}

/** The effect of overlapping a ship, after Check Difficulty (xw.g.overlap.6 to .12). */
function* bump(t: T, ship: Ship, overlapped: readonly ShipId[]): Flow {
  const s = t.state
  if (!isGranted(s, 'actsAfterBump', ship)) ship.marks |= SKIPS_ACTION
  const friend = overlapped.find((other) => s.ships[other].seat === ship.seat)
  if (friend !== undefined) {
    t.log?.('bump', 'xw.g.overlap.7', { ship: ship.id, other: friend })
    if (isHitOrCrit(yield* rollOne(t, ship.id, 'xw.g.overlap.7')))
      yield* sufferDamage(t, ship.id, 'hit', 1, RULE)
    return
  }
  t.log?.('bump', 'xw.g.overlap.9', { ship: ship.id, other: overlapped[0] })
  yield* performAction(t, ship.id, {
    among: ['focus', 'calculate'],
    colour: 'red',
    fromBar: true,
    rule: 'xw.g.overlap.9',
  })
  ship.marks |= NO_MORE_ACTIONS
}

/** The maneuver on a ship's dial, if it has one. */
export function dialled(ship: Ship): Maneuver | null {
  return ship.dial < 0 ? null : printed(ship).type.dial[ship.dial]
}

/** Step Execute Maneuver of an activation, with ion and missing dials (xw.g.ion.6, xw.g.planning.15). */
export function* executeDial(t: T, ship: Ship): Flow<Executed | null> {
  if (isIonized(ship)) {
    ship.marks |= ION_MANEUVER
    return yield* executeManeuver(t, ship.id, ionManeuver(dialled(ship)), { fixed: true })
  }
  const maneuver = dialled(ship)
  if (maneuver !== null) return yield* executeManeuver(t, ship.id, maneuver)
  yield* gainToken(t, ship.id, 'stress')
  return yield* executeManeuver(t, ship.id, STRESS_MANEUVER, { fixed: true })
}
