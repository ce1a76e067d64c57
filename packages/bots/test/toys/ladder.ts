import type { Level } from '../../src/bot.ts'
import { elo, HERE, playSeries, type Series, type SeriesResult, type Venue } from '../../src/league/index.ts'

export interface Ladder {
  /** Elo by level; the first of the levels is set to 1000. */
  readonly ratings: { readonly [level: string]: number }
  readonly series: readonly SeriesResult[]
}

/** Every level against every other, in pairs, and the ratings that follow. */
export async function playLadder(
  setup: Omit<Series, 'pairing'>,
  levels: readonly Level[],
  venue: Venue = HERE,
): Promise<Ladder> {
  const pairings = levels.flatMap((a, i) => levels.slice(i + 1).map((b) => [a, b]))
  const series: SeriesResult[] = []
  for (const pairing of pairings)
    series.push(await playSeries({ ...setup, pairing, seed: `${setup.seed}/${pairing.join('-')}` }, venue))
  const encounters = series.map(({ standings: [a, b], matches }) => ({
    a: a.level,
    b: b.level,
    wins: a.won.share * matches,
    matches,
  }))
  return { ratings: Object.fromEntries(elo(levels, encounters)), series }
}
