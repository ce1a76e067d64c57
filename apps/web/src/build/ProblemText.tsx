import type { Mendable } from '@dejarik/kernel'
import { useBuilderTable } from './BuilderContext.tsx'
import { isUnplayable, type ProblemGroup, subjectOf } from './grouped.ts'
import { Reason } from './Reason.tsx'

/** What is wrong and how to mend it: of many alike, once for all. */
export function ProblemText({ group: { problems } }: { group: ProblemGroup<Mendable> }) {
  const { say, speaker } = useBuilderTable()
  const [first] = problems
  const count = problems.length
  return (
    <p>
      {count > 1 && isUnplayable(first) ? say('problems.unplayable', { count }) : <Reason problem={first} />}{' '}
      <small>{speaker.say(first.mend)}</small>
    </p>
  )
}

/** Whom it concerns, where it concerns several. */
export function useSubjects(): (group: ProblemGroup<Mendable>) => readonly string[] {
  const { kit, language } = useBuilderTable()
  return ({ problems }) =>
    problems.length === 1
      ? []
      : problems.map((problem) => kit.game.nameOf(subjectOf(problem)?.name ?? '', language))
}
