import { type CardRef, useBuilderTable } from '../../../../build/BuilderContext.tsx'
import { CardName as Name } from '../../../../build/CardName.tsx'
import { wordsIn } from '../text/index.ts'
import { findFacts } from './WholeCard.tsx'

/** The name of a card, which opens it. Cards that don't exist are named by their id. */
export function CardName({ card }: { card: CardRef }) {
  const facts = findFacts(card)
  if (facts === undefined) return <span className="build-card-name xb-card-unknown">{card.id}</span>
  return (
    <Name card={card}>
      <Dots limited={facts.limited} />
    </Name>
  )
}

/** As many dots before the name as a squad may hold cards of it. */
export function Dots({ limited }: { limited: number }) {
  const { language } = useBuilderTable()
  if (limited === 0) return null
  return (
    <span
      className="xb-dots"
      title={wordsIn(language)('card.limited', { limit: limited })}
      aria-hidden="true"
    >
      {'•'.repeat(limited)}{' '}
    </span>
  )
}
