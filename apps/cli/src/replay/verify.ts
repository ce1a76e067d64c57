import { canonical, commitmentOf } from '@dejarik/kernel'
import type { Replay } from './replay.ts'

export interface Verdict {
  readonly verified: boolean
  /** Whether the seed is the committed one; null without a commitment. */
  readonly commitment: boolean | null
  /** Whether the match ended as the file says; null if it says nothing. */
  readonly claimedOutcome: boolean | null
  /** A sentence, empty if verified. */
  readonly problem: string
}

/** Every answer was folded again when the record was opened; what is left are the file's own claims. */
export function verify(replay: Replay): Verdict {
  const { commitment, outcome } = replay.proofs
  const seedHolds = commitment === undefined ? null : commitment === commitmentOf(replay.record.seed)
  const outcomeHolds =
    outcome === undefined
      ? null
      : [replay.outcome, replay.match.outcome].some((one) => canonical(one) === canonical(outcome))
  const problem =
    seedHolds === false
      ? 'its seed is not the one that was committed to, so the dice were not fixed before the match.'
      : outcomeHolds === false
        ? `it claims the outcome ${canonical(outcome)}, but its answers lead to ${canonical(replay.outcome)}.`
        : ''
  return { verified: problem === '', commitment: seedHolds, claimedOutcome: outcomeHolds, problem }
}
