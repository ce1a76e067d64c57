/** End of a turn (rulebook: "Deinen Zug beenden", db.end.1 to db.end.9). */
import type { CardId } from '../facts/catalogue.ts'
import { HAND_SIZE, opponentOf, type T, UNCOMMITTED } from '../state.ts'
import { draw } from './empty-deck.ts'
import { exileBorrowed } from './exile.ts'
import { unmark } from './zones.ts'

export function endOfTurn(t: T): string {
  const s = t.state
  const seat = s.active
  const side = s.sides[seat]
  t.log?.('end-turn', 'db.end.1', { seat })
  exileBorrowed(t, seat)
  discardAll(t, side.units, side.discard)
  if (side.base >= 0) turnUpright(t, side.base)
  for (const ship of side.ships) turnUpright(t, ship)
  discardAll(t, side.hand, side.discard)
  side.resources = 0
  draw(t, seat, HAND_SIZE, 'db.end.6')
  s.firsts = 0
  s.prevented = 0
  s.smugglers = 0
  s.active = opponentOf(seat)
  return 'turn-start'
}

function turnUpright(t: T, card: CardId): void {
  t.state.marks[card] = 0
  t.state.target[card] = UNCOMMITTED
  t.state.bonus[card] = 0
}

function discardAll(t: T, cards: CardId[], discard: CardId[]): void {
  for (const card of cards) {
    unmark(t.state, card)
    discard.push(card)
  }
  // Setting the length to 0 takes the engine far longer than this.
  while (cards.length > 0) cards.pop()
}
