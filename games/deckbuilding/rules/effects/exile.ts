/** Exiling by abilities (rulebook: "Verbannen"). */
import { picks } from '../../options.ts'
import type { State } from '../../state.ts'
import type { By, Effect } from '../abilities.ts'
import { exileFromPile, exileFromPlay } from '../exile.ts'

/** This card itself, as a price (db.exile.3, db.exile.4). */
export function exileThis(): Effect {
  return {
    kind: 'exile-this',
    possible: () => true,
    // biome-ignore lint/correctness/useYield: every effect is a generator, also one that asks nobody
    *resolve(t, by) {
      exileFromPlay(t, by.seat, by.card)
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
  const cards = (s: State, by: By): number[] => {
    const { hand, discard } = s.sides[by.seat]
    return terms.fromHand ? hand.slice() : [...hand, ...discard]
  }
  return {
    kind: 'exile-cards',
    amount: count,
    possible: (s, by) => cards(s, by).length > 0,
    *resolve(t, by) {
      const range = { min: terms.upTo ? 0 : count, max: count }
      const cite = { rule: terms.fromHand ? 'db.exile.1' : 'db.exile.5', about: by.card }
      const chosen = yield* t.chooseSome(by.seat, 'exile-cards', picks(cards(t.state, by)), range, cite)
      for (const { card } of chosen) exileFromPile(t, by.seat, card)
    },
  }
}
