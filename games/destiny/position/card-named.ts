/** Cards by what files call them. */
import { nearestWord, unreadable } from '@dejarik/kernel'
import { CARDS, type CardFacts, type CardType, cardsNamed, findCard, plain } from '../facts/index.ts'
import { isImplemented } from '../rules/cards.ts'
import type { CardTitle } from './given.ts'

/** What is shuffled into a deck. */
export const DECK_TYPES: readonly CardType[] = ['event', 'upgrade', 'support', 'downgrade']

/**
 * By id, title, or title and subtitle. Of several cards of one title the earliest that is written; a card that isn't
 * written is refused, unless the file says `unwritten`.
 */
export function cardNamed(title: CardTitle, types: readonly CardType[], unwritten: boolean): CardFacts {
  const byId = findCard(title)
  const alike = byId === undefined ? byTitle(title) : [byId]
  const fitting = alike.filter(({ type }) => types.includes(type))
  if (fitting.length === 0) {
    const titles = CARDS.filter(({ type }) => types.includes(type)).flatMap(({ name }) => [name.en, name.de])
    const meant = nearestWord(title, titles) ?? 'none'
    throw unreadable('scenario-unknown-card', { card: title, type: types[0], meant })
  }
  const written = fitting.find(({ id }) => isImplemented(id))
  if (written === undefined && !unwritten) throw unreadable('scenario-card-unwritten', { card: title })
  return written ?? fitting[0]
}

function byTitle(title: CardTitle): readonly CardFacts[] {
  const alike = cardsNamed(title)
  if (alike.length > 0) return alike
  const comma = title.lastIndexOf(', ')
  const subtitle = plain(title.slice(comma + 2))
  return cardsNamed(title.slice(0, Math.max(0, comma))).filter(
    (card) => card.subtitle !== null && [card.subtitle.en, card.subtitle.de].map(plain).includes(subtitle),
  )
}
