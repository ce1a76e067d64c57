import type { Mendable } from '@dejarik/kernel'
import { Report, Tick } from '../symbols/index.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useBuilderTable } from './BuilderContext.tsx'
import { Reason } from './Reason.tsx'
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
}

/** Everything that is wrong: a sentence, its rule, how to mend it, and the way to its cause. */
export function Problems<P extends Mendable>({ problems, causeOf }: ProblemsProps<P>) {
  const { say, speaker } = useBuilderTable()
  if (problems.length === 0)
    return (
      <p className="build-legal">
        <Tick /> {say('problems.none')}
      </p>
    )
  return (
    <Panel className="build-problems" title={say('problems.count', { count: problems.length })}>
      <ul>
        {problems.map((problem, i) => {
          const cause = causeOf(problem)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: problems have no other name
            <li key={i} data-problem={problem.refused}>
              <Report />
              <p>
                <Reason problem={problem} /> <small>{speaker.say(problem.mend)}</small>
              </p>
              {cause !== null && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={say('problems.show-of', { name: cause.name })}
                  onClick={() => document.getElementById(cause.anchor)?.focus()}
                >
                  {say('problems.show')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
