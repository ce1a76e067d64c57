/** The cards that could be in a player's deck, for all that others know: what fits the team and its format. */

import { CARDS, cardFacts } from '../facts/index.ts'
import { isImplemented } from '../rules/cards.ts'
import type { CardNumber, DeckOption } from '../state.ts'
import { findFormat, isInFormat } from './formats.ts'

export interface Possible {
  readonly kind: CardNumber
  readonly limit: number
}

const pools = new WeakMap<DeckOption, readonly Possible[]>()

/** By affiliation and colours of the team; the same list for a match and all its forks. */
export function playablePool(deck: DeckOption): readonly Possible[] {
  let pool = pools.get(deck)
  if (pool === undefined) {
    pool = poolFor(deck)
    pools.set(deck, pool)
  }
  return pool
}

function poolFor({ characters, format: id }: DeckOption): Possible[] {
  const team = characters.map(({ card }) => cardFacts(card))
  const format = findFormat(id)
  return CARDS.flatMap((card, kind) => {
    const { type, affiliation, color, deckLimit } = card
    const fits =
      (type === 'event' || type === 'upgrade' || type === 'support' || type === 'downgrade') &&
      (affiliation === 'neutral' || team.some((one) => one.affiliation === affiliation)) &&
      (color === 'gray' || team.some((one) => one.color === color)) &&
      (format === undefined || isInFormat(card, format)) &&
      isImplemented(card.id)
    return fits ? [{ kind, limit: deckLimit }] : []
  })
}
