/** Where the cards of a deck stand on the page, and which of them a problem is about. */
import type { Deck, Problem } from '@dejarik/destiny/build'
import { cardsOf } from '@dejarik/destiny/build'
import { findCard } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import type { Cause } from '../../../../build/Problems.tsx'

/** Copies of a card stand at one place, or the first of several. */
export function anchorOf(card: string): string {
  return `card-${card}`
}

/** The first card that a problem is about. */
export function causeOf({ at }: Problem, deck: Deck, language: Language): Cause | null {
  const inDeck = cardsOf(deck)
  const id = at.find((card) => inDeck.includes(card))
  return id === undefined ? null : { name: findCard(id)?.name[language] ?? id, anchor: anchorOf(id) }
}

export function isWrong(card: string, problems: readonly Problem[]): boolean {
  return problems.some(({ at }) => at.includes(card))
}
