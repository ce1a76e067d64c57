/** Purchases by abilities and rewards. */
import type { Flow } from '@dejarik/kernel'
import { type CardId, FACTION } from '../../facts/catalogue.ts'
import { move, picks } from '../../moves.ts'
import type { State, T } from '../../state.ts'
import type { Condition, Effect, Me } from '../abilities.ts'
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
  const cards = (s: State, me: Me): CardId[] =>
    rowCards(s).filter(
      (card) =>
        (terms.faction === 'own' ? FACTION[card] === me.seat : mayOwn(me.seat, card)) &&
        (terms.free || canAfford(s, me.seat, card)),
    )
  return {
    kind: 'purchase-from-row',
    amount: 1,
    possible: (s, me) => cards(s, me).length > 0,
    *run(t, me) {
      const { card } = yield* t.choose(
        me.seat,
        terms.free ? 'purchase-free' : 'purchase-card',
        picks(cards(t.state, me)),
        {
          rule: 'db.purchase.1',
          about: me.card,
        },
      )
      yield* purchaseOn(t, me, card, terms)
    },
    *chosen(t, me, rule): Flow<Effect | null> {
      const options = [...picks(cards(t.state, me)), move('decline')]
      const what = terms.free ? 'purchase-free' : 'purchase-card'
      const chosen = yield* t.choose(me.seat, what, options, { rule, about: me.card })
      return chosen.do === 'decline' ? null : purchasing(chosen.card, terms)
    },
  }
}

function purchaseOn(t: T, me: Me, card: CardId, { free, to, if: condition }: PurchaseTerms): Flow {
  const isThere = condition === undefined || condition.holds(t.state, me)
  return purchase(t, me.seat, card, { free, ...(isThere && to !== undefined && { to }) })
}

/** This card, which was chosen already. */
function purchasing(card: CardId, terms: PurchaseTerms): Effect {
  return {
    kind: 'purchase-from-row',
    amount: 1,
    possible: () => true,
    run: (t, me) => purchaseOn(t, me, card, terms),
  }
}

/** A card of the galaxy discard pile, as if it lay in the row; the purchase may be declined. */
export function purchaseFromGalaxyDiscard(): Effect {
  const cards = (s: State, me: Me): CardId[] =>
    s.galaxyDiscard.filter((card) => mayOwn(me.seat, card) && canAfford(s, me.seat, card))
  return {
    kind: 'purchase-from-galaxy-discard',
    amount: 1,
    possible: (s, me) => cards(s, me).length > 0,
    *run(t, me) {
      const options = [...picks(cards(t.state, me)), move('decline')]
      const chosen = yield* t.choose(me.seat, 'purchase-card', options, {
        rule: 'db.purchase.1',
        about: me.card,
      })
      if (chosen.do === 'pick') yield* purchase(t, me.seat, chosen.card)
    },
  }
}
