/** Exiling by abilities (rulebook: "Verbannen"). */
import type { Flow } from '@dejarik/kernel'
import type { CardId } from '../../facts/catalogue.ts'
import { picks } from '../../moves.ts'
import type { State } from '../../state.ts'
import type { Effect, Me } from '../abilities.ts'
import { exileFromPile, exileFromPlay } from '../exile.ts'

/** This card itself, as a price (db.exile.3, db.exile.4). */
export function exileThis(): Effect {
  return {
    kind: 'exile-this',
    possible: () => true,
    run(t, me) {
      exileFromPlay(t, me.seat, me.card)
    },
  }
}

export interface ExileTerms {
  /** The number is free, none included. */
  readonly upTo?: boolean
  /** Only cards in hand. */
  readonly fromHand?: boolean
}

/** Cards of the own hand, discard pile or both that are there now (db.exile.5, db.faq.6). */
export function exileCards(count: number, terms: ExileTerms = {}): Effect {
  const cards = (s: State, me: Me): number[] => {
    const { hand, discard } = s.sides[me.seat]
    return terms.fromHand ? hand.slice() : [...hand, ...discard]
  }
  return {
    kind: 'exile-cards',
    amount: count,
    possible: (s, me) => cards(s, me).length > 0,
    *run(t, me) {
      const range = { min: terms.upTo ? 0 : count, max: count }
      const cite = { rule: terms.fromHand ? 'db.exile.1' : 'db.exile.5', about: me.card }
      const chosen = yield* t.chooseSome(me.seat, 'exile-cards', picks(cards(t.state, me)), range, cite)
      for (const { card } of chosen) exileFromPile(t, me.seat, card)
    },
    // Who must exile several can't be asked for none or all of them at once.
    ...((terms.upTo === true || count === 1) && {
      *chosen(t, me, rule): Flow<Effect | null> {
        const range = { min: 0, max: count }
        const cite = { rule, about: me.card, amount: count }
        const chosen = yield* t.chooseSome(me.seat, 'exile-cards', picks(cards(t.state, me)), range, cite)
        return chosen.length === 0 ? null : exiling(chosen.map(({ card }) => card))
      },
    }),
  }
}

/** These cards, which were chosen already. */
function exiling(cards: readonly CardId[]): Effect {
  return {
    kind: 'exile-cards',
    amount: cards.length,
    possible: () => true,
    run(t, me) {
      for (const card of cards) exileFromPile(t, me.seat, card)
    },
  }
}
