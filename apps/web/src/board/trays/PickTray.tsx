import { type ReactNode, useState } from 'react'
import { hovering } from '../../table/hovering.ts'
import { useWords } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useThingTable } from '../board-context.tsx'
import './pick.css'

export interface PickTrayProps {
  readonly className: string
  /** The cards to choose from. */
  readonly children: ReactNode
  /** What is to be said of them besides. */
  readonly note?: ReactNode
  /** Options that no card stands for, by their places. */
  readonly others: readonly number[]
}

/** Cards that lie nowhere on the board, laid out over it to choose from; it can be folded to look at what lies below. */
export function PickTray({ className, children, note, others }: PickTrayProps) {
  const { view, ask, options, question, choosing, speaker } = useThingTable()
  const say = useWords()
  const [folded, setFolded] = useState('')
  if (ask === null) return null
  const { choice } = ask
  const isOpen = folded !== question
  return (
    <section className={`pick ${className}`} data-open={isOpen} aria-label={speaker.ask(view, ask)}>
      <header className="pick-head">
        <h2>{speaker.ask(view, ask)}</h2>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setFolded(isOpen ? question : '')}
        >
          {say(isOpen ? 'pick.fold' : 'pick.unfold')}
        </Button>
      </header>
      {isOpen && (
        <>
          <div className="pick-cards">{children}</div>
          {note}
          <div className="pick-deeds">
            {others.map((at) => (
              <Button
                key={at}
                data-lit={choosing.hovered === at || choosing.armed === at}
                {...hovering(choosing, at)}
                onClick={() => choosing.pick(at)}
              >
                {options[at] !== undefined && speaker.option(view, options[at])}
              </Button>
            ))}
            {choice?.form === 'some' && (
              <Button
                kind="main"
                disabled={choosing.picked.length < choice.min}
                onClick={() => choosing.confirm()}
              >
                {say('prompt.confirm-some', { picked: choosing.picked.length, max: choice.max })}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
