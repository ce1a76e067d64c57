import { NONE, type PileCard } from '@dejarik/destiny'
import type { Language } from '@dejarik/kernel'
import { CardBack } from '../cards/CardBack.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { useTable } from '../TableContext.tsx'
import { wordsIn } from '../text/index.ts'
import './pile.css'

/** Opens piles to look through, in the shell's dialog. */
export function usePiles() {
  const { show, language } = useTable()
  return {
    /** An open pile; the last card is its top, and is shown first. */
    open(title: string, cards: readonly PileCard[]): void {
      show({ title, body: () => <PileCards cards={cards.toReversed()} language={language} /> })
    },
    /** What the viewer knows of a deck, from the top. */
    known(title: string, cards: readonly (PileCard & { readonly place: number })[]): void {
      show({ title, body: () => <PileCards cards={cards} language={language} /> })
    },
  }
}

type Listed = PileCard & { readonly place?: number }

function PileCards({ cards, language }: { cards: readonly Listed[]; language: Language }) {
  const say = wordsIn(language)
  if (cards.length === 0) return <p>{say('pile.empty')}</p>
  return (
    <ol className="sd-pile-cards">
      {cards.map(({ card, kind, place }, i) => (
        <li key={card === NONE ? `back ${i}` : card}>
          {kind === NONE ? (
            <span className="sd-pile-back">
              <CardBack />
              <span className="unseen">{say('card.face-down')}</span>
            </span>
          ) : (
            <CardFace kind={kind} language={language} size="full" />
          )}
          {place !== undefined && <p className="sd-pile-note">{say('pile.place', { place: place + 1 })}</p>}
        </li>
      ))}
    </ol>
  )
}
