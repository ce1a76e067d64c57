import { useState } from 'react'
import { useWords } from '../text/index.ts'
import { Button } from './Button.tsx'
import { copyText } from './copy.ts'
import './copy-field.css'

/** A text to take along: selected at a touch, and copied by its button where the browser allows it. */
export function CopyField({ label, text, rows }: { label: string; text: string; rows?: number }) {
  const say = useWords()
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <div className="copy-field">
      <textarea
        readOnly
        rows={rows ?? 1}
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="main" onClick={async () => setCopied(await copyText(text))}>
        {copied === true ? say('copy.done') : say('copy.copy')}
      </Button>
      <p role="status">{copied === false && say('copy.by-hand')}</p>
    </div>
  )
}
