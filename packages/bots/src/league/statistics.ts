/** A share with the range that it lies in with 95 % confidence. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964

/** Wilson's interval: honest for few matches and for shares near 0 or 1. Draws count half a win. */
export function wilson(wins: number, matches: number): Share {
  if (matches === 0) return { share: 0.5, low: 0, high: 1 }
  const share = wins / matches
  const spread = (Z * Z) / matches
  const centre = (share + spread / 2) / (1 + spread)
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / matches + spread / (4 * matches))
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** How often `a` beat `b`; draws count half a win for each. */
export interface Encounter {
  readonly a: string
  readonly b: string
  readonly wins: number
  readonly matches: number
}

/** Rounds of the fixed-point iteration; it settles long before. */
const ROUNDS = 1000
/** A draw that never happened for each pairing, without which a bot that always won would be rated infinite. */
const PRIOR = 1

/**
 * For tests: Elo ratings that make the results likeliest (Bradley and Terry's model, by minorisation-maximisation); the
 * first name is set to 1000.
 */
export function elo(names: readonly string[], encounters: readonly Encounter[]): Map<string, number> {
  const strength = new Map(names.map((name) => [name, 1]))
  const of = (name: string): number => strength.get(name) ?? 1
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      let wins = 0
      let expected = 0
      for (const { a, b, wins: won, matches } of encounters) {
        if (name !== a && name !== b) continue
        wins += (name === a ? won : matches - won) + PRIOR / 2
        expected += (matches + PRIOR) / (of(a) + of(b))
      }
      if (expected > 0) strength.set(name, wins / expected)
    }
  }
  const first = of(names[0])
  return new Map(names.map((name) => [name, 1000 + 400 * Math.log10(of(name) / first)]))
}
