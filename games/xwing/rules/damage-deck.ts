/** The damage deck: 33 cards of 14 kinds, one deck a player (xw.g.damage-cards.1, .14). */

import { DAMAGE_CARDS } from '../facts/index.ts'
import { type CardNumber, DECK_STREAM, type T } from '../state.ts'
import { numberOf } from './cards.ts'

/** Kind of each of the 33 cards, by its place. */
const KIND_OF: readonly string[] = DAMAGE_CARDS.flatMap(({ id, count }) => Array(count).fill(id))
export const DECK_SIZE = KIND_OF.length

let numbers: CardNumber[] | null = null

/** The card of the catalogue that a card of the deck is. */
export function damageKind(card: number): CardNumber {
  numbers ??= KIND_OF.map((id) => numberOf('damage', id))
  return numbers[card]
}

/** Copies look alike: in the place of each stands the first of its kind. */
export function anyCopyOf(card: number): number {
  return KIND_OF.indexOf(KIND_OF[card])
}

export function newDeck(): number[] {
  return KIND_OF.map((_, i) => i)
}

/**
 * Draws for a ship or remote of that seat. An empty deck is made anew from the discard and the cards of destroyed
 * ships, and if that is not enough from all facedown cards (xw.g.damage-cards.12, .13).
 */
export function draw(t: T, seat: number): number {
  const deck = t.state.decks[seat]
  if (deck.draw.length === 0) refill(t, seat)
  const card = deck.draw.pop()
  if (card === undefined) throw new Error('the damage deck holds no card')
  return card
}

/** The card that is drawn next. */
export function peek(t: T, seat: number): number {
  const card = draw(t, seat)
  t.state.decks[seat].draw.push(card)
  return card
}

function refill(t: T, seat: number): void {
  const s = t.state
  const deck = s.decks[seat]
  deck.draw = deck.discard
  deck.discard = []
  for (const ship of s.ships)
    if (ship.seat === seat && ship.zone === 'removed') {
      for (const { card } of ship.damage) if (card !== NOTED) deck.draw.push(card)
      ship.damage = []
    }
  for (const thing of s.things)
    if (thing.seat === seat && !thing.inPlay) {
      deck.draw.push(...thing.damage)
      thing.damage = []
    }
  deck.draw.sort((a, b) => a - b)
  t.shuffle(DECK_STREAM + seat, deck.draw)
  if (deck.draw.length === 0) noteFacedown(t, seat)
}

/** A facedown card that is only noted, because the deck had run out (xw.g.damage-cards.13). */
export const NOTED = -1

function noteFacedown(t: T, seat: number): void {
  const s = t.state
  const deck = s.decks[seat]
  for (const ship of s.ships)
    if (ship.seat === seat)
      ship.damage = ship.damage.map((dealt) => {
        if (dealt.up || dealt.card === NOTED) return dealt
        deck.draw.push(dealt.card)
        return { card: NOTED, up: false }
      })
  deck.draw.sort((a, b) => a - b)
  t.shuffle(DECK_STREAM + seat, deck.draw)
}
