import type { Attack, Modifications } from './attack.ts'
import { diceToRoll, focusChanges } from './effects.ts'

/** Three bits; no attack rolls so many dice, so this stands for "all of them" too. */
const ALL = 7

/**
 * A small integer that is the same for attacks with the same outcomes, or null for attacks with abilities beyond one
 * plain reroll a side, which are too many kinds to number.
 */
export function cacheKey({ attackDice, defenseDice, attacker, defender, atRange0 }: Attack): number | null {
  let key = diceToRoll(attackDice) * 8 + diceToRoll(defenseDice)
  const put = (n: number): void => {
    key = key * 8 + Math.min(n, ALL)
  }
  if (defender?.adds !== undefined || defender?.onAttackDice !== undefined) return null
  const defended = plainReroll(defender)
  if (defended === null) return null
  put(focusChanges(defender ?? {}))
  put(defended)
  put(defender?.evade ?? 0)
  put(defender?.reinforce ?? 0)
  if (atRange0 === true) return key * 128

  if (attacker?.adds !== undefined || attacker?.onDefenseDice !== undefined) return null
  const attacked = plainReroll(attacker)
  if (attacked === null) return null
  put(focusChanges(attacker ?? {}))
  put(attacked)
  return key * 2 + (attacker?.lock === true ? 1 : 0)
}

/** How many dice the only reroll takes, 0 without one; null if there is more to it. */
function plainReroll(side: Modifications<string> | undefined): number | null {
  if (side?.changes !== undefined && side.changes.length > 0) return null
  const [reroll, ...more] = side?.rerolls ?? []
  if (reroll === undefined) return 0
  return more.length > 0 || reroll.of !== undefined ? null : reroll.upTo
}
