/** A hand that is hard to print: decks of the cards with the longest words in their names. */

import { isImplemented } from '@dejarik/destiny'
import { type Deck, findReadyDeck, formatOf, validateDeck } from '@dejarik/destiny/build'
import { CARDS, type CardFacts } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'

/** Cards that one can hold. */
export const HELD: readonly CardFacts[] = CARDS.filter(({ type }) =>
  ['event', 'upgrade', 'support'].includes(type),
)

export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s–-]/u).map((word) => word.length))
}

/** A ready team with the longest names that fit it; all cards that can be played are allowed. */
export function longNames(language: Language, team: string): Deck {
  const format = formatOf('infinite-2020-07-14')
  const { deck } = findReadyDeck(team)!
  const sorted = HELD.filter(({ id }) => isImplemented(id)).toSorted(
    (a, b) => longestWord(b.name[language]) - longestWord(a.name[language]),
  )
  const cards: { card: string; count: number }[] = []
  for (const { id } of sorted) {
    if (cards.length === 15) break
    const would = { ...deck, format: format.id, cards: [...cards, { card: id, count: 2 }] }
    const problems = validateDeck(would, { isImplemented })
    if (problems.every(({ refused }) => refused === 'deck-size')) cards.push({ card: id, count: 2 })
  }
  return { ...deck, format: format.id, cards }
}
