/** What dice in a pool are good for as they lie, in points of damage. */
import type { Seat } from '@dejarik/kernel'
import { type DieSymbol, sideOf } from '../facts/index.ts'
import { dieValue } from '../rules/dice.ts'
import type { Die, State } from '../state.ts'
import { dieWorth, PER_POINT, RESOURCE, specialWorth } from './worth.ts'

/** A side that nobody can pay for or that lacks a partner may still find them. */
const LATER = 0.3

export function isDamage(symbol: DieSymbol): boolean {
  return symbol === 'melee' || symbol === 'ranged' || symbol === 'indirect'
}

/** The side that a die shows. */
export function shownSide(die: Die) {
  return sideOf(die.kind, die.side)
}

/** The value of a damage, shield or other side; X as it is now. */
export function shownValue(s: State, die: Die): number {
  const { value } = shownSide(die)
  return value === 'X' ? dieValue(s, die) : value
}

/** What this die would bring its controller if it were resolved as it lies. */
export function shownWorth(s: State, die: Die): number {
  return worthOfSide(s, die, die.side)
}

/** What it would bring on another side. */
export function worthOfSide(s: State, die: Die, place: number): number {
  const { symbol, value, modifier, cost } = sideOf(die.kind, place)
  if (symbol === 'blank') return 0
  const gross =
    symbol === 'special'
      ? specialWorth(die.kind)
      : PER_POINT[symbol] * (value === 'X' ? dieValue(s, die) : value)
  const net = gross - cost * RESOURCE
  if (net <= 0) return 0
  if (modifier && !hasPartner(s, die, symbol)) return net * LATER
  return cost > s.players[die.pool].resources ? net * LATER : net
}

function hasPartner(s: State, modifier: Die, symbol: DieSymbol): boolean {
  for (const die of s.dice) {
    if (die.pool !== modifier.pool || die === modifier) continue
    const side = shownSide(die)
    if (!side.modifier && (symbol === 'any' || side.symbol === symbol)) return true
  }
  return false
}

/** The best side that a die could be turned to. */
export function bestSide(s: State, die: Die): number {
  let best = 0
  for (let place = 0; place < 6; place++)
    if (place !== die.side) best = Math.max(best, worthOfSide(s, die, place))
  return best
}

/** What turning so many own dice, apart from this one, to their best sides brings. */
export function gainOfFocus(s: State, seat: Seat, most: number, focus: number): number {
  let sum = 0
  let last = Number.POSITIVE_INFINITY
  for (let n = 0; n < most; n++) {
    let best = 0
    for (const die of s.dice) {
      if (die.pool !== seat || die.id === focus) continue
      const gain = bestSide(s, die) - shownWorth(s, die)
      if (gain > best && gain < last) best = gain
    }
    if (best === 0) return sum
    sum += best
    last = best
  }
  return sum
}

/** How much better the die is expected to be after a reroll. */
export function gainOfReroll(s: State, die: Die): number {
  return dieWorth(die.kind) - shownWorth(s, die)
}

/** Damage that a seat's pool shows and could pay for. */
export function shownDamage(s: State, seat: Seat): number {
  let sum = 0
  for (const die of s.dice)
    if (die.pool === seat && isDamage(shownSide(die).symbol)) sum += shownWorth(s, die)
  return sum
}

/** What all dice of a symbol, with their modifiers, add up to for this much money. */
export function groupValue(s: State, seat: Seat, symbol: DieSymbol): number {
  let left = s.players[seat].resources
  let sum = 0
  for (const die of s.dice) {
    if (die.pool !== seat) continue
    const side = shownSide(die)
    if (side.symbol !== symbol || side.cost > left) continue
    left -= side.cost
    sum += shownValue(s, die)
  }
  return sum
}
