import type { Mendable, NameArg } from '@dejarik/kernel'

/** Problems of one kind, in the order in which they were found. */
export interface ProblemGroup<P extends Mendable> {
  readonly kind: string
  readonly problems: readonly P[]
}

/** The card that a problem is about, if it is about one. */
export function subjectOf({ args = {} }: Mendable): NameArg | null {
  const names = [args.card, args.upgrade, args.pilot]
  return names.find((arg) => typeof arg === 'object' && 'name' in arg) ?? null
}

/** What is wrong with many cards in the same way is one thing to read. */
export function grouped<P extends Mendable>(problems: readonly P[]): readonly ProblemGroup<P>[] {
  const kinds = Map.groupBy(problems, (problem) => problem.refused)
  return [...kinds].flatMap(([kind, alike]) =>
    alike.every((problem) => subjectOf(problem) !== null)
      ? [{ kind, problems: alike }]
      : alike.map((problem) => ({ kind, problems: [problem] })),
  )
}

/** A card that has no ability written yet; whoever builds with it breaks no rule. */
export function isUnplayable({ refused }: Mendable): boolean {
  return refused.endsWith('-not-implemented')
}

/** Something was dropped in reading, and not agreed to yet. */
export function isLeftOut({ refused }: Mendable): boolean {
  return refused.endsWith('-left-out')
}
