/** Which units to set on a card of the galaxy row. */
import type { CardId } from '../facts/catalogue.ts'
import { attackAgainstRow } from '../rules/attack-value.ts'
import { isHunter } from '../rules/cards.ts'
import { canCommit, targetValue } from '../rules/commit.ts'
import { ATTACKED, type State } from '../state.ts'

/** Attack that the seat's free units could still bring against the row. */
export function freeRowAttack(s: State, seat: number): number {
  let total = 0
  for (const unit of s.sides[seat].units) if (canCommit(s, unit)) total += attackAgainstRow(s, seat, unit)
  return total
}

/** What the units set on a target lack to defeat it. */
export function missingAttack(s: State, seat: number, target: CardId): number {
  let set = 0
  for (const unit of s.sides[seat].units)
    if (s.target[unit] === target && (s.marks[unit] & ATTACKED) === 0) set += attackAgainstRow(s, seat, unit)
  return targetValue(s, seat, target) - set
}

// Kept between calls: this runs at every other decision of a rollout.
const units: CardId[] = []
const attacks: number[] = []
/** By sum of attack: the unit that was added last to reach it, as an index; −1 if it can't be reached. */
const reachedBy: number[] = []

/**
 * The unit to set on a target that still needs so much, or −1: one of those that together waste least attack.
 * Among equals those that gain from a defeat come first.
 */
export function nextAttacker(s: State, seat: number, needed: number): CardId {
  const total = gather(s, seat)
  if (total < needed) return -1
  reachedBy.length = 0
  for (let sum = 0; sum <= total; sum++) reachedBy.push(-1)
  for (let i = 0; i < units.length; i++) {
    const attack = attacks[i]
    for (let sum = total; sum >= attack; sum--)
      if (reachedBy[sum] < 0 && (sum === attack || reachedBy[sum - attack] >= 0)) reachedBy[sum] = i
  }
  for (let sum = needed; sum <= total; sum++) if (reachedBy[sum] >= 0) return units[reachedBy[sum]]
  return -1
}

/** Fills `units` and `attacks`, hunters first; returns the sum. */
function gather(s: State, seat: number): number {
  units.length = 0
  attacks.length = 0
  let total = 0
  for (const hunters of [true, false])
    for (const unit of s.sides[seat].units) {
      if (isHunter(unit) !== hunters || !canCommit(s, unit)) continue
      const attack = attackAgainstRow(s, seat, unit)
      if (attack <= 0) continue
      units.push(unit)
      attacks.push(attack)
      total += attack
    }
  return total
}
