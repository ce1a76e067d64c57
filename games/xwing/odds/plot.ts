import type { Odds } from './odds.ts'

/** A bar of the plot: so much damage, or the last one so much and more. */
export interface Bar {
  readonly damage: number
  readonly orMore: boolean
  readonly chance: number
  /** The part of that chance in which at least one crit is left. */
  readonly withCrit: number
}

/** One bar for each number of damage from 0 up; the last gathers all beyond it. */
export function plotOf({ outcomes }: Odds, last = 6): readonly Bar[] {
  const bars = Array.from({ length: last + 1 }, (_, damage) => ({
    damage,
    orMore: damage === last,
    chance: 0,
    withCrit: 0,
  }))
  for (const { hits, crits, chance } of outcomes) {
    const bar = bars[Math.min(hits + crits, last)]
    bar.chance += chance
    if (crits > 0) bar.withCrit += chance
  }
  return bars
}
