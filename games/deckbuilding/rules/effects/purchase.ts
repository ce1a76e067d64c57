/** Purchases by abilities and rewards. */
import { type CardId, FACTION } from '../../cards/catalogue.ts'
import { move, picks } from '../../options.ts'
import type { State } from '../../state.ts'
import type { By, Condition, Effect } from '../abilities.ts'
import { rowCards } from '../galaxy-row.ts'
import { canAfford, mayOwn, purchase } from '../purchase.ts'

export interface PurchaseTerms {
  readonly free: boolean
  /** Only cards of the own faction, or neutral ones too. */
  readonly faction: 'own' | 'own-or-neutral'
  readonly to?: 'deck' | 'hand'
  /** `to` applies only while this holds. */
  readonly if?: Condition
}

/** Purchases a card from the galaxy row on special terms. */
export function purchaseFromRow(terms: PurchaseTerms): Effect {
  const cards = (s: State, by: By): CardId[] =>
    rowCards(s).filter(
      (card) =>
        (terms.faction === 'own' ? FACTION[card] === by.seat : mayOwn(by.seat, card)) &&
        (terms.free || canAfford(s, by.seat, card)),
    )
  return {
    kind: 'purchase-from-row',
    amount: 1,
    possible: (s, by) => cards(s, by).length > 0,
    *resolve(t, by) {
      const { card } = yield* t.choose(by.seat, 'purchase-card', picks(cards(t.state, by)), {
        rule: 'db.purchase.1',
        about: by.card,
      })
      const to = terms.if === undefined || terms.if.holds(t.state, by) ? terms.to : undefined
      yield* purchase(t, by.seat, card, { free: terms.free, ...(to !== undefined && { to }) })
    },
  }
}

/** A card of the galaxy discard pile, as if it lay in the row; the purchase may be declined. */
export function purchaseFromGalaxyDiscard(): Effect {
  const cards = (s: State, by: By): CardId[] =>
    s.galaxyDiscard.filter((card) => mayOwn(by.seat, card) && canAfford(s, by.seat, card))
  return {
    kind: 'purchase-from-galaxy-discard',
    amount: 1,
    possible: (s, by) => cards(s, by).length > 0,
    *resolve(t, by) {
      const options = [...picks(cards(t.state, by)), move('decline')]
      const chosen = yield* t.choose(by.seat, 'purchase-card', options, {
        rule: 'db.purchase.1',
        about: by.card,
      })
      if (chosen.do === 'pick') yield* purchase(t, by.seat, chosen.card)
    },
  }
}
