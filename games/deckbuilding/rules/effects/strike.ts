/** Damage and destruction by abilities (rulebook: "Schaden zufügen", "Zerstören"). */
import { type CardId, IS_SHIP, NO_CARD } from '../../facts/catalogue.ts'
import { type Move, move, picks } from '../../moves.ts'
import { opponentOf, type State } from '../../state.ts'
import type { Effect, Me, Price } from '../abilities.ts'
import { damageShip, damageBase as dealToBase, destroyShip as sink } from '../damage.ts'
import { discardFromRow, rowCards } from '../galaxy-row.ts'
import { spendResources } from '../resources.ts'

/** Directly to the opponent's base, past all ships (db.damage.1). */
export function damageBase(amount: number): Effect {
  return {
    kind: 'damage-base',
    amount,
    possible: (s, me) => s.sides[opponentOf(me.seat)].base !== NO_CARD,
    run: (t, me) => dealToBase(t, opponentOf(me.seat), amount, 'db.damage.1'),
  }
}

/** To the opponent's base or to one of their ships. */
export function damageBaseOrShip(amount: number): Effect {
  return {
    kind: 'damage-base-or-ship',
    amount,
    possible: (s, me) =>
      s.sides[opponentOf(me.seat)].base !== NO_CARD || s.sides[opponentOf(me.seat)].ships.length > 0,
    *run(t, me) {
      const owner = opponentOf(me.seat)
      const { base, ships } = t.state.sides[owner]
      const options: Move<'ship' | 'base'>[] = ships.map((ship) => move('ship', ship))
      if (base !== NO_CARD) options.unshift(move('base', base))
      const chosen = yield* t.choose(me.seat, 'damage-target', options, {
        rule: 'db.damage.1',
        about: me.card,
      })
      if (chosen.do === 'base') yield* dealToBase(t, owner, amount, 'db.damage.1')
      else damageShip(t, owner, chosen.card, amount, 'db.damage.1')
    },
  }
}

/** An opposing ship in play, or one of the galaxy row that fits (db.destroy.1). */
export function destroyShip(inRow: (card: CardId, me: Me) => boolean = () => false): Effect {
  const targets = (s: State, me: Me): CardId[] => [
    ...s.sides[opponentOf(me.seat)].ships,
    ...rowCards(s).filter((card) => IS_SHIP[card] === 1 && inRow(card, me)),
  ]
  return {
    kind: 'destroy-ship',
    amount: 1,
    possible: (s, me) => targets(s, me).length > 0,
    *run(t, me) {
      const { card } = yield* t.choose(me.seat, 'destroy-ship', picks(targets(t.state, me)), {
        rule: 'db.destroy.1',
        about: me.card,
      })
      if (t.state.row.includes(card)) discardFromRow(t, card, 'db.destroy.4')
      else sink(t, opponentOf(me.seat), card, 'db.destroy.2')
    },
  }
}

/** Resources as a price: without a target nothing is spent. */
export function resources(amount: number): Price {
  return {
    kind: 'resources',
    amount,
    forSomething: true,
    possible: (s, me) => s.sides[me.seat].resources >= amount,
    run: (t, me) => spendResources(t, me.seat, amount),
  }
}
