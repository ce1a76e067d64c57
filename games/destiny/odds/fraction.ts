/** Fractions of whole numbers without limit: card odds have denominators beyond what doubles hold exactly. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export const ZERO: Fraction = { over: 0n, under: 1n }

export function fraction(over: bigint, under: bigint): Fraction {
  const shared = commonDivisor(over, under)
  return { over: over / shared, under: under / shared }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under)
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under)
}

/** For people and plots. Reduced card odds are small enough that both parts are doubles without overflow. */
export function asNumber({ over, under }: Fraction): number {
  return Number(over) / Number(under)
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** In how many ways `chosen` things can be taken from `all`. */
export function choose(all: number, chosen: number): bigint {
  if (chosen < 0 || chosen > all) return 0n
  let ways = 1n
  for (let i = 1; i <= chosen; i++) ways = (ways * BigInt(all - chosen + i)) / BigInt(i)
  return ways
}
