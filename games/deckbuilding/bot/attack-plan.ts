/** Which units to set on a card of the galaxy row. */
import type { CardId } from '../cards/catalogue.ts'
import { attackAgainstRow } from '../rules/attack-value.ts'
import { canCommit, targetValue } from '../rules/commit.ts'
import { ATTACKED, type State } from '../state.ts'

/** Attack that the seat's free units could still bring against the row. */
export function freeRowAttack(s: State, seat: number): number {
  let total = 0
  for (const unit of s.sides[seat].units) if (canCommit(s, unit)) total += attackAgainstRow(s, seat, unit)
  return total
}

/** What is still missing against a target that units are already set on. */
export function missing(s: State, seat: number, target: CardId): number {
  let set = 0
  for (const unit of s.sides[seat].units)
    if (s.target[unit] === target && (s.marks[unit] & ATTACKED) === 0) set += attackAgainstRow(s, seat, unit)
  return targetValue(s, seat, target) - set
}

const units: CardId[] = []
const attacks: number[] = []
/** `least[sum]`: the strongest unit of the cheapest set found with this sum, as an index; −1 for none. */
const first: number[] = []
const reachable: number[] = []

/** The unit to set on the target next, so that as little attack as possible is spent beyond what is needed. */
export function nextAttacker(s: State, seat: number, needed: number): CardId {
  units.length = 0
  attacks.length = 0
  let total = 0
  for (const unit of s.sides[seat].units) {
    if (!canCommit(s, unit)) continue
    const attack = attackAgainstRow(s, seat, unit)
    if (attack <= 0) continue
    units.push(unit)
    attacks.push(attack)
    total += attack
  }
  if (total < needed) return -1
  first.length = 0
  reachable.length = 0
  for (let sum = 0; sum <= total; sum++) {
    first.push(-1)
    reachable.push(sum === 0 ? 1 : 0)
  }
  for (let i = 0; i < units.length; i++)
    for (let sum = total; sum >= attacks[i]; sum--)
      if (reachable[sum] === 0 && reachable[sum - attacks[i]] === 1) {
        reachable[sum] = 1
        first[sum] = i
      }
  for (let sum = needed; sum <= total; sum++) if (reachable[sum] === 1) return units[first[sum]]
  return -1
}
