/** Attack values and the constant abilities that change them (rulebook: "Solange", db.while.1 to db.while.4). */

import { ATTACK, type CardId, IS_SHIP, TRAIT_BITS } from '../facts/catalogue.ts'
import type { Trait } from '../facts/design.ts'
import { opponentOf, type State } from '../state.ts'
import { type Bonuses, bonuses } from './cards.ts'
import { forceIsWith } from './force.ts'

/** A constant change of attack values while the card is in play. */
export type Bonus =
  /** The card itself, while the condition holds. */
  | { readonly of: 'self'; readonly amount: number; readonly while: 'force-with-you' | 'attacking-row' }
  /** The card itself, for each own base in the opponent's victory pile. */
  | { readonly of: 'self'; readonly amount: number; readonly perLostBase: true }
  /** Each own capital ship. */
  | { readonly of: 'ships'; readonly amount: number }
  /** Each own unit with one of these traits. */
  | { readonly of: 'traits'; readonly amount: number; readonly traits: readonly Trait[] }

export type OwnBonus = Extract<Bonus, { of: 'self' }>

export function attackAgainstBase(s: State, seat: number, card: CardId): number {
  return attackValue(s, seat, card, false)
}

export function attackAgainstRow(s: State, seat: number, card: CardId): number {
  return attackValue(s, seat, card, true)
}

/** The attack of a card in play, counted afresh each time: bonuses end with their source (db.while.2). */
function attackValue(s: State, seat: number, card: CardId, row: boolean): number {
  const given = bonuses()
  const own = given.own[card]
  let attack = ATTACK[card] + s.bonus[card]
  if (own !== null) attack += ownBonus(s, seat, own, row)
  const { base, units, ships } = s.sides[seat]
  if (base >= 0) attack += sharedBonus(given, base, card)
  for (const source of units) attack += sharedBonus(given, source, card)
  for (const source of ships) attack += sharedBonus(given, source, card)
  return attack
}

function ownBonus(s: State, seat: number, bonus: OwnBonus, row: boolean): number {
  if ('perLostBase' in bonus) return bonus.amount * s.sides[opponentOf(seat)].victory.length
  const holds = bonus.while === 'attacking-row' ? row : forceIsWith(s, seat)
  return holds ? bonus.amount : 0
}

function sharedBonus(given: Bonuses, source: CardId, card: CardId): number {
  if (!given.isShared[source]) return 0
  const ships = IS_SHIP[card] === 1 ? given.forShips[source] : 0
  return (given.traits[source] & TRAIT_BITS[card]) !== 0 ? ships + given.forTraits[source] : ships
}
