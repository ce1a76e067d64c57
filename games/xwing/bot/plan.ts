/** Planning: every maneuver of every ship of a seat, rated by itself against where the enemies may be. */
import { never } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import { type Footprint, fly, maneuver as moveOfManeuver, type Placed } from '../geometry/index.ts'
import { ionManeuver, STRESS_MANEUVER, whatItFlies } from '../rules/maneuver.ts'
import { isOffTheTable } from '../rules/move.ts'
import { isObstacle, obstacleKind } from '../rules/obstacles.ts'
import { footprint, placedOf } from '../rules/range.ts'
import { isIonized, isStressed } from '../rules/tokens.ts'
import type { Maneuver, Ship, State, Thing } from '../state.ts'
import { isDoomed } from './edge.ts'
import { type Goal, goalsFor, goalValue } from './goals.ts'
import { type Foe, foesOf, Prospect } from './outlook.ts'
import { positionKey } from './position-key.ts'
import { profileOf } from './profile.ts'
import { bandsBetween } from './shot.ts'
import { perDamage } from './worth.ts'

/** One maneuver of a ship: where it would end, and how good that is. */
export interface Choice {
  readonly place: number
  readonly at: Footprint
  /** Without the fight: stress, obstacles, goals, the edge. */
  readonly still: number
  readonly value: number
  /** Whether it will have its action, and whether it may attack. */
  readonly acts: boolean
  readonly fires: boolean
}

/** Of one ship: where it starts, and its choices, best first. */
export interface ShipPlan {
  readonly id: number
  readonly from: Footprint
  readonly choices: readonly Choice[]
}

/** In the order in which the ships will fly. Holds no ship of a state: those change. */
export type Plan = readonly ShipPlan[]

const STRESS = 0.35
const RELIEF = 0.4
const BUMP = 0.6
const DOOM = 4
const OFF = 20
const PER_BAND_TO_FOE = 0.1

const plans = new Map<string, Plan>()
const MOST_PLANS = 32

export function planFor(s: State, seat: number): Plan {
  const key = positionKey(s, seat)
  let plan = plans.get(key)
  if (plan === undefined) {
    plan = workOut(s, seat)
    if (plans.size >= MOST_PLANS) plans.clear()
    plans.set(key, plan)
  }
  return plan
}

function workOut(s: State, seat: number): Plan {
  const ships = s.ships.filter((ship) => ship.seat === seat && ship.zone === 'play')
  ships.sort((a, b) => profileOf(a).initiative - profileOf(b).initiative || aheadness(b) - aheadness(a))
  const foes = foesOf(s, seat)
  const goals = goalsFor(s, seat)
  const things = s.things.filter((thing) => thing.inPlay && isObstacle(thing))
  return ships.map((ship) => ({
    id: ship.id,
    from: footprint(ship),
    choices: choicesOf(s, ship, foes, goals.get(ship.id), things),
  }))
}

/** Of ships that fly at the same initiative those in front go first. */
function aheadness(ship: Ship): number {
  const { x, y, sin, cos } = footprint(ship)
  return x * sin + y * cos
}

function choicesOf(
  s: State,
  ship: Ship,
  foes: readonly Foe[],
  goal: Goal | undefined,
  things: readonly Thing[],
): readonly Choice[] {
  // Whoever flies later is still where it is now.
  const { initiative } = profileOf(ship)
  const blockers = foes
    .filter((foe) => profileOf(foe.ship).initiative > initiative)
    .map((foe) => footprint(foe.ship))
  const tokens = things.map(placedOf)
  const choices = printed(ship).type.dial.map((dialled, place) => {
    const maneuver = isIonized(ship) ? ionManeuver(dialled) : whatItFlies(s, ship, dialled)
    return rated(s, ship, place, maneuver, { foes, goal, things, tokens, blockers })
  })
  return choices.sort((a, b) => b.value - a.value || a.place - b.place)
}

interface Surroundings {
  readonly foes: readonly Foe[]
  readonly goal: Goal | undefined
  readonly things: readonly Thing[]
  readonly tokens: readonly Placed[]
  readonly blockers: readonly Footprint[]
}

function rated(
  s: State,
  ship: Ship,
  place: number,
  maneuver: Maneuver,
  { foes, goal, things, tokens, blockers }: Surroundings,
): Choice {
  const from = footprint(ship)
  const { bearing, speed, direction, difficulty } = maneuver
  const move = bearing === 'stationary' ? null : moveOfManeuver(bearing, speed, direction ?? 'left')
  const flight = move === null ? null : fly(from, move, blockers, tokens)
  const at = flight?.footprint ?? from
  if (isOffTheTable(at)) {
    const lost = -OFF - profileOf(ship).points
    return { place, at, still: lost, value: lost, acts: false, fires: false }
  }
  const stressed = difficulty === 'red' || (isStressed(ship) && difficulty !== 'blue')
  let still = 0
  let acts = !stressed
  let fires = true
  if (maneuver === STRESS_MANEUVER) still -= STRESS
  if (difficulty === 'red') still -= STRESS
  if (isStressed(ship) && difficulty === 'blue') still += RELIEF
  if (flight !== null && !flight.full) {
    still -= BUMP
    acts = false
  }
  for (const { token, overlapped } of flight?.met ?? []) {
    still -= obstacleCost(s, ship, things[token])
    if (overlapped) {
      acts = false
      fires = false
    }
  }
  if (isDoomed(ship, at)) still -= DOOM
  still += goalValue(s, goal, at) - PER_BAND_TO_FOE * bandsToNearest(at, foes)
  const value = still + new Prospect(s, ship, at, foes, fires).balance(acts)
  return { place, at, still, value, acts, fires }
}

function obstacleCost(s: State, ship: Ship, thing: Thing): number {
  const damage = perDamage(s, ship)
  const kind = obstacleKind(thing)
  switch (kind) {
    case 'asteroid':
      return 1.5 * damage
    case 'debris-cloud':
      return 0.5 * damage + STRESS
    case 'gas-cloud':
    case 'electro-chaff-cloud':
    case 'blaze':
    case null:
      return 0.5
    default:
      return never(kind)
  }
}

function bandsToNearest(at: Footprint, foes: readonly Foe[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const { ship } of foes) least = Math.min(least, bandsBetween(at, ship.pose))
  return least === Number.POSITIVE_INFINITY ? 0 : least
}
