import { LIMITS } from '@dejarik/protocol'
import { useState } from 'react'
import { useWords } from '../text/index.ts'
import { change, useSettings } from './settings.ts'
import './name-field.css'

/** The name at online tables. Empty is fine: the server then makes one up. */
export function NameField({ onName }: { onName?: (name: string) => void }) {
  const say = useWords()
  const { name } = useSettings()
  const [text, setText] = useState(name)
  return (
    <label className="name-field">
      <span>{say('settings.name')}</span>
      <input
        value={text}
        maxLength={LIMITS.name}
        autoComplete="nickname"
        placeholder={say('settings.name-hint')}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          const tidy = text.trim()
          if (tidy === name) return
          change({ name: tidy })
          if (tidy !== '') onName?.(tidy)
        }}
      />
    </label>
  )
}
