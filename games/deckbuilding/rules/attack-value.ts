/** Attack values and the constant abilities that change them (rulebook: "Solange", db.while.1 to db.while.4). */

import {
  ATTACK,
  type CardId,
  designOfCard,
  HELPS_ITSELF,
  HELPS_OTHERS,
  IS_SHIP,
  SHIPS_BONUS,
  TRAIT_BITS,
  TRAITS_BONUS,
  TRAITS_BONUS_FOR,
} from '../cards/catalogue.ts'
import type { Trait } from '../cards/design.ts'
import { opponentOf, type State } from '../state.ts'
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

export function attackAgainstBase(s: State, seat: number, card: CardId): number {
  return attackValue(s, seat, card, false)
}

export function attackAgainstRow(s: State, seat: number, card: CardId): number {
  return attackValue(s, seat, card, true)
}

/** The attack of a card in play, counted afresh each time: bonuses end with their source (db.while.2). */
function attackValue(s: State, seat: number, card: CardId, row: boolean): number {
  let attack = ATTACK[card] + s.bonus[card]
  if (HELPS_ITSELF[card] === 1) attack += selfBonus(s, seat, card, row)
  const { base, units, ships } = s.sides[seat]
  if (base >= 0 && HELPS_OTHERS[base] === 1) attack += sharedBonus(base, card)
  for (const source of units) if (HELPS_OTHERS[source] === 1) attack += sharedBonus(source, card)
  for (const source of ships) if (HELPS_OTHERS[source] === 1) attack += sharedBonus(source, card)
  return attack
}

function selfBonus(s: State, seat: number, card: CardId, row: boolean): number {
  let total = 0
  for (const bonus of designOfCard(card).bonuses ?? [])
    if (bonus.of === 'self') total += ownBonus(s, seat, bonus, row)
  return total
}

function ownBonus(s: State, seat: number, bonus: Extract<Bonus, { of: 'self' }>, row: boolean): number {
  if ('perLostBase' in bonus) return bonus.amount * s.sides[opponentOf(seat)].victory.length
  const holds = bonus.while === 'attacking-row' ? row : forceIsWith(s, seat)
  return holds ? bonus.amount : 0
}

function sharedBonus(source: CardId, card: CardId): number {
  const ships = IS_SHIP[card] === 1 ? SHIPS_BONUS[source] : 0
  return (TRAITS_BONUS_FOR[source] & TRAIT_BITS[card]) !== 0 ? ships + TRAITS_BONUS[source] : ships
}
