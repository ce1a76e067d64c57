import { accuracyOf, type ColorIndex, RESULTS, type Result, SIDES_OF_A_DIE, withAccuracy } from './result.ts'

/** How many dice of each color: four bits for each. */
export type DiceCount = number

export const NO_DICE: DiceCount = 0

export const oneDie = (color: ColorIndex): DiceCount => 1 << (4 * color)

/** All sums of a roll: `results[i]` comes up in `ways[i]` of the `rolls` ways in which the dice can fall. */
export interface Sums {
  readonly results: readonly Result[]
  readonly ways: readonly number[]
  readonly rolls: number
}

/** There are few different pools, so each is summed up once. */
const known = new Map<DiceCount, Sums>([[NO_DICE, { results: [0], ways: [1], rolls: 1 }]])

export function sumsOf(dice: DiceCount): Sums {
  let sums = known.get(dice)
  if (sums === undefined) {
    const color = (31 - Math.clz32(dice)) >> 2
    sums = withDie(sumsOf(dice - oneDie(color)), color)
    known.set(dice, sums)
  }
  return sums
}

/** Sums of attack dice where accuracy beyond `enough` does not count: far fewer of them. */
export function sumsUpTo(dice: DiceCount, enough: number): Sums {
  const most = Math.max(0, Math.min(enough, MOST_ACCURACY))
  const key = dice * (MOST_ACCURACY + 1) + most
  let sums = knownUpTo.get(key)
  if (sums === undefined) {
    sums = cutOff(sumsOf(dice), most)
    knownUpTo.set(key, sums)
  }
  return sums
}

/** Eight blue dice show no more. */
const MOST_ACCURACY = 40
const knownUpTo = new Map<number, Sums>()

function cutOff({ results, ways, rolls }: Sums, most: number): Sums {
  const found = new Map<Result, number>()
  for (const [i, sum] of results.entries()) {
    const result = withAccuracy(sum, Math.min(accuracyOf(sum), most))
    found.set(result, (found.get(result) ?? 0) + ways[i])
  }
  return { results: [...found.keys()], ways: [...found.values()], rolls }
}

function withDie({ results, ways, rolls }: Sums, color: ColorIndex): Sums {
  const found = new Map<Result, number>()
  for (const [i, sum] of results.entries()) {
    for (const side of RESULTS[color]) {
      const result = sum + side.result
      found.set(result, (found.get(result) ?? 0) + ways[i] * side.ways)
    }
  }
  return { results: [...found.keys()], ways: [...found.values()], rolls: rolls * SIDES_OF_A_DIE }
}
