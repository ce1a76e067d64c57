import type { DieSymbol, Side } from './die.ts'

/** The letters by which the tables name a symbol; after them may stand the cost. */
const LETTERS: { readonly [letters: string]: DieSymbol } = {
  MD: 'melee',
  RD: 'ranged',
  ID: 'indirect',
  F: 'focus',
  Dr: 'disrupt',
  Dc: 'discard',
  Sh: 'shield',
  R: 'resource',
  Sp: 'special',
  '*': 'any',
  '-': 'blank',
}

const CODE = /^(\+?)(\d+|X)?(MD|RD|ID|F|Dr|Dc|Sh|R|Sp|\*|-)(\d+)?$/u

/** One side: `2RD1` is 2 ranged damage for 1 resource, `+3MD` a modifier, `XF` a value set by the card's text. */
export function sideFrom(code: string): Side {
  const match = CODE.exec(code)
  if (match === null) throw new Error(`${code} is no side of a die`)
  const [, plus, value, letters, cost] = match
  return {
    symbol: LETTERS[letters],
    value: value === 'X' ? 'X' : Number(value ?? 0),
    modifier: plus === '+',
    cost: Number(cost ?? 0),
  }
}

/** Six codes with spaces between them. */
export function dieFrom(codes: string): readonly Side[] {
  const sides = codes.split(' ').map(sideFrom)
  if (sides.length !== 6) throw new Error(`a die has six sides, not ${sides.length}: ${codes}`)
  return sides
}

/** The code of a side, as people of this game write it too. */
export function sideCode({ symbol, value, modifier, cost }: Side): string {
  const letters = Object.keys(LETTERS).find((key) => LETTERS[key] === symbol) ?? '-'
  return `${modifier ? '+' : ''}${value === 0 ? '' : value}${letters}${cost === 0 ? '' : cost}`
}
