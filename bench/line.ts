/** What a figure must reach. */
export type Target = { readonly atLeast: number } | { readonly atMost: number }

/** One measured figure. */
export interface Line {
  /** Game, or `all` for what is not of one game. */
  readonly game: string
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly target: Target
  readonly pass: boolean
  /** Figures that the value comes from, for readers who want to judge it. */
  readonly from: { readonly [name: string]: number }
}

export function line(
  game: string,
  what: string,
  value: number,
  unit: string,
  target: Target,
  from: Line['from'] = {},
): Line {
  const pass = 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
  return { game, what, value: rounded(value), unit, target, pass, from: mapped(from) }
}

/** Three digits are as many as a measurement is worth. */
export function rounded(value: number): number {
  return Number.isInteger(value) || Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3))
}

function mapped(from: Line['from']): Line['from'] {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, rounded(value)]))
}
