import type { Message, NameArg, Refusal, RuleId } from '@dejarik/kernel'

/**
 * Why an army can't be played. The sentence is `refusal.<refused>` of the catalogue, with its rule; `mend` says what
 * would make it legal.
 */
export interface Problem extends Refusal {
  readonly mend: Message
  /** The cards it is about, as `deployment:stormtrooper`; none if it is the whole army. */
  readonly at: readonly string[]
}

export type CardKind = 'deployment' | 'upgrade' | 'command'
type Args = NonNullable<Refusal['args']>

/** A problem; how to mend it is `mend.<key>` with the same arguments. */
export function problem(key: string, rule: RuleId | null, args: Args, at: readonly NameArg[] = []): Problem {
  return {
    refused: key,
    ...(rule !== null && { rule }),
    args,
    mend: { key: `mend.${key}`, args },
    at: at.map(({ name }) => name),
  }
}

export function named(kind: CardKind | 'affiliation', id: string): NameArg {
  return { name: `${kind}:${id}` }
}
