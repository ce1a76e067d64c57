import type { Mendable, Note } from '@dejarik/kernel'
import type { ReactNode } from 'react'
import { useBuilderTable } from '../BuilderContext.tsx'
import { grouped } from '../grouped.ts'
import { ProblemText, useSubjects } from '../ProblemText.tsx'
import type { Arrival } from './ImportDialog.tsx'
import { Notes } from './Notes.tsx'
import { useVerdict } from './verdict.ts'

/** What came of reading: one sentence with the whole truth first, then all that it is made of. */
export function Outcome({ arrival }: { arrival: Arrival<unknown> }) {
  const { say } = useBuilderTable()
  const { built, notes, problems, summary } = arrival
  const verdict = useVerdict()(arrival)
  if (built === null)
    return (
      <div className="build-outcome">
        <p>
          <b>{say('import.nothing')}</b>
        </p>
        <Notes notes={notes} />
      </div>
    )
  const meaning = (means: Note['means']) => notes.filter((note) => note.means === means)
  return (
    <div className="build-outcome">
      <p>
        <b>{summary}</b>
      </p>
      <p className="build-verdict">{verdict}</p>
      <Section title={say('import.lost')} notes={meaning('lost')} />
      <Wrong problems={problems} title={say('import.wrong')} />
      <Section title={say('import.guessed')} notes={meaning(undefined)} />
      <Section title={say('import.told')} notes={meaning('told')} />
    </div>
  )
}

function Section({ title, notes }: { title: string; notes: readonly Note[] }): ReactNode {
  return (
    notes.length > 0 && (
      <>
        <h3>
          {title} ({notes.length})
        </h3>
        <Notes notes={notes} />
      </>
    )
  )
}

/** What keeps it from being played, many cards of one kind together. */
function Wrong({ title, problems }: { title: string; problems: readonly Mendable[] }) {
  const subjects = useSubjects()
  if (problems.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="build-wrong">
        {grouped(problems).map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no other name
          <li key={i} data-problem={group.kind}>
            <ProblemText group={group} />
            {group.problems.length > 1 && <p>{subjects(group).join(', ')}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
