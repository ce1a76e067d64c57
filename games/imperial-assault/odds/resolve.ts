/** Steps 4 to 7 of an attack whose dice lie as they are (ia.attack-steps.8 to .14). */
import type { Attack } from './attack.ts'
import { boughtWith, type Menu, menuOf } from './menu.ts'
import { accuracyOf, blockOf, damageOf, dodgeOf, evadeOf, type Result, surgeOf } from './result.ts'

/** What is the same for all rolls of an attack, sorted out once. */
export interface Terms {
  readonly menu: Menu
  /** Below it the attack misses; for a melee attack no accuracy is too low. */
  readonly neededAccuracy: number
  readonly health: number
  readonly damage: number
  readonly surge: number
  readonly accuracy: number
  readonly pierce: number
  readonly block: number
  readonly evade: number
  readonly dodge: number
}

/** How an attack ends. Written over and over, as there are thousands of ends to one attack. */
export interface Resolved {
  damage: number
  hit: boolean
  /** The abilities that surges are spent on, as in a spending of the menu. */
  spending: number
}

/** A ranged attack needs 1 accuracy at least (ia.accuracy.3). */
const ADJACENT = 1

export function termsOf({ range, surges, health, modifiers = {} }: Attack): Terms {
  const { damage = 0, surge = 0, accuracy = 0, pierce = 0, block = 0, evade = 0, dodge = 0 } = modifiers
  const neededAccuracy = range === null ? Number.NEGATIVE_INFINITY : Math.max(range, ADJACENT)
  return {
    menu: menuOf(surges),
    neededAccuracy,
    health: health ?? Number.POSITIVE_INFINITY,
    damage,
    surge,
    accuracy,
    pierce,
    block,
    evade,
    dodge,
  }
}

const atLeast0 = (n: number): number => (n > 0 ? n : 0)

/** Every evade takes one surge away (ia.surge.2). */
function surgesLeft(terms: Terms, attack: Result, defense: Result): number {
  return atLeast0(atLeast0(surgeOf(attack) + terms.surge) - atLeast0(evadeOf(defense) + terms.evade))
}

/** The most damage that the target can be made to suffer; 0 if the attack must miss. */
export function mostDamage(terms: Terms, attack: Result, defense: Result): number {
  const damage = atLeast0(damageOf(attack) + terms.damage)
  const missing = terms.neededAccuracy - accuracyOf(attack) - terms.accuracy
  const block = atLeast0(blockOf(defense) + terms.block) - terms.pierce
  const dodge = dodgeOf(defense) + terms.dodge
  const spendings = boughtWith(terms.menu.damaging, surgesLeft(terms, attack, defense))
  let most = 0
  for (let i = 0; i < spendings.length; i++) {
    const spending = spendings[i]
    if (spending.accuracy < missing || spending.undodge < dodge) continue
    const suffered = damage + spending.damage - atLeast0(block - spending.pierce)
    if (suffered > most) most = suffered
  }
  return most < terms.health ? most : terms.health
}

/**
 * The best that the attacker can make of the dice: the most damage (so defeat, if it can be had), then the most worth
 * of other effects, then a hit rather than a miss, then the fewest surges, the fewest abilities, the first listed.
 */
export function resolve(terms: Terms, attack: Result, defense: Result, best: Resolved): void {
  const damage = atLeast0(damageOf(attack) + terms.damage)
  const missing = terms.neededAccuracy - accuracyOf(attack) - terms.accuracy
  const block = atLeast0(blockOf(defense) + terms.block) - terms.pierce
  const dodge = dodgeOf(defense) + terms.dodge
  const spendings = boughtWith(terms.menu.spendings, surgesLeft(terms, attack, defense))
  best.damage = -1
  let most = 0
  for (let i = 0; i < spendings.length; i++) {
    const spending = spendings[i]
    const hit = spending.accuracy >= missing && spending.undodge >= dodge
    const dealt = hit ? atLeast0(damage + spending.damage - atLeast0(block - spending.pierce)) : 0
    const suffered = dealt < terms.health ? dealt : terms.health
    if (suffered < best.damage) continue
    const worth = spending.worth + (suffered > 0 ? spending.worthIfDamaged : 0)
    if (suffered === best.damage && (worth < most || (worth === most && (best.hit || !hit)))) continue
    best.damage = suffered
    best.hit = hit
    best.spending = spending.abilities
    most = worth
  }
}
