/** Conditions of abilities (rulebook: "Falls", db.if.1 to db.if.3). */
import { designOfCard, hasTrait, IS_UNIQUE } from '../../facts/catalogue.ts'
import type { Trait } from '../../facts/design.ts'
import { opponentOf } from '../../state.ts'
import type { Condition } from '../abilities.ts'
import { forceIsWith } from '../force.ts'

export const forceWithYou: Condition = {
  name: 'force_with_you',
  rule: 'db.force.6',
  holds: (s, me) => forceIsWith(s, me.seat),
}

export const youHaveAShip: Condition = {
  name: 'you_have_a_ship',
  rule: 'db.if.1',
  holds: (s, me) => s.sides[me.seat].ships.length > 0,
}

export const opponentHasAShip: Condition = {
  name: 'opponent_has_a_ship',
  rule: 'db.if.1',
  holds: (s, me) => s.sides[opponentOf(me.seat)].ships.length > 0,
}

/** A unit with one of the traits in play; the card itself does not have to be another one. */
export function youHaveUnitWith(...traits: readonly Trait[]): Condition {
  return {
    name: `you_have_${traits.join('_or_')}`,
    rule: 'db.if.1',
    holds: (s, me) => s.sides[me.seat].units.some((card) => hasTrait(card, ...traits)),
  }
}

export const youHaveAnotherUniqueUnit: Condition = {
  name: 'you_have_another_unique_unit',
  rule: 'db.anatomy.9',
  holds: (s, me) => s.sides[me.seat].units.some((card) => card !== me.card && IS_UNIQUE[card] === 1),
}

/** A unit of this name in play (db.anatomy.6). */
export function youHaveInPlay(id: string): Condition {
  return {
    name: `you_have_${id}`,
    rule: 'db.anatomy.6',
    holds: (s, me) => s.sides[me.seat].units.some((card) => designOfCard(card).id === id),
  }
}

export function yourBaseIs(id: string): Condition {
  return {
    name: `your_base_is_${id}`,
    rule: 'db.anatomy.6',
    holds: (s, me) => s.sides[me.seat].base >= 0 && designOfCard(s.sides[me.seat].base).id === id,
  }
}
