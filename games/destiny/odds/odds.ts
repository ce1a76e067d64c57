/**
 * The exact odds of a roll.
 *
 * A reroll takes any of the dice, all chosen before the first is rolled (sd.reroll-action.2), and the next one may take
 * the same dice again. They are chosen as well as can be, with all rerolls that are left in mind: for the best chance
 * of the goal, or without one for the most on average. A die is never rerolled for nothing.
 */
import type { Count } from './count.ts'
import { type Grouped, grouped, pickedUp, placeShowing } from './groups.ts'
import type { RollDie } from './roll-die.ts'
import { tally } from './tally.ts'
import { eachLaid, lookAhead, type Numbers, pickUp, roll, type Tray } from './tray.ts'
import { waysOf } from './ways.ts'

export interface Roll {
  readonly dice: readonly RollDie[]
  /** What is counted; several symbols are one sum, `value` stands alone. */
  readonly counts: readonly Count[]
  /** The goal is to count so much; without it, to count as much as possible on average. */
  readonly atLeast?: number
  /** To pay the costs of sides with; 0 if left out. */
  readonly resources?: number
  /** 0 if left out. */
  readonly rerolls?: number
  /** Sides that the dice show already, by their place on the die; only rerolls are rolled then. */
  readonly showing?: readonly number[]
}

export interface Outcome {
  readonly count: number
  /** Of so many equally likely ways. */
  readonly ways: number
  readonly chance: number
}

export interface Odds {
  /** Least first; what can't come is left out. */
  readonly outcomes: readonly Outcome[]
  /** How many equally likely ways there are: six for each die and each roll or reroll. */
  readonly of: number
  /** Whether all ways could be counted one by one; else their last digits are rounded. */
  readonly exact: boolean
  readonly average: number
  /** The chance of the goal; null without one. */
  readonly goal: number | null
  /** The dice to reroll now, by their place in the question; null if none lie there yet. */
  readonly reroll: readonly number[] | null
}

/** A table for each reroll is kept; with more places the machine would feel it. */
const MOST_PLACES = 4_000_000

/** Beyond whole numbers, less than this share of a worth is rounding, not gain. */
const SLACK = 1e-12

/** @throws {RangeError} for more dice than can be surveyed, see `canTell`. */
export function oddsOf(question: Roll): Odds {
  const pool = poolOf(question)
  const { tray } = pool
  if (tray.places > MOST_PLACES) throw new RangeError(`${tray.dice} dice lie in too many ways to count them.`)
  const { atLeast, rerolls = 0, resources = 0, showing } = question
  const counted = new Float64Array(tray.places)
  eachLaid(tray, (place, dice) => {
    counted[place] = tally(dice, resources)
  })
  const of = waysOf(tray.dice * (rerolls + (showing === undefined ? 1 : 0)))
  const most = counted.reduce((a, b) => Math.max(a, b), 1)
  const exact = of * most <= Number.MAX_SAFE_INTEGER
  const worth = atLeast === undefined ? counted.slice() : counted.map((n) => (n >= atLeast ? 1 : 0))
  const plans = plansFor(tray, worth, rerolls, exact ? 0 : SLACK)
  const outcomes = summed(counted, played(tray, plans, firstWays(pool, showing)), of)
  return {
    outcomes,
    of,
    exact,
    average: outcomes.reduce((sum, { count, ways }) => sum + count * ways, 0) / of,
    goal: atLeast === undefined ? null : chanceOf({ outcomes, of }, atLeast),
    reroll: showing === undefined ? null : firstReroll(pool, showing, plans),
  }
}

/** Whether the odds of these dice can be told; with many different ones there are too many cases. */
export function canTell(question: Roll): boolean {
  return poolOf(question).tray.places <= MOST_PLACES
}

function poolOf({ dice, counts, resources = 0 }: Roll): Grouped {
  return grouped(dice, counts, resources)
}

/** What to pick up from every place, the last reroll first. */
function plansFor(tray: Tray, worth: Numbers, rerolls: number, slack: number): readonly Int32Array[] {
  return Array.from({ length: rerolls }, () => {
    lookAhead(tray, worth)
    return pickUp(tray, worth, slack)
  })
}

/** The ways to lie before any reroll. */
function firstWays(pool: Grouped, showing: readonly number[] | undefined): Numbers {
  const ways: Numbers = new Float64Array(pool.tray.places)
  if (showing !== undefined) ways[placeShowing(pool, showing)] = 1
  else {
    ways[pool.tray.allInHand] = 1
    roll(pool.tray, ways)
  }
  return ways
}

/** The ways to come to every place in the end. */
function played(tray: Tray, plans: readonly Int32Array[], first: Numbers): Numbers {
  let ways = first
  for (const plan of plans.toReversed()) {
    const picked: Numbers = new Float64Array(tray.places)
    for (let place = 0; place < tray.places; place++) picked[plan[place]] += ways[place]
    roll(tray, picked)
    ways = picked
  }
  return ways
}

function firstReroll(
  pool: Grouped,
  showing: readonly number[],
  plans: readonly Int32Array[],
): readonly number[] {
  const plan = plans.at(-1)
  return plan === undefined ? [] : pickedUp(pool, showing, plan[placeShowing(pool, showing)])
}

function summed(counted: Numbers, ways: Numbers, of: number): readonly Outcome[] {
  const byCount = new Map<number, number>()
  for (const [place, n] of ways.entries())
    if (n > 0) byCount.set(counted[place], (byCount.get(counted[place]) ?? 0) + n)
  return [...byCount].sort(([a], [b]) => a - b).map(([count, n]) => ({ count, ways: n, chance: n / of }))
}

/** The chance of at least so much. */
export function chanceOf({ outcomes, of }: Pick<Odds, 'outcomes' | 'of'>, atLeast: number): number {
  return outcomes.reduce((sum, { count, ways }) => sum + (count >= atLeast ? ways : 0), 0) / of
}
