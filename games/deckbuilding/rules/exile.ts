/** Exiling (rulebook: "Verbannen", db.exile.1 to db.exile.8). */
import type { CardId } from '../facts/catalogue.ts'
import { EXILE_AT_END, type Faction, type T } from '../state.ts'
import { isInPlay, leavePlay, take, unmark } from './zones.ts'

/** From hand, discard pile or deck to the box, for good. */
export function exileFromPile(t: T, seat: Faction, card: CardId): void {
  const s = t.state
  const { hand, discard, deck } = s.sides[seat]
  take([hand, discard].find((pile) => pile.includes(card)) ?? deck, card)
  unmark(s, card)
  s.exile.push(card)
  t.log?.('exile', 'db.exile.2', { seat, card })
}

/** What it gave when played stays given (db.exile.3). */
export function exileFromPlay(t: T, seat: Faction, card: CardId): void {
  leavePlay(t.state, seat, card)
  t.state.exile.push(card)
  t.log?.('exile', 'db.exile.3', { seat, card })
}

/** Cards that were taken on the condition of being exiled at the end of this turn, wherever they are by then (docs/rulings.md). */
export function exileBorrowed(t: T, seat: Faction): void {
  const { marks } = t.state
  for (let card = 0; card < marks.length; card++) {
    if ((marks[card] & EXILE_AT_END) === 0) continue
    if (isInPlay(t.state, seat, card)) exileFromPlay(t, seat, card)
    else exileFromPile(t, seat, card)
  }
}
