/** Discarding from hand (rulebook: "Ablegen", db.discard.1 to db.discard.5). */
import type { Flow } from '@dejarik/kernel'
import type { CardId } from '../facts/catalogue.ts'
import { picks } from '../moves.ts'
import { type Faction, RANDOM_DISCARD_STREAM, type T } from '../state.ts'
import { raise } from './triggers.ts'
import { take, unmarkButExile } from './zones.ts'

/** To the owner's discard pile. Discarding by an effect can trigger; the end of turn is not that. */
export function discardFromHand(t: T, seat: Faction, card: CardId): Flow<unknown> {
  const s = t.state
  return raise(t, { event: 'discard-from-hand', seat, card }, () => {
    take(s.sides[seat].hand, card)
    unmarkButExile(s, card)
    s.sides[seat].discard.push(card)
    t.revealed('discard')
    t.log?.('discard', 'db.discard.4', { seat, card })
  })
}

/** The player chooses the card (db.discard.2), of a hand that has one. */
export function* discardChosen(t: T, seat: Faction, about: CardId): Flow {
  const { hand } = t.state.sides[seat]
  const { card } = yield* t.choose(seat, 'discard-card', picks(hand), { rule: 'db.discard.2', about })
  yield* discardFromHand(t, seat, card)
}

export function* discardAtRandom(t: T, seat: Faction): Flow {
  const { hand } = t.state.sides[seat]
  // Sorted first: a hand has no order that chance could hang on.
  const cards = hand.slice().sort((a, b) => a - b)
  yield* discardFromHand(t, seat, cards[t.int(RANDOM_DISCARD_STREAM, cards.length)])
}
