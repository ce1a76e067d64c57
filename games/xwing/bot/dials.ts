/** Dials for a whole squad, so that its ships keep out of each other's way. */
import type { Answer, Rng } from '@dejarik/kernel'
import { type Footprint, overlaps } from '../geometry/index.ts'
import type { DialArea } from '../rules/planning-phase.ts'
import type { State } from '../state.ts'
import { type Choice, type Plan, planFor } from './plan.ts'

/** Ends on a friend: no action, and perhaps damage. */
export const FRIEND_IN_THE_WAY = 1.6

/** One choice for each ship of a plan. */
export type Flights = readonly Choice[]

/** Each ship takes what it likes best, clear of those that flew before it and those that have not flown. */
export function settle(plan: Plan, liking: () => number): Flights {
  const ends: Footprint[] = []
  return plan.map(({ choices }, i) => {
    let best = choices[0]
    let highest = Number.NEGATIVE_INFINITY
    for (const choice of choices) {
      const most = choice.value + liking()
      if (most <= highest) continue
      const value = isBlocked(plan, i, choice.at, ends) ? most - FRIEND_IN_THE_WAY : most
      if (value > highest) {
        highest = value
        best = choice
      }
    }
    ends.push(best.at)
    return best
  })
}

/** Whether a friend is there already, or there still. */
function isBlocked(plan: Plan, ship: number, at: Footprint, ends: readonly Footprint[]): boolean {
  for (let i = 0; i < plan.length; i++)
    if (i !== ship && overlaps(at, i < ship ? ends[i] : plan[i].from)) return true
  return false
}

export function answerOf(plan: Plan, flights: Flights, { ships }: DialArea): readonly number[] {
  const places = new Map(plan.map(({ id }, i) => [id, flights[i].place]))
  return ships.map((ship) => places.get(ship) ?? 0)
}

/** Differences below this are a matter of taste, so that nobody can be read like a book. */
const TASTE = 0.3

export function settleByTaste(plan: Plan, rng: Rng): Flights {
  return settle(plan, () => (TASTE * rng.int(1024)) / 1024)
}

export function dialsByTaste(s: State, seat: number, area: DialArea, rng: Rng): Answer {
  const plan = planFor(s, seat)
  return answerOf(plan, settleByTaste(plan, rng), area)
}
