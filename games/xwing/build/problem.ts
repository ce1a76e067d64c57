import { type Mendable, mendable, type NameArg, type Refusal, type RuleId } from '@dejarik/kernel'

/** A card of the squad: a ship, or one of the upgrades bought for it. */
export interface Place {
  readonly ship: number
  readonly upgrade?: number
}

/**
 * Why a squad can't be played. The sentence is `refusal.<refused>` of the catalogue, with its rule; `mend` says what
 * would make it legal.
 */
export interface Problem extends Mendable {
  /** The cards it is about; none if it is the whole squad. */
  readonly at: readonly Place[]
}

type Args = NonNullable<Refusal['args']>

export function problem(key: string, rule: RuleId | null, args: Args, at: readonly Place[] = []): Problem {
  return { ...mendable(key, args, rule ?? undefined), at }
}

export function named(kind: string, id: string): NameArg {
  return { name: `${kind}:${id}` }
}

export function allNamed(kind: string, ids: readonly string[]): readonly NameArg[] {
  return ids.map((id) => named(kind, id))
}

/** The place of a card; printed upgrades stand for their ship. */
export function placeOf(ship: number, upgrade: number | null): Place {
  return upgrade === null ? { ship } : { ship, upgrade }
}
