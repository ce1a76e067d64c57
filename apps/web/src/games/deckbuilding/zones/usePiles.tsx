import { type CardId, designOfCard, type KnownCard } from '@dejarik/deckbuilding'
import type { Language } from '@dejarik/kernel'
import { CardFace } from '../cards/CardFace.tsx'
import { useTable } from '../TableContext.tsx'
import { type Key, type Say, wordsIn } from '../text/index.ts'
import './pile.css'

/** Opens piles to look through, in the shell's dialog. */
export function usePiles() {
  const { show, language, say } = useTable()
  return {
    /** An open pile; the last card is its top. */
    open(name: Key, cards: readonly CardId[]): void {
      const order = cards.toReversed().map((card) => ({ card, note: null }))
      show({
        title: titleOf(name, cards.length, say),
        body: () => <PileCards cards={order} language={language} ordered />,
      })
    },
    /** What the viewer knows of a face-down pile. */
    known(name: Key, known: readonly KnownCard[]): void {
      const cards = known.map(({ card, depth }) => ({ card, note: say('pile.knownTop', { place: depth }) }))
      show({ title: say(name), body: () => <PileCards cards={cards} language={language} /> })
    },
    /** Cards without an order. */
    set(title: string, cards: readonly CardId[]): void {
      const list = cards.map((card) => ({ card, note: null }))
      show({ title, body: () => <PileCards cards={list} language={language} /> })
    },
  }
}

function titleOf(name: Key, n: number, say: Say): string {
  return `${say(name)}: ${say('pile.count', { n })}`
}

interface PileCard {
  readonly card: CardId
  readonly note: string | null
}

function PileCards({
  cards,
  language,
  ordered = false,
}: {
  cards: readonly PileCard[]
  language: Language
  ordered?: boolean
}) {
  const say = wordsIn(language)
  if (cards.length === 0) return <p>{say('pile.empty')}</p>
  return (
    <>
      {ordered && cards.length > 1 && <p className="db-pile-note">{say('pile.top')}</p>}
      <ol className="db-pile-cards">
        {cards.map(({ card, note }) => (
          <li key={card}>
            <CardFace design={designOfCard(card)} language={language} size="normal" />
            {note !== null && <p className="db-pile-note">{note}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
