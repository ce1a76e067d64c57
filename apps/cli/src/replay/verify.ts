import { canonical, commitmentOf } from '@dejarik/kernel'
import type { Sentence } from '../sentences/index.ts'
import type { Replay } from './replay.ts'

export interface Verdict {
  readonly verified: boolean
  /** Whether the seed is the committed one; null without a commitment. */
  readonly commitment: boolean | null
  /** Whether the match ended as the file says; null if it says nothing. */
  readonly claimedOutcome: boolean | null
  /** Null if verified. */
  readonly problem: Sentence | null
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
      ? {
          english:
            'its seed is not the one that was committed to, so the dice were not fixed before the match.',
          args: {},
        }
      : outcomeHolds === false
        ? {
            english: 'it claims the outcome {claimed}, but its answers lead to {found}.',
            args: { claimed: canonical(outcome), found: canonical(replay.outcome) },
          }
        : null
  return { verified: problem === null, commitment: seedHolds, claimedOutcome: outcomeHolds, problem }
}
