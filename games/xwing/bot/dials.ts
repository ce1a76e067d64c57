/** Planning: which maneuvers are worth dialling, ship by ship in the order in which they will fly. */
import { type Answer, FastRng, type Rng } from '@dejarik/kernel'
import { printed } from '../cards/printed.ts'
import { type Footprint, fly, maneuver as moveOfManeuver, overlaps, type Placed } from '../geometry/index.ts'
import { ionManeuver, STRESS_MANEUVER, whatItFlies } from '../rules/maneuver.ts'
import { isOffTheTable } from '../rules/move.ts'
import { isObstacle, obstacleKind } from '../rules/obstacles.ts'
import type { DialArea } from '../rules/planning-phase.ts'
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
interface Choice {
  readonly place: number
  readonly at: Footprint
  readonly value: number
}

/** Choices of all ships of a seat, best first, in the order in which the ships will fly. */
interface Plan {
  readonly ships: readonly Ship[]
  readonly choices: readonly (readonly Choice[])[]
}

const STRESS = 0.35
const RELIEF = 0.4
const BUMP = 0.6
const DOOM = 4
const PER_BAND_TO_FOE = 0.1

const plans = new Map<string, Plan>()
const MOST_PLANS = 32

function planFor(s: State, seat: number): Plan {
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
  return { ships, choices: ships.map((ship) => choicesOf(s, ship, foes, goals.get(ship.id), things)) }
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
  if (isOffTheTable(at)) return { place, at, value: -20 - profileOf(ship).points }
  const stressed = difficulty === 'red' || (isStressed(ship) && difficulty !== 'blue')
  let value = 0
  let acts = !stressed
  let fires = true
  if (maneuver === STRESS_MANEUVER) value -= STRESS
  if (difficulty === 'red') value -= STRESS
  if (isStressed(ship) && difficulty === 'blue') value += RELIEF
  if (flight !== null && !flight.full) {
    value -= BUMP
    acts = false
  }
  for (const { token, overlapped } of flight?.met ?? []) {
    value -= obstacleCost(s, ship, things[token])
    if (overlapped) {
      acts = false
      fires = false
    }
  }
  if (isDoomed(ship, at)) value -= DOOM
  value += new Prospect(s, ship, at, foes, fires).balance(acts)
  value += goalValue(s, goal, at) - PER_BAND_TO_FOE * bandsToNearest(at, foes)
  return { place, at, value }
}

function obstacleCost(s: State, ship: Ship, thing: Thing): number {
  const damage = perDamage(s, ship)
  switch (obstacleKind(thing)) {
    case 'asteroid':
      return 1.5 * damage
    case 'debris-cloud':
      return 0.5 * damage + STRESS
    default:
      return 0.5
  }
}

function bandsToNearest(at: Footprint, foes: readonly Foe[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const { ship } of foes) least = Math.min(least, bandsBetween(at, ship.pose))
  return least === Number.POSITIVE_INFINITY ? 0 : least
}

/** Ends on a friend: no action, and perhaps damage. */
const FRIEND_IN_THE_WAY = 1.6

/** Dials for all ships; each keeps clear of those that flew before it and those that have not flown. */
function settle({ ships, choices }: Plan, appeal: (ship: number, rank: number) => number): Dialled {
  const ends: Footprint[] = []
  const dials = new Map<number, number>()
  let total = 0
  for (const [i, ship] of ships.entries()) {
    const waiting = ships.slice(i + 1).map(footprint)
    let best = choices[i][0]
    let highest = Number.NEGATIVE_INFINITY
    for (const [rank, choice] of choices[i].entries()) {
      const most = choice.value + appeal(i, rank)
      if (most <= highest) continue
      const isBlocked =
        ends.some((end) => overlaps(choice.at, end)) || waiting.some((end) => overlaps(choice.at, end))
      const value = isBlocked ? most - FRIEND_IN_THE_WAY : most
      if (value > highest) {
        highest = value
        best = choice
      }
    }
    ends.push(best.at)
    dials.set(ship.id, best.place)
    total += best.value
  }
  return { dials, total }
}

interface Dialled {
  readonly dials: ReadonlyMap<number, number>
  readonly total: number
}

function answerOf({ ships }: DialArea, { dials }: Dialled): readonly number[] {
  return ships.map((ship) => dials.get(ship) ?? 0)
}

/** Differences below this are a matter of taste, so that nobody can be read like a book. */
const TASTE = 0.3

export function dialsByTaste(s: State, seat: number, area: DialArea, rng: Rng): Answer {
  const plan = planFor(s, seat)
  return answerOf(
    area,
    settle(plan, () => (TASTE * rng.int(1024)) / 1024),
  )
}

const MOST_COMBINATIONS = 18
const ALTERNATIVES = 4
const FORCED = 100
const FREELY = 3
const STEADY = 1977

/** The plan, then the plan with one ship doing something else, then freer ones; best first. */
export function combinations(s: State, seat: number, area: DialArea): readonly Answer[] {
  const plan = planFor(s, seat)
  const found: Dialled[] = [settle(plan, () => 0)]
  for (let i = 0; i < plan.ships.length; i++)
    for (let rank = 1; rank <= ALTERNATIVES && rank < plan.choices[i].length; rank++)
      found.push(settle(plan, (ship, other) => (ship === i && other === rank ? FORCED : 0)))
  const rng = new FastRng(STEADY, s.round)
  for (let i = 0; i < FREELY; i++) found.push(settle(plan, () => (3 * TASTE * rng.int(1024)) / 1024))
  const answers = new Map<string, { answer: readonly number[]; total: number }>()
  for (const one of found) {
    const answer = answerOf(area, one)
    const key = answer.join()
    if (!answers.has(key)) answers.set(key, { answer, total: one.total })
  }
  return [...answers.values()]
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST_COMBINATIONS)
    .map(({ answer }) => answer)
}
