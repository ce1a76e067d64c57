/** What each ship should go for in the scenario, and what it is worth to be there. */
import { type Footprint, type Placed, rangeBetween } from '../geometry/index.ts'
import { FIRST_SCORING_ROUND } from '../rules/mission-points.ts'
import { placedOf } from '../rules/range.ts'
import { objectivesOf } from '../scenarios/objectives.ts'
import { towedBy } from '../scenarios/salvage-mission.ts'
import type { Ship, State, Thing } from '../state.ts'
import { bandsBetween } from './shot.ts'
import { roundsLeft } from './worth.ts'

/** A place to be at range 0 to `within` of, worth `gain` for the ship that is there. */
export interface Goal {
  readonly at: Placed
  readonly within: number
  readonly gain: number
}

/** What the ways of the four scenarios differ in. */
interface Plan {
  readonly within: number
  readonly gain: number
  /** How many ships are sent to one objective. */
  readonly ships: number
  isWanted(s: State, seat: number, thing: Thing): boolean
  isFree(s: State, ship: Ship): boolean
}

const always = (): boolean => true

const PLANS: { readonly [scenario: string]: Plan } = {
  assaultatthesatellitearray: { within: 1, gain: 1, ships: 2, isWanted: always, isFree: always },
  chanceengagement: { within: 2, gain: 0.7, ships: 8, isWanted: always, isFree: always },
  scramblethetransmissions: {
    within: 1,
    gain: 2,
    ships: 1,
    isWanted: (_s, seat, { mark }) => mark !== seat,
    isFree: always,
  },
  salvagemission: {
    within: 1,
    gain: 2,
    ships: 1,
    isWanted: always,
    isFree: (s, { id }) => towedBy(s, id) === undefined,
  },
}

/** The goal of each ship of a seat by its id: nearest first, few ships to each objective. */
export function goalsFor(s: State, seat: number): ReadonlyMap<number, Goal> {
  const goals = new Map<number, Goal>()
  const plan = PLANS[s.options.scenario]
  if (plan === undefined) return goals
  const things = objectivesOf(s).filter((thing) => plan.isWanted(s, seat, thing))
  const ships = s.ships.filter((ship) => ship.seat === seat && ship.zone === 'play' && plan.isFree(s, ship))
  const pairs = ships.flatMap((ship) =>
    things.map((thing) => ({ ship, thing, bands: bandsBetween(ship.pose, thing.pose) })),
  )
  pairs.sort((a, b) => a.bands - b.bands || a.ship.id - b.ship.id || a.thing.id - b.thing.id)
  for (let wave = 1; wave <= plan.ships; wave++) {
    const sent = new Map<number, number>()
    for (const { ship, thing } of pairs) {
      if (goals.has(ship.id) || (sent.get(thing.id) ?? 0) >= 1) continue
      sent.set(thing.id, 1)
      const gain = plan.gain / wave
      goals.set(ship.id, { at: placedOf(thing), within: plan.within, gain })
    }
  }
  return goals
}

const PER_BAND = 0.22

/** The worth of a place to a ship with this goal; falls with the way that is left. */
export function goalValue(s: State, goal: Goal | undefined, at: Footprint): number {
  if (goal === undefined) return 0
  const range = rangeBetween(at, goal.at)
  const soon = s.round >= FIRST_SCORING_ROUND ? 1 : 0.6
  if (range <= goal.within) return soon * goal.gain
  const bands = bandsBetween(at, goal.at)
  return -PER_BAND * Math.max(0, bands - goal.within) * Math.min(1, goal.gain)
}

/** What it is worth to mark a satellite or to tow a cache now: it scores until somebody undoes it. */
export function lastingGain(s: State): number {
  return 1 + 0.6 * Math.min(4, roundsLeft(s))
}
