import type { RuleId, Seat } from '../../src/index.ts'
import { DECK, type T } from './state.ts'

/** From now on nobody knows what lies on top. */
function topChanges(t: T): void {
  for (const side of t.state.sides) side.knowsTop = false
}

/** An empty deck is made of the discard pile anew. */
export function draw(t: T, seat: Seat, rule: RuleId): void {
  const { state } = t
  if (state.deck.length === 0) {
    state.deck = state.discard
    state.discard = []
    t.shuffle(DECK, state.deck)
    topChanges(t)
  }
  const card = state.deck.pop()
  if (card === undefined) return
  topChanges(t)
  state.sides[seat].hand.push(card)
  t.revealed('drawn')
  t.log?.('draw', rule, { seat }, { seat, args: { card } })
}

/** Puts cards under the deck, the first of them lowest. */
export function bury(t: T, cards: readonly number[]): void {
  if (t.state.deck.length === 0) topChanges(t)
  t.state.deck.unshift(...cards)
}

export function buryTop(t: T): void {
  const card = t.state.deck.pop()
  if (card === undefined) return
  topChanges(t)
  t.state.deck.unshift(card)
}
