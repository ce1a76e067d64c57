/** Discarding by abilities (rulebook: "Ablegen"). */
import type { CardId } from '../../facts/catalogue.ts'
import { picks } from '../../moves.ts'
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
    possible: (s, me) => s.sides[me.seat].hand.length > 0,
    run: (t, me) => discardChosen(t, me.seat, me.card),
  }
}

/** The opponent discards a card of their choice (db.discard.2). */
export function opponentDiscards(): Effect {
  return {
    kind: 'opponent-discards',
    amount: 1,
    possible: (s, me) => s.sides[opponentOf(me.seat)].hand.length > 0,
    run: (t, me) => discardChosen(t, opponentOf(me.seat), me.card),
  }
}

export function opponentDiscardsAtRandom(): Effect {
  return {
    kind: 'opponent-discards-at-random',
    amount: 1,
    possible: (s, me) => s.sides[opponentOf(me.seat)].hand.length > 0,
    run: (t, me) => discardAtRandom(t, opponentOf(me.seat)),
  }
}

/** Any card of the galaxy row, without its reward (db.discard.7). */
export function discardARowCard(): Effect {
  return {
    kind: 'discard-row-card',
    amount: 1,
    possible: (s) => rowCards(s).length > 0,
    *run(t, me) {
      const { card } = yield* t.choose(me.seat, 'discard-row-card', picks(rowCards(t.state)), {
        rule: 'db.discard.6',
        about: me.card,
      })
      discardFromRow(t, card)
    },
  }
}

type TakeQuestion = 'take-bounty-hunter' | 'take-trooper' | 'take-unique-unit'

/** A card of the own discard pile that fits, into the hand. */
export function takeFromDiscard(what: TakeQuestion, fits: (card: CardId) => boolean): Effect {
  return {
    kind: 'take-from-discard',
    amount: 1,
    possible: (s, me) => s.sides[me.seat].discard.some(fits),
    *run(t, me) {
      const { discard } = t.state.sides[me.seat]
      const { card } = yield* t.choose(me.seat, what, picks(discard.filter(fits)), {
        rule: 'db.use.1',
        about: me.card,
      })
      take(discard, card)
      putInHand(t.state, me.seat, card)
      t.log?.('take-from-discard', 'db.use.1', { seat: me.seat, card })
    },
  }
}
