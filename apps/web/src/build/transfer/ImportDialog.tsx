import type { Mendable, Note } from '@dejarik/kernel'
import { useEffect, useState } from 'react'
import { useWords } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import { Outcome } from './Outcome.tsx'
import '../../replay/open-replay.css'
import './transfer.css'

/** What came from outside, once it is read. */
export interface Arrival<T> {
  readonly built: T | null
  readonly notes: readonly Note[]
  /** What keeps it from being played. What was left out stands in the notes and is none of these. */
  readonly problems: readonly Mendable[]
  /** What it was taken for, and how much there is of it. */
  readonly summary: string
}

export interface ImportDialogProps<T> {
  /** One that was dropped onto the page. */
  readonly file: File | null
  /** Endings and types of files that it can be. */
  readonly accept: string
  /** Never throws. */
  read(text: string): Arrival<T>
  onTake(built: T): void
  onClose(): void
}

/** Takes a file or text, says what of it could not be used, and only then keeps it. */
export function ImportDialog<T>({ file, accept, read: readText, onTake, onClose }: ImportDialogProps<T>) {
  const words = useWords()
  const { say } = useBuilderTable()
  const [text, setText] = useState('')
  const [read, setRead] = useState<string | null>(null)
  const take = async (one: File | null | undefined) => {
    if (one === null || one === undefined) return
    const content = await one.text()
    setText(content)
    setRead(content)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once
  useEffect(() => void take(file), [file])
  const arrival = read === null ? null : readText(read)
  const built = arrival?.built ?? null
  return (
    <Dialog
      title={say('import.title')}
      closeLabel={words('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            kind={built === null ? 'main' : 'plain'}
            disabled={text.trim() === ''}
            onClick={() => setRead(text)}
          >
            {say('import.read')}
          </Button>
          {built !== null && (
            <Button kind="main" onClick={() => onTake(built)}>
              {say('import.take')}
            </Button>
          )}
        </>
      }
    >
      <div className="build-import">
        <p>{say('import.text')}</p>
        <label className="open-file">
          <input type="file" accept={accept} onChange={(event) => void take(event.target.files?.[0])} />
          <span>{say('import.file')}</span>
        </label>
        <textarea
          className="open-paste"
          rows={6}
          value={text}
          aria-label={say('import.paste')}
          placeholder={say('import.paste')}
          onChange={(event) => {
            setText(event.target.value)
            setRead(null)
          }}
        />
        <div role="status">{arrival !== null && <Outcome arrival={arrival} />}</div>
      </div>
    </Dialog>
  )
}
