/** The symbols of a die side. `any` is chosen by its owner when the die is resolved. */
export const SYMBOLS = [
  'melee',
  'ranged',
  'indirect',
  'focus',
  'disrupt',
  'discard',
  'shield',
  'resource',
  'special',
  'blank',
  'any',
] as const
export type DieSymbol = (typeof SYMBOLS)[number]

/** One of the six sides of a die. */
export interface Side {
  readonly symbol: DieSymbol
  /** 0 for specials and blanks; `X` is defined by the card's text. */
  readonly value: number | 'X'
  /** Printed with a plus: resolves only along with another die of its symbol. */
  readonly modifier: boolean
  /** Resources to pay to resolve it. */
  readonly cost: number
}

/** A side in words: `2 melee`, `+2 ranged`, `3 ranged for 1`, `special`, `blank`. */
export function sideWords({ symbol, value, modifier, cost }: Side): string {
  const worth = symbol === 'special' || symbol === 'blank' ? '' : `${modifier ? '+' : ''}${value} `
  return `${worth}${symbol}${cost > 0 ? ` for ${cost}` : ''}`
}
