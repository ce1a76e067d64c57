import type { Seat } from '@dejarik/kernel'
import { LIMITS } from '@dejarik/protocol'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ChatLine } from '../session/session.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import './chat.css'

export interface ChatProps {
  readonly lines: readonly ChatLine[]
  readonly own: Seat
  readonly onSay: (text: string) => void
}

export function Chat({ lines, own, onSay }: ChatProps) {
  const say = useWords()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [lines.length])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onSay(text)
    setText('')
  }
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by the keyboard */}
      <ol className="chat-lines" ref={list} tabIndex={0} aria-live="polite" aria-label={say('rail.chat')}>
        {lines.length === 0 && <li className="chat-empty">{say('chat.empty')}</li>}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <li key={at} className="chat-line" data-own={line.seat === own && own >= 0}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      <form className="chat-form" onSubmit={send}>
        <input
          value={text}
          maxLength={LIMITS.chatLine}
          aria-label={say('chat.write')}
          placeholder={say('chat.write')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Back to the table's own keys.
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        <Button type="submit">{say('chat.send')}</Button>
      </form>
    </div>
  )
}
