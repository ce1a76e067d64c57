/** The same odds the long way: every die for itself, every side, every set of dice picked up, every set resolved. */
import type { Count, Roll, RollDie } from '../../odds/index.ts'

type Sides = readonly number[]

/** All rolls of dice without rerolls, counted one by one. */
export function enumerated({ dice, counts, resources = 0 }: Roll): ReadonlyMap<number, number> {
  const ways = new Map<number, number>()
  for (const sides of tuples(dice.length)) {
    const count = resolvable(dice, sides, counts, resources)
    ways.set(count, (ways.get(count) ?? 0) + 1)
  }
  return ways
}

/** The best that can be made of a roll, by trying every set of dice for each reroll. */
export function bestWorth({ dice, counts, resources = 0, rerolls = 0, atLeast, showing }: Roll): number {
  const known = new Map<string, number>()
  const worthOf = (sides: Sides, left: number): number => {
    const key = `${left}:${sides}`
    let worth = known.get(key)
    if (worth === undefined) {
      const count = resolvable(dice, sides, counts, resources)
      worth = atLeast === undefined ? count : Number(count >= atLeast)
      if (left > 0)
        for (const picked of subsets(dice.length))
          worth = Math.max(worth, mean(rolled(sides, picked).map((next) => worthOf(next, left - 1))))
      known.set(key, worth)
    }
    return worth
  }
  const starts = showing === undefined ? tuples(dice.length) : [showing]
  return mean(starts.map((sides) => worthOf(sides, rerolls)))
}

/** Tries every set of dice as the set that is resolved. */
export function resolvable(
  dice: readonly RollDie[],
  sides: Sides,
  counts: readonly Count[],
  resources: number,
): number {
  const lying = dice.map((die, i) => ({ ...die.sides[sides[i]], die }))
  if (counts.includes('value'))
    return lying.reduce((sum, { value, symbol }) => sum + (symbol === 'special' ? 0 : value), 0)
  const wanted = counts.flatMap((count) => (count === 'damage' ? ['melee', 'ranged', 'indirect'] : [count]))
  let best = 0
  for (const set of subsets(dice.length)) {
    const taken = lying.filter((_, i) => set.includes(i))
    const bases = taken.filter(({ modifier }) => !modifier)
    const isLegal =
      bases.every(({ symbol }) => wanted.includes(symbol)) &&
      taken.reduce((sum, { cost }) => sum + cost, 0) <= resources &&
      taken
        .filter(({ modifier }) => modifier)
        .every((modifier) =>
          bases.some((base) =>
            modifier.symbol === 'any'
              ? base.symbol !== 'special' &&
                base.symbol !== 'blank' &&
                (modifier.die.modifiesOnly === null || base.die.is.includes(modifier.die.modifiesOnly))
              : base.symbol === modifier.symbol,
          ),
        )
    if (!isLegal) continue
    const total = taken.reduce(
      (sum, { symbol, value }) => sum + (symbol === 'special' || symbol === 'blank' ? 1 : value),
      0,
    )
    best = Math.max(best, total)
  }
  return best
}

/** What the dice can show if some of them are rolled again. */
function rolled(sides: Sides, picked: readonly number[]): Sides[] {
  return tuples(picked.length).map((fresh) =>
    sides.map((side, i) => (picked.includes(i) ? fresh[picked.indexOf(i)] : side)),
  )
}

function tuples(dice: number): Sides[] {
  if (dice === 0) return [[]]
  return tuples(dice - 1).flatMap((rest) => [0, 1, 2, 3, 4, 5].map((side) => [...rest, side]))
}

export function subsets(n: number): number[][] {
  if (n === 0) return [[]]
  return subsets(n - 1).flatMap((set) => [set, [...set, n - 1]])
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length
}
