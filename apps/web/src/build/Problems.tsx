import type { Mendable, Note } from '@dejarik/kernel'
import { Report, Tick } from '../symbols/index.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useBuilderTable } from './BuilderContext.tsx'
import { grouped, isLeftOut, type ProblemGroup } from './grouped.ts'
import { ProblemText, useSubjects } from './ProblemText.tsx'
import { Notes } from './transfer/Notes.tsx'
import './problems.css'

/** Where something stands on the page. */
export interface Cause {
  readonly name: string
  /** Id of its element. */
  readonly anchor: string
}

export interface ProblemsProps<P extends Mendable> {
  readonly problems: readonly P[]
  /** What a problem is about, if it is one thing that can be shown. */
  causeOf(problem: P): Cause | null
  /** What was dropped in reading. */
  readonly leftOut?: readonly Note[] | undefined
  /** Agrees to it. */
  readonly onAgree?: (() => void) | undefined
}

/** Everything that is wrong: a sentence, its rule, how to mend it, and the way to its cause. */
export function Problems<P extends Mendable>({ problems, causeOf, leftOut, onAgree }: ProblemsProps<P>) {
  const { say } = useBuilderTable()
  if (problems.length === 0)
    return (
      <p className="build-legal">
        <Tick /> {say('problems.none')}
      </p>
    )
  return (
    <Panel className="build-problems" title={say('problems.count', { count: problems.length })}>
      <ul>
        {grouped(problems).map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no other name
          <li key={i} data-problem={group.kind}>
            <Report />
            <ProblemText group={group} />
            {isLeftOut(group.problems[0]) ? (
              <Missing leftOut={leftOut ?? []} onAgree={onAgree} />
            ) : (
              <Causes group={group} causeOf={causeOf} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What is missing, and the way to say that it may be. */
function Missing({ leftOut, onAgree }: Required<Pick<ProblemsProps<Mendable>, 'leftOut' | 'onAgree'>>) {
  const { say } = useBuilderTable()
  return (
    <div className="build-left-out">
      <Notes notes={leftOut ?? []} />
      {onAgree !== undefined && (
        <Button size="small" onClick={onAgree}>
          {say('problems.agree')}
        </Button>
      )}
    </div>
  )
}

/** The ways to what a problem is about. */
function Causes<P extends Mendable>({
  group,
  causeOf,
}: { group: ProblemGroup<P> } & Pick<ProblemsProps<P>, 'causeOf'>) {
  const { say } = useBuilderTable()
  const names = useSubjects()(group)
  const show = (cause: Cause, label: string, key: number) => (
    <Button
      key={key}
      kind="quiet"
      size="small"
      aria-label={say('problems.show-of', { name: cause.name })}
      onClick={() => document.getElementById(cause.anchor)?.focus()}
    >
      {label}
    </Button>
  )
  const causes = group.problems.map(causeOf)
  if (causes.length === 1) return causes[0] !== null && show(causes[0], say('problems.show'), 0)
  return (
    <div className="build-alike">
      {causes.map((cause, i) =>
        cause === null ? <span key={names[i]}>{names[i]}</span> : show(cause, names[i], i),
      )}
    </div>
  )
}
