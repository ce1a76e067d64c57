/** What only one card does. Each is a named flow; the card files say which card. */
import type { Flow } from '@dejarik/kernel'
import { type CardId, FACTION } from '../../facts/catalogue.ts'
import { KNOWN_TO_BOTH } from '../../knowledge.ts'
import { move, picks } from '../../moves.ts'
import { EXILE_AT_END, opponentOf, type State, type T } from '../../state.ts'
import type { Effect, Me } from '../abilities.ts'
import { damageBase } from '../damage.ts'
import { canReachGalaxyDeck, galaxyDeckReady } from '../empty-deck.ts'
import { forceIsWith } from '../force.ts'
import { discardFromRow, refill, rowCards, takeFromRow } from '../galaxy-row.ts'
import { putInHand, take, unmark } from '../zones.ts'
import { discardTop, seeTop } from './galaxy-deck.ts'

/** Looks at the top of the galaxy deck; with the Force, may exchange it with a card of the row. */
export const lookAndExchange: Effect = {
  kind: 'look-and-exchange',
  amount: 1,
  possible: canReachGalaxyDeck,
  *run(t, me) {
    if (!galaxyDeckReady(t)) return
    seeTop(t, 1 << me.seat, 'db.look.1')
    if (!forceIsWith(t.state, me.seat)) return
    const options = [...picks(rowCards(t.state)), move('decline')]
    const chosen = yield* t.choose(me.seat, 'exchange-with-top', options, {
      rule: 'db.look.1',
      about: me.card,
    })
    if (chosen.do === 'pick') exchangeWithTop(t, chosen.card)
  },
}

function exchangeWithTop(t: T, rowCard: CardId): void {
  const s = t.state
  const top = s.galaxyDeck.pop()
  if (top === undefined) return
  const space = takeFromRow(s, rowCard)
  unmark(s, top)
  s.row[space] = top
  s.galaxyDeck.push(rowCard)
  s.known[rowCard] = KNOWN_TO_BOTH
  t.log?.('exchange', 'db.look.1', { card: rowCard, other: top })
}

/** Takes a card of the own faction from the row into the hand; it is exiled at the end of the turn. */
export const borrowFromRow: Effect = {
  kind: 'borrow-from-row',
  amount: 1,
  possible: (s, me) => rowCards(s).some((card) => FACTION[card] === me.seat),
  *run(t, me) {
    const s = t.state
    const list = rowCards(s).filter((card) => FACTION[card] === me.seat)
    const { card } = yield* t.choose(me.seat, 'borrow-card', picks(list), {
      rule: 'db.use.1',
      about: me.card,
    })
    const space = takeFromRow(s, card)
    putInHand(s, me.seat, card)
    s.marks[card] |= EXILE_AT_END
    t.log?.('borrow', 'db.use.1', { seat: me.seat, card })
    refill(t, space)
  },
}

/** Looks at the opponent's hand; with the Force, one card of it goes on top of their deck. */
export const lookAtHand: Effect = {
  kind: 'look-at-hand',
  amount: 1,
  possible: (s, me) => s.sides[opponentOf(me.seat)].hand.length > 0,
  *run(t, me) {
    const s = t.state
    const { hand, deck } = s.sides[opponentOf(me.seat)]
    for (const card of hand) s.known[card] |= 1 << me.seat
    t.revealed('hand')
    // Sorted: the order of a hand is its owner's alone.
    const cards = hand.slice().sort((a, b) => a - b)
    t.log?.('look-at-hand', 'db.use.1', { seat: me.seat }, { seat: me.seat, args: { cards } })
    if (!forceIsWith(s, me.seat)) return
    const { card } = yield* t.choose(me.seat, 'put-on-their-deck', picks(cards), {
      rule: 'db.use.1',
      about: me.card,
    })
    take(hand, card)
    deck.push(card)
    s.known[card] = KNOWN_TO_BOTH
    const seat = opponentOf(me.seat)
    // Both know which card it is: one chose it, the other misses it.
    t.log?.('put-on-deck', 'db.use.1', { seat, card })
  },
}

/** Looks at the two top cards of the galaxy deck, keeps one on top and discards the other. */
export const sortTopTwo: Effect = {
  kind: 'sort-top-two',
  amount: 2,
  possible: canReachGalaxyDeck,
  *run(t, me) {
    const s = t.state
    if (!galaxyDeckReady(t)) return
    const first = s.galaxyDeck.pop()
    if (first === undefined) return
    const two = galaxyDeckReady(t)
    s.galaxyDeck.push(first)
    seeTop(t, 1 << me.seat, 'db.look.1')
    if (!two) return
    const second = s.galaxyDeck[s.galaxyDeck.length - 2]
    s.known[second] |= 1 << me.seat
    t.log?.('look', 'db.look.1', { seat: me.seat }, { seat: me.seat, args: { card: second } })
    const { card } = yield* t.choose(me.seat, 'discard-of-two', picks([first, second]), {
      rule: 'db.look.1',
      about: me.card,
    })
    if (card === second) swapTopTwo(s.galaxyDeck)
    discardTop(t)
  },
}

function swapTopTwo(deck: CardId[]): void {
  deck.push(...deck.splice(-2).reverse())
}

/** One damage to the opponent's base for each enemy card in the row, then all of them are discarded. */
export const purgeRow: Effect = {
  kind: 'purge-row',
  amount: 1,
  possible: (s, me) => rowCards(s).some((card) => FACTION[card] === opponentOf(me.seat)),
  *run(t, me): Flow {
    const enemies = rowCards(t.state).filter((card) => FACTION[card] === opponentOf(me.seat))
    yield* damageBase(t, opponentOf(me.seat), enemies.length, 'db.damage.1')
    for (const card of enemies) discardFromRow(t, card)
  },
}

/** Exchanges a row card with an own card of the galaxy discard pile. */
export const recallFromGalaxyDiscard: Effect = {
  kind: 'recall-from-galaxy-discard',
  amount: 1,
  possible: (s, me) => rowCards(s).length > 0 && lostCards(s, me).length > 0,
  *run(t, me) {
    const s = t.state
    const cite = { rule: 'db.use.1', about: me.card }
    const back = (yield* t.choose(me.seat, 'recall-card', picks(lostCards(s, me)), cite)).card
    const away = (yield* t.choose(me.seat, 'recall-for', picks(rowCards(s)), cite)).card
    s.row[takeFromRow(s, away)] = back
    take(s.galaxyDiscard, back)
    s.galaxyDiscard.push(away)
    t.log?.('exchange', 'db.use.1', { card: away, other: back })
  },
}

function lostCards(s: State, me: Me): CardId[] {
  return s.galaxyDiscard.filter((card) => FACTION[card] === me.seat)
}

/** The card just purchased goes to the hand instead of where its buyer sent it. */
export const thisIntoHand: Effect = {
  kind: 'this-into-hand',
  possible: (s, me) => !s.sides[me.seat].hand.includes(me.card),
  run(t, me) {
    const { discard, deck } = t.state.sides[me.seat]
    take(discard.includes(me.card) ? discard : deck, me.card)
    putInHand(t.state, me.seat, me.card)
    t.log?.('to-hand', 'db.purchase.5', { seat: me.seat, card: me.card })
  },
}
