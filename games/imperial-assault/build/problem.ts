import { type Mendable, mendable, type NameArg, type Refusal, type RuleId } from '@dejarik/kernel'

/**
 * Why an army can't be played. The sentence is `refusal.<refused>` of the catalogue, with its rule; `mend` says what
 * would make it legal.
 */
export interface Problem extends Mendable {
  /** The cards it is about, as `deployment:stormtrooper`; none if it is the whole army. */
  readonly at: readonly string[]
}

export type CardKind = 'deployment' | 'upgrade' | 'command'
type Args = NonNullable<Refusal['args']>

export function problem(key: string, rule: RuleId | null, args: Args, at: readonly NameArg[] = []): Problem {
  return { ...mendable(key, args, rule ?? undefined), at: at.map(({ name }) => name) }
}

export function named(kind: CardKind | 'affiliation', id: string): NameArg {
  return { name: `${kind}:${id}` }
}
