/** Odds as series for a plot; what they look like is not decided here. */
import type { ActivationOdds } from './activation.ts'
import type { Count } from './count.ts'
import { asNumber, plus, ZERO } from './fraction.ts'
import { chanceOf, type Odds } from './odds.ts'
import type { WantedInHand } from './opening-hand.ts'

/** A bar: so much, or the last one so much and more. */
export interface Bar {
  readonly count: number
  readonly orMore: boolean
  readonly chance: number
  /** The chance of so much or more, for those who read the plot as "at least". */
  readonly atLeast: number
  /** From 0 to 1, the tallest bar being 1. */
  readonly height: number
}

/** One bar for each number from 0 up; the last gathers all beyond it. Without `last` every number has its own. */
export function barsOf({ outcomes, of }: Pick<Odds, 'outcomes' | 'of'>, last?: number): readonly Bar[] {
  const most = outcomes.at(-1)?.count ?? 0
  const ways = new Array<number>(Math.min(most, last ?? most) + 1).fill(0)
  for (const { count, ways: n } of outcomes) ways[Math.min(count, ways.length - 1)] += n
  const tallest = Math.max(...ways)
  return ways.map((n, count) => ({
    count,
    orMore: count === last && most > last,
    chance: n / of,
    atLeast: chanceOf({ outcomes, of }, count),
    height: n / tallest,
  }))
}

/** One bar for each number of wanted cards that the hand can hold. */
export function handBars({ chances, exact }: WantedInHand): readonly Bar[] {
  const tallest = Math.max(...chances)
  const most = chances.findLastIndex((chance) => chance > 0)
  return chances.slice(0, most + 1).map((chance, count) => ({
    count,
    orMore: false,
    chance,
    atLeast: asNumber(exact.slice(count).reduce(plus, ZERO)),
    height: chance / tallest,
  }))
}

/** A count of an activation in one line. */
export interface CountRow {
  readonly count: Count
  readonly average: number
  /** The chance of any at all. */
  readonly some: number
  readonly most: number
  readonly bars: readonly Bar[]
}

/** A row for each count that the dice can show at all, in the given order. */
export function rowsOf(odds: ActivationOdds, counts: readonly Count[]): readonly CountRow[] {
  return counts.flatMap((count): readonly CountRow[] => {
    const one = odds[count]
    const most = one.outcomes.at(-1)?.count ?? 0
    if (most === 0) return []
    return [{ count, average: one.average, some: chanceOf(one, 1), most, bars: barsOf(one) }]
  })
}
