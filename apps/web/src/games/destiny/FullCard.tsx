import { destiny } from '@dejarik/destiny'
import { cardNumber, findCard } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import { CardFace } from './cards/CardFace.tsx'
import './full-card.css'

/** Messages name cards, numbered copies of them (`card:01002#2`), dice and their sides (`die:01002.3`). */
const NAMED = /^(?:(?:card|die|side):)?(\d{5}[AB]?)/

/** A card by the id used in messages, to be read: in the shell's dialog, beside a name in the log. */
export function FullCard({ id, language }: { id: string; language: Language }) {
  const card = NAMED.exec(id)?.[1]
  if (card === undefined || findCard(card) === undefined)
    return <p className="sd-full-card">{destiny.nameOf(id, language)}</p>
  return (
    <div className="sd-full-card">
      <CardFace kind={cardNumber(card)} language={language} size="full" />
    </div>
  )
}
