import type { Message, NameArg, Refusal, RuleId } from '@dejarik/kernel'

/**
 * Why a deck can't be played. The sentence is `refusal.<refused>` of the catalogue, with its rule; `mend` says what
 * would make it legal.
 */
export interface Problem extends Refusal {
  readonly mend: Message
  /** Ids of the cards it is about; none if it is the whole deck. */
  readonly at: readonly string[]
}

type Args = NonNullable<Refusal['args']>

/** A problem; how to mend it is `mend.<key>` with the same arguments. */
export function problem(key: string, rule: RuleId | null, args: Args, at: readonly string[] = []): Problem {
  return {
    refused: key,
    ...(rule !== null && { rule }),
    args,
    mend: { key: `mend.${key}`, args },
    at,
  }
}

export function named(kind: 'card' | 'set' | 'color' | 'affiliation' | 'type', id: string): NameArg {
  return { name: `${kind}:${id}` }
}
