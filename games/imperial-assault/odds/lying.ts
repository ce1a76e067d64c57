import type { PoolDie } from './attack.ts'
import { shownBy } from './pool.ts'
import { type ColorIndex, colorIndex, type DieColor, RESULTS, type Result } from './result.ts'
import { type DiceCount, NO_DICE, oneDie, sumsOf } from './sums.ts'

/** A die that may still be rerolled: its color and what it shows. */
export interface LiveDie {
  readonly color: ColorIndex
  readonly result: Result
}

/** Rolled dice of a pool. Those that stay as they are count only by their sum. */
export interface Lying {
  /** Its place among the pools met. */
  readonly id: number
  readonly sum: Result
  /** In a fixed order, as it does not matter which of two equal dice is which. */
  readonly live: readonly LiveDie[]
}

/** Dice of a pool that are rerolled: as `pools[i]` it then lies in `ways[i]` of the ways in which they can fall. */
export interface Prospect {
  /** Its place among the prospects met: pools can have the same one. */
  readonly id: number
  readonly pools: readonly Lying[]
  readonly ways: readonly number[]
  /** How many dice are rerolled. */
  readonly size: number
}

/** Live dice of a pool that are kept, and those that are rolled again. */
interface Taking {
  readonly kept: readonly LiveDie[]
  readonly rerolled: DiceCount
  readonly size: number
}

const BYTES_OF_A_RESULT = 0x1000000

const keyOf = ({ color, result }: LiveDie): number => color * BYTES_OF_A_RESULT + result

const sumOf = (dice: readonly LiveDie[], sum: Result): Result =>
  dice.reduce((total, { result }) => total + result, sum)

/** The pools of one side of the attack that are met; those that are the same are one object. */
export class LyingPools {
  readonly #pools = new Map<number | string, Lying>()
  readonly #prospects = new Map<number | string, Prospect>()
  readonly all: Lying[] = []

  of(sum: Result, live: readonly LiveDie[]): Lying {
    const key = live.length === 0 ? sum : `${sum} ${live.map(keyOf)}`
    let found = this.#pools.get(key)
    if (found === undefined) {
      found = { id: this.all.length, sum, live }
      this.#pools.set(key, found)
      this.all.push(found)
    }
    return found
  }

  /** All that can come of rerolling up to so many dice, fewest first; `final` if nobody can reroll any after that. */
  prospects({ sum, live }: Lying, upTo: number, final: boolean): readonly Prospect[] {
    return takingsOf(live, upTo).map((taking) =>
      final ? this.#prospect({ ...taking, kept: [] }, sumOf(taking.kept, sum)) : this.#prospect(taking, sum),
    )
  }

  #prospect({ kept, rerolled, size }: Taking, sum: Result): Prospect {
    const fallen = rerolled * BYTES_OF_A_RESULT + sum
    const key = kept.length === 0 ? fallen : `${fallen} ${kept.map(keyOf)}`
    let found = this.#prospects.get(key)
    if (found === undefined) {
      const { results, ways } = sumsOf(rerolled)
      const pools = results.map((result) => this.of(sum + result, kept))
      found = { id: this.#prospects.size, pools, ways, size }
      this.#prospects.set(key, found)
    }
    return found
  }

  /** All rolls of dice, and in how many ways each comes up; only their sums if `final`. */
  rolls(dice: readonly PoolDie<DieColor>[], final: boolean): ReadonlyMap<Lying, number> {
    const [sum, live] = onTable(dice)
    const colors = dice.flatMap((die) => (typeof die === 'string' ? colorIndex(die) : []))
    if (final) {
      const { results, ways } = sumsOf(colors.reduce((count, color) => count + oneDie(color), NO_DICE))
      return new Map(results.map((result, i) => [this.of(sumOf(live, sum) + result, []), ways[i]]))
    }
    let found = new Map<Lying, number>([[this.of(sum, inOrder(live)), 1]])
    for (const color of colors) {
      const next = new Map<Lying, number>()
      for (const [pool, ways] of found) {
        for (const side of RESULTS[color]) {
          const more = this.of(sum, inOrder([...pool.live, { color, result: side.result }]))
          next.set(more, (next.get(more) ?? 0) + ways * side.ways)
        }
      }
      found = next
    }
    return found
  }
}

/** The sum of dice that were rerolled, and those that may still be. */
function onTable(dice: readonly PoolDie<DieColor>[]): readonly [Result, readonly LiveDie[]] {
  let sum = 0
  const live: LiveDie[] = []
  for (const die of dice) {
    if (typeof die === 'string') continue
    const result = shownBy(die.color, die.side)
    if (die.rerolled === true) sum += result
    else live.push({ color: colorIndex(die.color), result })
  }
  return [sum, live]
}

function inOrder(dice: readonly LiveDie[]): readonly LiveDie[] {
  return [...dice].sort((a, b) => keyOf(a) - keyOf(b))
}

function takingsOf(live: readonly LiveDie[], upTo: number): readonly Taking[] {
  let all: readonly Taking[] = [{ kept: [], rerolled: NO_DICE, size: 0 }]
  for (const [i, die] of live.entries()) {
    const twin = i > 0 && keyOf(live[i - 1]) === keyOf(die) ? live[i - 1] : null
    all = all.flatMap((taking) => {
      const kept = { ...taking, kept: [...taking.kept, die] }
      // Of equal dice the first are taken first: if the one before is kept, so is this.
      const mayTake = taking.size < upTo && (twin === null || taking.kept.at(-1) !== twin)
      if (!mayTake) return [kept]
      return [kept, { ...taking, rerolled: taking.rerolled + oneDie(die.color), size: taking.size + 1 }]
    })
  }
  return [...all].sort((a, b) => a.size - b.size)
}

/** Which dice on the table are taken for a prospect, by its place among the prospects of their pool. */
export function placesTaken(
  dice: readonly PoolDie<DieColor>[],
  upTo: number,
  prospect: number,
): readonly number[] {
  const [, live] = onTable(dice)
  const left = takingsOf(inOrder(live), upTo)[prospect].kept.map(keyOf)
  return dice.flatMap((die, place) => {
    if (typeof die === 'string' || die.rerolled === true) return []
    const key = keyOf({ color: colorIndex(die.color), result: shownBy(die.color, die.side) })
    const found = left.indexOf(key)
    if (found < 0) return [place]
    left.splice(found, 1)
    return []
  })
}
