import { WINDOWS } from '../questions/windows.ts'
import { useTable } from '../TableContext.tsx'
import { CommandCard } from './CommandCard.tsx'
import './chip.css'
import './hand.css'

/** The own command cards, and the window that is open for them. */
export function Hand() {
  const { view, me, playing, ask, deeds, say } = useTable()
  const { hand, handSize } = view.sides[me]
  const isOpen = hand.some((card) => deeds.has(`card:${card}`))
  return (
    <section className="ia-hand" aria-label={say('hand.label')} data-open={isOpen}>
      <h2>
        <span>{say('hand.label')}</span>
        {isOpen && ask !== null && <small className="ia-hand-window">{windowName(ask.what, say)}</small>}
      </h2>
      <ul>
        {playing || hand.length > 0
          ? hand.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold two copies of a card
              <li key={`${card} ${i}`}>
                <CommandCard card={card} />
              </li>
            ))
          : Array.from({ length: handSize }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
              <li key={i} className="ia-card-back" />
            ))}
        {handSize === 0 && <li className="ia-hand-empty">{say('hand.empty')}</li>}
      </ul>
    </section>
  )
}

const NAMED = ['act', 'discard-command', ...WINDOWS] as const

/** What the moment is called in which cards can be played. */
function windowName(what: string, say: ReturnType<typeof useTable>['say']): string {
  const known = NAMED.find((window) => window === what)
  return say(known === undefined ? 'window.other' : `window.${known}`)
}
