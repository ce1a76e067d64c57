/**
 * What dice show, as one integer of three bytes: damage, surges and accuracy, or block, evade and dodge. Results add up
 * by adding the integers, and results that are the same are the same integer.
 */
import {
  ATTACK_DICE,
  ATTACK_FACES,
  type AttackDie,
  DEFENSE_DICE,
  DEFENSE_FACES,
  type DefenseDie,
} from '../facts/index.ts'

export type Result = number

export const damageOf = (result: Result): number => result & 255
export const surgeOf = (result: Result): number => (result >>> 8) & 255
export const accuracyOf = (result: Result): number => result >>> 16

export const withAccuracy = (result: Result, accuracy: number): Result => (result & 0xffff) | (accuracy << 16)

export const blockOf = damageOf
export const evadeOf = surgeOf
export const dodgeOf = accuracyOf

const resultOf = (first: number, second: number, third: number): Result =>
  first | (second << 8) | (third << 16)

export type DieColor = AttackDie | DefenseDie

/** A color by its number. */
export type ColorIndex = number

const COLORS: readonly DieColor[] = [...ATTACK_DICE, ...DEFENSE_DICE]

const INDEX_OF: ReadonlyMap<DieColor, ColorIndex> = new Map(COLORS.map((color, i) => [color, i]))

export function colorIndex(color: DieColor): ColorIndex {
  return INDEX_OF.get(color) ?? 0
}

/** By color, what each side shows. */
export const SIDES: readonly (readonly Result[])[] = [
  ...ATTACK_DICE.map((die) =>
    ATTACK_FACES[die].map(({ damage, surge, accuracy }) => resultOf(damage, surge, accuracy)),
  ),
  ...DEFENSE_DICE.map((die) =>
    DEFENSE_FACES[die].map(({ block, evade, dodge }) => resultOf(block, evade, dodge)),
  ),
]

/** A result and the number of ways to roll it. */
export interface Likely {
  readonly result: Result
  readonly ways: number
}

/** By color, the different results of a die. */
export const RESULTS: readonly (readonly Likely[])[] = SIDES.map((sides) =>
  [...new Set(sides)].map((result) => ({ result, ways: sides.filter((one) => one === result).length })),
)

export const SIDES_OF_A_DIE = 6
