import type { Refusal } from '@dejarik/kernel'
import type { KeptLine } from '@dejarik/text'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { KeptLog } from '../table/log/KeptLog.tsx'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import './open-replay.css'

export interface OpenReplayProps {
  /** Why the last one could not be opened. */
  readonly no: Refusal | null
  /** What was kept of it all the same. */
  readonly log?: readonly KeptLine[] | null
  readonly onOpen: (text: string) => void
}

/** Takes a record as a file, dropped or chosen, or as text. */
export function OpenReplay({ no, log = null, onOpen }: OpenReplayProps) {
  const say = useWords()
  const { language } = useSettings()
  const [text, setText] = useState('')
  const read = async (file: File | undefined) => {
    if (file !== undefined) onOpen(await file.text())
  }
  return (
    <Notice title={say('replay.open')}>
      <p>{say('replay.open-text')}</p>
      {no !== null && (
        <p className="open-no" role="alert">
          {sayRefusal(no, null, language)}
        </p>
      )}
      {log !== null && <KeptLog lines={log} />}
      <label className="open-file">
        <input
          type="file"
          accept=".json,.dejarik,application/json,text/plain"
          onChange={(event) => void read(event.target.files?.[0])}
        />
        <span>{say('replay.file')}</span>
      </label>
      <textarea
        className="open-paste"
        rows={4}
        value={text}
        aria-label={say('replay.paste')}
        placeholder={say('replay.paste')}
        onChange={(event) => setText(event.target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          void read(event.dataTransfer.files[0])
        }}
      />
      <Button kind="main" disabled={text.trim() === ''} onClick={() => onOpen(text)}>
        {say('replay.watch')}
      </Button>
    </Notice>
  )
}
