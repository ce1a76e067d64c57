import { type CardFacts, findCard } from '@dejarik/destiny/facts'
import { CardName } from '../../../../build/CardName.tsx'
import { useBuilder } from '../useBuilder.ts'

/** The name of a card, which opens it, and its subtitle. Cards that don't exist are named by their id. */
export function CardTitle({ id }: { id: string }) {
  const { language } = useBuilder()
  const card: CardFacts | undefined = findCard(id)
  if (card === undefined) return <span className="build-card-name">{id}</span>
  return (
    <span className="sb-title">
      <CardName card={{ type: 'card', id }}>{card.unique && <span aria-hidden="true">◇ </span>}</CardName>
      {card.subtitle !== null && <small>{card.subtitle[language]}</small>}
    </span>
  )
}
