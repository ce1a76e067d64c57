/** What printed things are worth, in points of damage. */
import { CARDS, type DieSymbol, factsOf, sideOf } from '../facts/index.ts'
import type { CardNumber } from '../state.ts'
import { SPECIALS, STAYING } from './specials.ts'

export const RESOURCE = 0.7
export const CARD = 0.6
export const SHIELD = 0.8

/** One of the symbol's value; a special and a blank have none. */
export const PER_POINT: { readonly [S in DieSymbol]: number } = {
  melee: 1,
  ranged: 1,
  indirect: 0.85,
  focus: 1,
  disrupt: 0.4,
  discard: 0.55,
  shield: SHIELD,
  resource: RESOURCE,
  special: 0,
  blank: 0,
  any: 1,
}

/** A side with a plus needs another die beside it. */
const NEEDS_PARTNER = 0.6
/** X before anybody knows what it will be. */
const USUAL_X = 2
/** A special that nobody has weighed yet. */
const USUAL_SPECIAL = 1.5
/** A side whose cost is more than what it brings is simply not resolved. */
const LEAST = 0

const sides: (readonly number[] | undefined)[] = []
const dice: number[] = []

function weigh(kind: CardNumber): readonly number[] {
  return [0, 1, 2, 3, 4, 5].map((side) => {
    const { symbol, value, modifier, cost } = sideOf(kind, side)
    if (symbol === 'special') return Math.max(LEAST, specialWorth(kind) - cost * RESOURCE)
    const gross = PER_POINT[symbol] * (value === 'X' ? USUAL_X : value) * (modifier ? NEEDS_PARTNER : 1)
    return Math.max(LEAST, gross - cost * RESOURCE)
  })
}

export function specialWorth(kind: CardNumber): number {
  const { id, reprintOf } = CARDS[kind]
  return SPECIALS[id] ?? SPECIALS[reprintOf ?? ''] ?? USUAL_SPECIAL
}

/** A side as printed, before it is known what lies beside it. */
export function sideWorth(kind: CardNumber, side: number): number {
  let worth = sides[kind]
  if (worth === undefined) {
    worth = weigh(kind)
    sides[kind] = worth
  }
  return worth[side]
}

/** A roll of the card's die; 0 for cards without one. */
export function dieWorth(kind: CardNumber): number {
  let worth = dice[kind]
  if (worth === undefined) {
    worth = 0
    if (factsOf(kind).die !== null) for (let side = 0; side < 6; side++) worth += sideWorth(kind, side) / 6
    dice[kind] = worth
  }
  return worth
}

/** What a card does by lying there, each round, apart from its die. */
export function stayingWorth(kind: CardNumber): number {
  const { id, reprintOf } = CARDS[kind]
  return STAYING[id] ?? STAYING[reprintOf ?? ''] ?? (factsOf(kind).die === null ? USUAL_STAYING : 0)
}

const USUAL_STAYING = 0.5
