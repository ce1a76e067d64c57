import type { ReactNode } from 'react'
import { type CardRef, useBuilderTable, useLook } from './BuilderContext.tsx'

/** The name of a card, which opens it; `children` stand before it. */
export function CardName({ card, children }: { card: CardRef; children?: ReactNode }) {
  const { say, kit, language, open } = useBuilderTable()
  const look = useLook(card)
  const name = kit.nameOf(card, language)
  return (
    <button
      type="button"
      className="build-card-name name"
      title={say('card.open', { name })}
      onClick={() => open(card)}
      {...look}
    >
      {children}
      {name}
    </button>
  )
}
