/** Discarding by abilities (rulebook: "Ablegen"). */
import type { CardId } from '../../cards/catalogue.ts'
import { picks } from '../../options.ts'
import { opponentOf } from '../../state.ts'
import type { Effect } from '../abilities.ts'
import { discardAtRandom, discardChosen } from '../discard.ts'
import { discardFromRow, rowCards } from '../galaxy-row.ts'
import { putInHand, take } from '../zones.ts'

/** One card of the own hand, as a price. */
export function discardACard(): Effect {
  return {
    kind: 'discard',
    amount: 1,
    possible: (s, by) => s.sides[by.seat].hand.length > 0,
    resolve: (t, by) => discardChosen(t, by.seat, by.card),
  }
}

/** The opponent discards a card of their choice (db.discard.2). */
export function opponentDiscards(): Effect {
  return {
    kind: 'opponent-discards',
    amount: 1,
    possible: (s, by) => s.sides[opponentOf(by.seat)].hand.length > 0,
    resolve: (t, by) => discardChosen(t, opponentOf(by.seat), by.card),
  }
}

export function opponentDiscardsAtRandom(): Effect {
  return {
    kind: 'opponent-discards-at-random',
    amount: 1,
    possible: (s, by) => s.sides[opponentOf(by.seat)].hand.length > 0,
    resolve: (t, by) => discardAtRandom(t, opponentOf(by.seat)),
  }
}

/** Any card of the galaxy row, without its reward (db.discard.7). */
export function discardARowCard(): Effect {
  return {
    kind: 'discard-row-card',
    amount: 1,
    possible: (s) => rowCards(s).length > 0,
    *resolve(t, by) {
      const { card } = yield* t.choose(by.seat, 'discard-row-card', picks(rowCards(t.state)), {
        rule: 'db.discard.6',
        about: by.card,
      })
      discardFromRow(t, card)
    },
  }
}

/** A card of the own discard pile that fits, into the hand. */
export function takeFromDiscard(what: string, fits: (card: CardId) => boolean): Effect {
  return {
    kind: 'take-from-discard',
    amount: 1,
    possible: (s, by) => s.sides[by.seat].discard.some(fits),
    *resolve(t, by) {
      const { discard } = t.state.sides[by.seat]
      const { card } = yield* t.choose(by.seat, what, picks(discard.filter(fits)), {
        rule: 'db.use.1',
        about: by.card,
      })
      take(discard, card)
      putInHand(t.state, by.seat, card)
      t.log?.('take-from-discard', 'db.use.1', { seat: by.seat, card })
    },
  }
}
