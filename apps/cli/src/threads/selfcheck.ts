import type { Checks, Failure, Game } from '@dejarik/kernel'
import type { Signal } from '../shell.ts'
import { saveRecord } from '../trouble.ts'
import { type CardsPlayed, cardsPlayed } from './cards-played.ts'
import { sumChecks } from './jobs.ts'
import { playMatches, type Series } from './play-matches.ts'

export interface SelfCheckReport extends Checks {
  readonly game: string
  readonly seconds: number
  readonly failures: readonly {
    readonly check: keyof Checks
    readonly match: number
    readonly n: number
    readonly detail: Failure['detail']
    /** Path of the saved record. */
    readonly record: string
  }[]
  readonly cards: CardsPlayed | null
  /** Set if it was ended before all matches were checked. */
  readonly endedBy?: Signal
}

export async function selfCheck(
  game: Game,
  seed: string,
  variants: readonly unknown[],
  series: Series,
  takeBacksOnly = false,
): Promise<SelfCheckReport> {
  const { results, seconds, endedBy } = await playMatches(
    { kind: 'selfcheck', game: game.id, seed, variants, takeBacksOnly },
    series,
  )
  const failures = results.flatMap((one) =>
    one.failures.map((failure) => ({ ...failure, record: saveRecord(failure.record) })),
  )
  return {
    game: game.id,
    seconds: Math.round(seconds * 1000) / 1000,
    ...sumChecks(results),
    failures,
    cards: cardsPlayed(game, results),
    ...(endedBy !== undefined && { endedBy }),
  }
}
