import { findPilot, findUpgrade } from '@dejarik/xwing/facts'
import { type CardRef, useBuilder, useLook } from '../BuilderContext.tsx'

/** The name of a card, which opens it. Cards that don't exist are named by their id. */
export function CardName({ card }: { card: CardRef }) {
  const { say, language, open } = useBuilder()
  const look = useLook(card)
  const facts = card.type === 'pilot' ? findPilot(card.id) : findUpgrade(card.id)
  if (facts === undefined) return <span className="xb-card-name xb-card-unknown">{card.id}</span>
  const name = facts.name[language]
  return (
    <button
      type="button"
      className="xb-card-name name"
      title={say('card.open', { name })}
      onClick={() => open(card)}
      {...look}
    >
      <Dots limited={facts.limited} />
      {name}
    </button>
  )
}

/** As many dots before the name as a squad may hold cards of it. */
export function Dots({ limited }: { limited: number }) {
  const { say } = useBuilder()
  if (limited === 0) return null
  return (
    <span className="xb-dots" title={say('card.limited', { limit: limited })} aria-hidden="true">
      {'•'.repeat(limited)}{' '}
    </span>
  )
}
