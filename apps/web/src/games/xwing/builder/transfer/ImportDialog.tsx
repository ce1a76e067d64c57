import { pointsOf } from '@dejarik/xwing/build'
import { useEffect, useState } from 'react'
import { useWords } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { begin } from '../screens/begin.ts'
import { type Incoming, readIncoming } from './incoming.ts'
import { Notes } from './Notes.tsx'
import './transfer.css'

/** Takes a squad from a file or from text, says what of it could not be used, and only then keeps it. */
export function ImportDialog({ file, onClose }: { file: File | null; onClose: () => void }) {
  const words = useWords()
  const { say } = useBuilder()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Incoming | null>(null)
  const take = async (one: File | null | undefined) => {
    if (one === null || one === undefined) return
    const content = await one.text()
    setText(content)
    setRead(readIncoming(content))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once
  useEffect(() => void take(file), [file])
  const squad = read?.squad ?? null
  return (
    <Dialog
      title={say('import.title')}
      closeLabel={words('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            kind={squad === null ? 'main' : 'plain'}
            disabled={text.trim() === ''}
            onClick={() => setRead(readIncoming(text))}
          >
            {say('import.read')}
          </Button>
          {squad !== null && (
            <Button kind="main" onClick={() => begin(squad)}>
              {say('import.take')}
            </Button>
          )}
        </>
      }
    >
      <div className="xb-import">
        <p>{say('import.text')}</p>
        <label className="open-file xb-file">
          <input
            type="file"
            accept=".json,.xws,.txt,application/json,text/plain"
            onChange={(event) => void take(event.target.files?.[0])}
          />
          <span>{say('import.file')}</span>
        </label>
        <textarea
          rows={6}
          value={text}
          aria-label={say('import.paste')}
          placeholder={say('import.paste')}
          onChange={(event) => {
            setText(event.target.value)
            setRead(null)
          }}
        />
        <div role="status">{read !== null && <Outcome read={read} />}</div>
      </div>
    </Dialog>
  )
}

function Outcome({ read: { shape, squad, notes } }: { read: Incoming }) {
  const { say } = useBuilder()
  return (
    <div className="xb-outcome">
      <p>
        <b>
          {squad === null
            ? say('import.nothing')
            : say('import.shape', { shape, ships: squad.ships.length, points: pointsOf(squad) })}
        </b>
      </p>
      {notes.length === 0 ? (
        <p>{say('import.all')}</p>
      ) : (
        <>
          <h3>{say('import.notes', { count: notes.length })}</h3>
          <Notes notes={notes} />
        </>
      )}
    </div>
  )
}
