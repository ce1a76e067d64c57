import type { Attack, Moment } from './attack.ts'
import { cacheKey } from './cache-key.ts'
import { chanceToDestroy } from './destroy.ts'
import { type Outcome, outcomesOf } from './outcomes.ts'

/** What an attack will do, exactly. See outcomes.ts for how both sides are taken to play. */
export interface Odds {
  readonly outcomes: readonly Outcome[]
  /** Uncancelled hits and crits on average. */
  readonly damage: number
  /** Uncancelled crits on average; they are part of the damage. */
  readonly crits: number
  /** The chance that at least one result is left uncancelled (xw.g.attack-neutral.4). */
  readonly hit: number
  /** The chance that the target is destroyed; null if the attack names none. */
  readonly destroy: number | null
}

const BEFORE_ANY_ROLL: Moment = { at: 'roll-attack' }

/**
 * The odds of an attack from a moment of it on.
 *
 * @throws {RangeError} for more dice than any attack has.
 */
export function oddsOf(attack: Attack, moment: Moment = BEFORE_ANY_ROLL): Odds {
  const odds = moment.at === 'roll-attack' ? fromTheStart(attack) : summed(outcomesOf(attack, moment))
  const { target } = attack
  if (target === undefined) return odds
  const destroy = odds.outcomes.reduce((sum, one) => sum + one.chance * chanceToDestroy(one, target), 0)
  return { ...odds, destroy }
}

/** Attacks met before, by key. Bounded, so that a long-lived process does not grow. */
const known = new Map<number, Odds>()
const MOST_KNOWN = 20_000

function fromTheStart(attack: Attack): Odds {
  const key = cacheKey(attack)
  if (key === null) return summed(outcomesOf(attack, BEFORE_ANY_ROLL))
  let odds = known.get(key)
  if (odds === undefined) {
    odds = summed(outcomesOf(attack, BEFORE_ANY_ROLL))
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, odds)
  }
  return odds
}

function summed(outcomes: readonly Outcome[]): Odds {
  let [damage, crits, hit] = [0, 0, 0]
  for (const one of outcomes) {
    damage += one.chance * (one.hits + one.crits)
    crits += one.chance * one.crits
    if (one.hits + one.crits > 0) hit += one.chance
  }
  return { outcomes, damage, crits, hit, destroy: null }
}
