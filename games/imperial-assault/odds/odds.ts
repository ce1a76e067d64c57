import type { Attack } from './attack.ts'
import { abilitiesOf, MOST_ABILITIES } from './menu.ts'
import { hasRerolls, MOST_DICE, poolOf } from './pool.ts'
import { type Ending, Rerolls, stagesOf } from './rerolls.ts'
import { mostDamage, type Resolved, resolve, type Terms, termsOf } from './resolve.ts'
import { accuracyOf, colorIndex, type DieColor, RESULTS, type Result } from './result.ts'
import { type Sums, sumsOf, sumsUpTo } from './sums.ts'

/** Surges spent on these abilities, by their numbers in the list of the attack. */
export interface SpendingOdds {
  readonly abilities: readonly number[]
  readonly ways: number
}

/**
 * What an attack will do, exactly: in whole numbers out of `ways` equally likely ways in which its dice can fall, and
 * as chances for those who want no more. See resolve.ts for how surges are spent, rerolls.ts for rerolls.
 */
export interface Odds {
  readonly ways: number
  /** `damageWays[n]`: ways in which the target suffers n damage, misses and blocked hits under 0. */
  readonly damageWays: readonly number[]
  /** Ways in which the attack does not miss, though the target may suffer nothing (ia.miss.*). */
  readonly hitWays: number
  /** Null if the target's health is not known. */
  readonly defeatWays: number | null
  /** How surges are spent, the likeliest first. */
  readonly spendings: readonly SpendingOdds[]
  /** Damage on average. */
  readonly damage: number
  readonly hit: number
  readonly defeat: number | null
  /** With all dice on the table: which dice the first reroll takes, by their places in the pool. */
  readonly reroll: readonly number[] | null
}

/** Beyond it, whole numbers of ways times damage could be more than doubles hold exactly. */
const MOST_ROLLED = 18
/** Different rolls of both pools, if dice may be rerolled: more would take seconds. */
const MOST_ROLLS = 400_000

/**
 * Whether the odds of an attack can be told: up to 8 dice in a pool and 10 surge abilities; with rerolls, pools of up
 * to about 5 attack and 3 defense dice still to be rolled.
 */
export function canTell(attack: Attack): boolean {
  const pools = [attack.attack, attack.defense]
  if (pools.some((pool) => pool.length > MOST_DICE) || (attack.surges?.length ?? 0) > MOST_ABILITIES)
    return false
  if (!hasRerolls(attack)) return true
  const rolled = pools.flat().filter((die) => typeof die === 'string').length
  const again = stagesOf(attack).reduce((sum, { most }) => sum + most, 0)
  if (rolled + again > MOST_ROLLED) return false
  const rerolls = attack.rerolls ?? []
  const different = (dice: readonly (DieColor | object)[], kind: 'attack' | 'defense'): number =>
    rerolls.some((one) => one.dice === kind)
      ? rollsOf(dice)
      : sumsOf(poolOf(attack[kind]).toRoll).results.length
  return different(attack.attack, 'attack') * different(attack.defense, 'defense') <= MOST_ROLLS
}

/** How many different rolls there are: dice of a color are alike. */
function rollsOf(dice: readonly (DieColor | object)[]): number {
  const colors = new Map<DieColor, number>()
  let rolls = 1
  for (const die of dice) {
    if (typeof die !== 'string') continue
    const n = (colors.get(die) ?? 0) + 1
    colors.set(die, n)
    rolls = (rolls * (RESULTS[colorIndex(die)].length + n - 1)) / n
  }
  return rolls
}

/** @throws {RangeError} if they can't be told, or a die shows a side that it does not have. */
export function oddsOf(attack: Attack): Odds {
  if (!canTell(attack))
    throw new RangeError('These are too many dice, rerolls or abilities to count all ways.')
  const terms = termsOf(attack)
  const damageWays: number[] = []
  /** By the abilities that surges were spent on. */
  const spentWays: number[] = []
  let hitWays = 0
  let ways = 0
  const end: Resolved = { damage: 0, hit: false, spending: 0 }
  const take: Ending = (attackResult, defenseResult, times) => {
    resolve(terms, attackResult, defenseResult, end)
    while (damageWays.length <= end.damage) damageWays.push(0)
    damageWays[end.damage] += times
    if (end.hit) hitWays += times
    spentWays[end.spending] = (spentWays[end.spending] ?? 0) + times
    ways += times
  }
  const rerolls = hasRerolls(attack) ? new Rerolls(attack, terms) : null
  if (rerolls === null) roll(attack, terms, take)
  else rerolls.play(take)

  const defeatWays =
    attack.health === null || attack.health === undefined ? null : (damageWays[attack.health] ?? 0)
  return {
    ways,
    damageWays,
    hitWays,
    defeatWays,
    spendings: spentWays
      .map((times, spending) => ({ abilities: abilitiesOf(spending), ways: times }))
      .filter(({ ways: times }) => times > 0)
      .sort((a, b) => b.ways - a.ways),
    damage: damageWays.reduce((sum, times, damage) => sum + times * damage, 0) / ways,
    hit: hitWays / ways,
    defeat: defeatWays === null ? null : defeatWays / ways,
    reroll: rerolls?.first() ?? null,
  }
}

function roll(attack: Attack, terms: Terms, take: Ending): void {
  const [attacks, defenses] = rolledSums(attack, terms)
  for (let d = 0; d < defenses.results.length; d++)
    for (let a = 0; a < attacks.results.length; a++)
      take(attacks.results[a], defenses.results[d], attacks.ways[a] * defenses.ways[d])
}

/** What both pools can show; accuracy counts only as far as it is needed. */
function rolledSums(attack: Attack, terms: Terms): readonly [Sums, Sums] {
  const own = poolOf(attack.attack)
  const other = poolOf(attack.defense)
  const { neededAccuracy, accuracy, menu } = terms
  const enough = neededAccuracy - accuracy - accuracyOf(own.shown) + menu.accuracyLost
  return [plus(sumsUpTo(own.toRoll, enough), own.shown), plus(sumsOf(other.toRoll), other.shown)]
}

function plus(sums: Sums, shown: Result): Sums {
  if (shown === 0) return sums
  return { ...sums, results: sums.results.map((result) => result + shown) }
}

/** Damage on average and the chance of defeat (0 if the health is not known), without the rest: for bots. */
export interface Expected {
  readonly damage: number
  readonly defeat: number
}

export function expectedOf(attack: Attack): Expected {
  if (hasRerolls(attack)) {
    const { damage, defeat } = oddsOf(attack)
    return { damage, defeat: defeat ?? 0 }
  }
  const terms = termsOf(attack)
  const [attacks, defenses] = rolledSums(attack, terms)
  let [total, defeats] = [0, 0]
  for (let d = 0; d < defenses.results.length; d++) {
    const shown = defenses.results[d]
    let [sum, defeated] = [0, 0]
    for (let a = 0; a < attacks.results.length; a++) {
      const damage = mostDamage(terms, attacks.results[a], shown)
      sum += attacks.ways[a] * damage
      if (damage >= terms.health) defeated += attacks.ways[a]
    }
    total += defenses.ways[d] * sum
    defeats += defenses.ways[d] * defeated
  }
  const ways = attacks.rolls * defenses.rolls
  return { damage: total / ways, defeat: defeats / ways }
}
