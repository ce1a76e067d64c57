import type { Refusal } from '@dejarik/kernel'
import { useState } from 'react'
import { randomHex } from '../../session/room.ts'
import { Button } from '../../ui/Button.tsx'
import { To } from '../../ui/To.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import { Reason } from '../Reason.tsx'
import type { BuiltShelf } from '../shelf.ts'
import { type Arrival, ImportDialog } from './ImportDialog.tsx'

export interface ImportButtonProps<T> {
  readonly shelf: BuiltShelf<T>
  /** Endings and types of files that it can be. */
  readonly accept: string
  read(text: string): Arrival<T>
  problemsOf(built: T): readonly Refusal[]
  /** It is kept now; null if it can't be played as it is. */
  onTake(built: T | null): void
}

/** Import where something is chosen for a match: it is kept, and taken at once unless a rule is against it. */
export function ImportButton<T>({ shelf, accept, read, problemsOf, onTake }: ImportButtonProps<T>) {
  const { say, kit } = useBuilderTable()
  const [open, setOpen] = useState(false)
  const [faulty, setFaulty] = useState<{ readonly id: string; readonly problem: Refusal } | null>(null)
  const take = (built: T) => {
    const id = randomHex(5)
    shelf.keep({ id, when: Date.now(), built })
    const [problem] = problemsOf(built)
    setFaulty(problem === undefined ? null : { id, problem })
    setOpen(false)
    onTake(problem === undefined ? built : null)
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('list.import')}
      </Button>
      <div className="build-ways-no" role="alert">
        {faulty !== null && (
          <p>
            <Reason problem={faulty.problem} />{' '}
            <To route={{ at: 'build', game: kit.game.id, id: faulty.id, code: '' }}>{say('import.mend')}</To>
          </p>
        )}
      </div>
      {open && (
        <ImportDialog file={null} accept={accept} read={read} onTake={take} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
