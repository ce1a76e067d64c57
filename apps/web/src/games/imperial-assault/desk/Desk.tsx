import type { ReactNode } from 'react'
import { useTable } from '../TableContext.tsx'
import { FigureDetail } from './FigureDetail.tsx'

interface DeskProps {
  readonly goal: ReactNode
  readonly card: ReactNode
  /** Cards at hand, where there is no room for them elsewhere. */
  readonly hand: ReactNode
}

/** Beside the map: what is played for, the card of a figure at any moment, cards at hand. Below it stands the prompt. */
export function Desk({ goal, card, hand }: DeskProps) {
  const { say } = useTable()
  return (
    <aside className="desk ia-desk" aria-label={say('dock.label')}>
      {goal}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <section className="desk-card" tabIndex={0} aria-label={say('desk.card')}>
        {card}
      </section>
      {hand}
    </aside>
  )
}

/** Of the figure that is looked at, else of the one that is aimed at, else of who acts. */
export function useCarded(): number | null {
  const { view, looked, shown, about } = useTable()
  const aimed = shown?.do === 'attack' && shown.target >= 0 ? shown.target : null
  const figure = looked ?? aimed ?? about
  return figure === null || view.figures[figure] === undefined ? null : figure
}

export function FigureCard() {
  const { say } = useTable()
  const figure = useCarded()
  return figure === null ? <p className="desk-hint">{say('dock.hint')}</p> : <FigureDetail figure={figure} />
}
