import { isName, LIMITS, sayTrouble, trouble } from '@dejarik/protocol'
import { useState } from 'react'
import { useWords } from '../text/index.ts'
import { change, useSettings } from './settings.ts'
import './name-field.css'

/** The name at online tables. Empty is fine: the server then makes one up. */
export function NameField({ onName }: { onName?: (name: string) => void }) {
  const say = useWords()
  const { name, language } = useSettings()
  const [text, setText] = useState(name)
  const isWrong = text.trim() !== '' && !isName(text.trim())
  return (
    <label className="name-field">
      <span>{say('settings.name')}</span>
      <input
        value={text}
        maxLength={LIMITS.name}
        aria-invalid={isWrong}
        autoComplete="nickname"
        placeholder={say('settings.name-hint')}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          const tidy = text.trim()
          if (tidy === name) return
          change({ name: tidy })
          if (tidy !== '' && !isWrong) onName?.(tidy)
        }}
      />
      {isWrong && <small role="alert">{sayTrouble(trouble('bad-name'), language)}</small>}
    </label>
  )
}
