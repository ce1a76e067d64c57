import type { Attack, PoolDie } from './attack.ts'
import { colorIndex, type DieColor, type Result, SIDES } from './result.ts'
import { type DiceCount, NO_DICE, oneDie } from './sums.ts'

/** Dice of one side of the attack that never change again, summed up, and those to be rolled. */
export interface Pool {
  readonly shown: Result
  readonly toRoll: DiceCount
}

/** More are in no pool. */
export const MOST_DICE = 8

/** @throws {RangeError} for dice that can't be. */
export function poolOf(dice: readonly PoolDie<DieColor>[]): Pool {
  if (dice.length > MOST_DICE)
    throw new RangeError(`Odds are known for up to ${MOST_DICE} dice in a pool, not for ${dice.length}.`)
  let [shown, toRoll] = [0, NO_DICE]
  for (const die of dice) {
    if (typeof die === 'string') toRoll += oneDie(colorIndex(die))
    else shown += shownBy(die.color, die.side)
  }
  return { shown, toRoll }
}

export function shownBy(color: DieColor, side: number): Result {
  const sides = SIDES[colorIndex(color)]
  if (sides[side] === undefined) throw new RangeError(`A ${color} die has no side ${side}.`)
  return sides[side]
}

export function hasRerolls({ rerolls }: Attack): boolean {
  return rerolls?.some(({ upTo }) => upTo > 0) ?? false
}
