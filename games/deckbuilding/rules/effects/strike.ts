/** Damage and destruction by abilities (rulebook: "Schaden zufügen", "Zerstören"). */
import { type CardId, IS_SHIP, NO_CARD } from '../../cards/catalogue.ts'
import { move, picks } from '../../options.ts'
import { opponentOf, type State } from '../../state.ts'
import type { By, Effect } from '../abilities.ts'
import { damageShip, damageBase as dealToBase, destroyShip as sink } from '../damage.ts'
import { discardFromRow, rowCards } from '../galaxy-row.ts'
import { spendResources } from '../resources.ts'

/** Directly to the opponent's base, past all ships (db.damage.1). */
export function damageBase(amount: number): Effect {
  return {
    kind: 'damage-base',
    amount,
    possible: (s, by) => s.sides[opponentOf(by.seat)].base !== NO_CARD,
    resolve: (t, by) => dealToBase(t, opponentOf(by.seat), amount, 'db.damage.1'),
  }
}

/** To the opponent's base or to one of their ships. */
export function damageBaseOrShip(amount: number): Effect {
  return {
    kind: 'damage-base-or-ship',
    amount,
    possible: (s, by) =>
      s.sides[opponentOf(by.seat)].base !== NO_CARD || s.sides[opponentOf(by.seat)].ships.length > 0,
    *resolve(t, by) {
      const owner = opponentOf(by.seat)
      const { base, ships } = t.state.sides[owner]
      const options = ships.map((ship) => move('ship', ship))
      if (base !== NO_CARD) options.unshift(move('base', base))
      const chosen = yield* t.choose(by.seat, 'damage-target', options, {
        rule: 'db.damage.1',
        about: by.card,
      })
      if (chosen.do === 'base') yield* dealToBase(t, owner, amount, 'db.damage.1')
      else damageShip(t, owner, chosen.card, amount, 'db.damage.1')
    },
  }
}

/** An opposing ship in play, or one of the galaxy row that fits (db.destroy.1). */
export function destroyShip(inRow: (card: CardId, by: By) => boolean = () => false): Effect {
  const targets = (s: State, by: By): CardId[] => [
    ...s.sides[opponentOf(by.seat)].ships,
    ...rowCards(s).filter((card) => IS_SHIP[card] === 1 && inRow(card, by)),
  ]
  return {
    kind: 'destroy-ship',
    amount: 1,
    possible: (s, by) => targets(s, by).length > 0,
    *resolve(t, by) {
      const { card } = yield* t.choose(by.seat, 'destroy-ship', picks(targets(t.state, by)), {
        rule: 'db.destroy.1',
        about: by.card,
      })
      if (t.state.row.includes(card)) discardFromRow(t, card, 'db.destroy.4')
      else sink(t, opponentOf(by.seat), card, 'db.destroy.2')
    },
  }
}

/** Resources as the price of what follows; without a target nothing is spent. */
export function payFor(cost: number, effect: Effect): Effect {
  return {
    kind: 'pay-for',
    amount: cost,
    parts: [effect],
    possible: (s, by) => s.sides[by.seat].resources >= cost && effect.possible(s, by),
    *resolve(t, by) {
      spendResources(t, by.seat, cost)
      yield* effect.resolve(t, by)
    },
  }
}
