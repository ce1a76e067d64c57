import type { Checks } from '@dejarik/kernel'
import { saveRecord } from '../trouble.ts'
import { sumChecks } from './jobs.ts'
import { playMatches, type Series } from './play-matches.ts'

export interface SelfCheckReport extends Checks {
  readonly game: string
  readonly seconds: number
  readonly failures: readonly {
    readonly check: keyof Checks
    readonly match: number
    readonly n: number
    readonly detail: string
    /** Path of the saved record. */
    readonly record: string
  }[]
}

export async function selfCheck(
  game: string,
  seed: string,
  variants: readonly unknown[],
  series: Series,
): Promise<SelfCheckReport> {
  const { results, seconds } = await playMatches({ kind: 'selfcheck', game, seed, variants }, series)
  const failures = results.flatMap((one) =>
    one.failures.map((failure) => ({ ...failure, record: saveRecord(failure.record) })),
  )
  return { game, seconds: Math.round(seconds * 1000) / 1000, ...sumChecks(results), failures }
}
