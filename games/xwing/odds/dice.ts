import type { Rolled } from './attack.ts'
import { diceIn, type FaceIndex, MOST_DICE, type Pool } from './pool.ts'

export const ATTACK_FACES = ['blank', 'focus', 'hit', 'crit'] as const
export const DEFENSE_FACES = ['blank', 'focus', 'evade'] as const

export type AttackFace = (typeof ATTACK_FACES)[number]
export type DefenseFace = (typeof DEFENSE_FACES)[number]

/** How many dice show each face; a face left out shows on none. */
export type Results<Face extends string> = { readonly [face in Face]?: number }

/** All rolls of a number of dice: `pools[i]` comes up with chance `chances[i]`. */
export interface Rolls {
  readonly pools: readonly Pool[]
  readonly chances: readonly number[]
}

/** An eight-sided die. Its faces are listed from the worst for its owner to the best. */
export interface Die<Face extends string = string> {
  readonly faces: readonly Face[]
  /** The first face that counts in the end; those after it are better still. */
  readonly scoring: FaceIndex
  /** All rolls of so many of these dice. */
  rolls(dice: number): Rolls
}

export const FOCUS = 1
export const HIT = 2
export const CRIT = 3
export const EVADE = 2

export const ATTACK_DIE: Die<AttackFace> = dieWith(ATTACK_FACES, HIT, [2, 2, 3, 1])
export const DEFENSE_DIE: Die<DefenseFace> = dieWith(DEFENSE_FACES, EVADE, [3, 2, 3])

function dieWith<Face extends string>(
  faces: readonly Face[],
  scoring: FaceIndex,
  sides: readonly number[],
): Die<Face> {
  const known: Rolls[] = [{ pools: [0], chances: [1] }]
  const rolls = (dice: number): Rolls => (known[dice] ??= oneMore(rolls(dice - 1), sides))
  return { faces, scoring, rolls }
}

/** Chances are multiples of 8⁻ⁿ, which doubles hold exactly for every number of dice that is ever rolled. */
function oneMore({ pools, chances }: Rolls, sides: readonly number[]): Rolls {
  const found = new Map<Pool, number>()
  for (const [i, pool] of pools.entries()) {
    for (const [face, n] of sides.entries()) {
      const next = (pool + diceIn(2 * face, 1)) | 0
      found.set(next, (found.get(next) ?? 0) + (chances[i] * n) / 8)
    }
  }
  return { pools: [...found.keys()], chances: [...found.values()] }
}

/** @throws {RangeError} if there are more dice than a pool holds. */
export function poolOf<Face extends string>(
  die: Die<Face>,
  { fresh = {}, rerolled = {} }: Rolled<Face>,
): Pool {
  let pool = 0
  let dice = 0
  for (const [face, name] of die.faces.entries()) {
    const [still, once] = [fresh[name] ?? 0, rerolled[name] ?? 0]
    if (still < 0 || once < 0) throw new RangeError(`${still} and ${once} dice can't show ${name}.`)
    pool = (pool + diceIn(2 * face, still) + diceIn(2 * face + 1, once)) | 0
    dice += still + once
  }
  if (dice > MOST_DICE) throw new RangeError(`Odds are known for up to ${MOST_DICE} dice, not for ${dice}.`)
  return pool
}
