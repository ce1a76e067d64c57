import { isImplemented } from '@dejarik/destiny'
import { cardNumber, findCard, findSet, RARITY_NAMES, sidesOf } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import type { CardRef } from '../../../../build/BuilderContext.tsx'
import { CardFace } from '../../cards/CardFace.tsx'
import { useBuilder } from '../useBuilder.ts'

/** A card drawn in full, all its sides, with where it is from; nothing if there is no such card. */
export function WholeCard({ card: { id } }: { card: CardRef }) {
  const { say, language } = useBuilder()
  const card = findCard(id)
  if (card === undefined) return null
  return (
    <article className="sb-whole">
      {sidesOf(id).map((side) => (
        <CardFace key={side} kind={cardNumber(side)} language={language} size="full" />
      ))}
      {!isImplemented(id) && <p className="build-why-not">{say('card.not-here')}</p>}
      <dl className="sb-facts">
        <dt>{say('card.set')}</dt>
        <dd>
          {findSet(card.set)?.name[language]} #{card.number}
        </dd>
        <dt>{say('card.rarity')}</dt>
        <dd>{RARITY_NAMES[card.rarity][language]}</dd>
      </dl>
    </article>
  )
}

export function nameOf({ id }: CardRef, language: Language): string {
  return findCard(id)?.name[language] ?? id
}
