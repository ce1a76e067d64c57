/** Cards change places here and nowhere else: what is known of a card and what lies on it goes with it. */
import type { CardId } from '../facts/catalogue.ts'
import { KNOWN_TO_BOTH } from '../knowledge.ts'
import { EXILE_AT_END, opponentOf, type State, UNCOMMITTED } from '../state.ts'

/** Takes a card out of a list; the others keep their order. */
export function take(list: CardId[], card: CardId): void {
  const i = list.indexOf(card)
  if (i < 0) throw new Error(`card ${card} is not where it should be`)
  for (let k = i + 1; k < list.length; k++) list[k - 1] = list[k]
  list.pop()
}

/** Everybody sees the card now, and nothing of its last place clings to it. */
export function unmark(s: State, card: CardId): void {
  s.known[card] = 0
  s.marks[card] = 0
  s.target[card] = UNCOMMITTED
  s.bonus[card] = 0
  s.damage[card] = 0
}

/** Like `unmark`, but a card that must be exiled at the end of the turn does not escape by moving. */
export function unmarkButExile(s: State, card: CardId): void {
  const exiledAtEnd = s.marks[card] & EXILE_AT_END
  unmark(s, card)
  s.marks[card] = exiledAtEnd
}

/** On top of a player's deck in front of both players. */
export function putOnDeck(s: State, seat: number, card: CardId): void {
  s.sides[seat].deck.push(card)
  s.known[card] = KNOWN_TO_BOTH
}

/** Into a player's hand in front of the opponent, who will remember it. */
export function putInHand(s: State, seat: number, card: CardId): void {
  s.sides[seat].hand.push(card)
  s.known[card] = 1 << opponentOf(seat)
}

/** The player's unit or ship leaves play. */
export function leavePlay(s: State, seat: number, card: CardId): void {
  const side = s.sides[seat]
  take(side.units.includes(card) ? side.units : side.ships, card)
  unmark(s, card)
}

export function isInPlay(s: State, seat: number, card: CardId): boolean {
  const side = s.sides[seat]
  return side.base === card || side.units.includes(card) || side.ships.includes(card)
}
