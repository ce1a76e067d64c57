/** The galaxy row: whatever leaves it is replaced at once (db.purchase.7). */
import { type CardId, NO_CARD } from '../facts/catalogue.ts'
import type { State, T } from '../state.ts'
import { galaxyDeckReady } from './empty-deck.ts'
import { unmark } from './zones.ts'

export function rowCards(s: State): CardId[] {
  return s.row.filter((card) => card !== NO_CARD)
}

/** Takes a card out of the row and leaves its space open; `refill` must follow. */
export function takeFromRow(s: State, card: CardId): number {
  const space = s.row.indexOf(card)
  if (space < 0) throw new Error(`card ${card} is not in the galaxy row`)
  s.row[space] = NO_CARD
  return space
}

/** Puts the top card of the galaxy deck into an open space, if there is one to be had. */
export function refill(t: T, space: number): void {
  const s = t.state
  if (!galaxyDeckReady(t)) return
  const card = s.galaxyDeck.pop()
  if (card === undefined) return
  unmark(s, card)
  s.row[space] = card
  t.revealed('galaxy-row')
  t.log?.('row-refill', 'db.purchase.7', { card })
}

/** From the row to the galaxy discard pile, and the next card takes its place (db.discard.6). No reward. */
export function discardFromRow(t: T, card: CardId, rule = 'db.discard.6'): void {
  const s = t.state
  const space = takeFromRow(s, card)
  s.galaxyDiscard.push(card)
  t.log?.('row-discard', rule, { card })
  refill(t, space)
}
