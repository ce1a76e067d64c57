/** Which damage card is dealt: words for cards that let a player choose it. */
import type { Flow } from '@dejarik/kernel'
import type { Me } from '../rules/abilities.ts'
import { damageKind, draw } from '../rules/damage-deck.ts'
import { DECK_STREAM, type ShipId, type T } from '../state.ts'
import { mine } from './words.ts'

/** Draws several cards for a ship; the one that the player of "me" chooses comes on top, to be dealt next. */
export function* chooseDealt(t: T, me: Me, ship: ShipId, count: number): Flow {
  const s = t.state
  const { seat } = s.ships[ship]
  const drawn = Array.from({ length: count }, () => draw(t, seat))
  t.revealed('damage-card')
  const options = drawn.map((card, index) => ({ do: 'card' as const, card: damageKind(card), index }))
  const cite = { rule: 'xw.g.damage-cards.1', about: me.card }
  const { index } = yield* t.choose(mine(s, me).seat, 'choose-damage-card', options, cite)
  s.decks[seat].draw.push(drawn[index])
  s.decks[seat].discard.push(...drawn.filter((_, i) => i !== index))
}

export interface Search {
  /** Whose damage deck. */
  readonly deck: number
  /** Who searches. */
  readonly by: number
  readonly test: (card: number) => boolean
  readonly rule: string
  /** May be left alone. */
  readonly may?: boolean
}

/**
 * Who searches a damage deck sees all of it, and takes a card out; the others are shuffled. Null if there is none of that
 * kind, or if he takes none.
 */
export function* searchDeck(
  t: T,
  me: Me,
  { deck, by, test, rule, may = false }: Search,
): Flow<number | null> {
  const s = t.state
  t.revealed('damage-card')
  const kinds = [...new Set(s.decks[deck].draw.filter(test).map(damageKind))].sort((a, b) => a - b)
  if (kinds.length === 0) return null
  const options = kinds.map((card, index) => ({ do: 'card' as const, card, index }))
  const none = { do: 'decline' as const, card: -1, index: -1 }
  const cite = { rule, about: me.card }
  const chosen = yield* t.choose(by, 'choose-damage-card', may ? [...options, none] : options, cite)
  if (chosen.do === 'decline') return null
  const { draw: cards } = s.decks[deck]
  const place = cards.findIndex((card) => damageKind(card) === chosen.card)
  const found = place < 0 ? null : cards.splice(place, 1)[0]
  cards.sort((a, b) => a - b)
  t.shuffle(DECK_STREAM + deck, cards)
  return found
}
