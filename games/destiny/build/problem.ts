import { type Mendable, mendable, type NameArg, type Refusal, type RuleId } from '@dejarik/kernel'

/**
 * Why a deck can't be played. The sentence is `refusal.<refused>` of the catalogue, with its rule; `mend` says what
 * would make it legal.
 */
export interface Problem extends Mendable {
  /** Ids of the cards it is about; none if it is the whole deck. */
  readonly at: readonly string[]
}

type Args = NonNullable<Refusal['args']>

export function problem(key: string, rule: RuleId | null, args: Args, at: readonly string[] = []): Problem {
  return { ...mendable(key, args, rule ?? undefined), at }
}

export function named(kind: 'card' | 'set' | 'color' | 'affiliation' | 'type', id: string): NameArg {
  return { name: `${kind}:${id}` }
}
