/**
 * The exact odds of an opening hand: five cards, of which any number is shuffled back into the deck once and replaced
 * (sd.setup.4, .5). Back goes every card that the wish has no use for, because a card more drawn can only help.
 */
import { asNumber, choose, type Fraction, fraction, plus, times, ZERO } from './fraction.ts'

export const HAND_SIZE = 5

export interface OpeningHand {
  /** Cards in the deck. */
  readonly deck: number
  /** Five if left out. */
  readonly hand?: number
  /** Whether the mulligan is used; it is if left out. */
  readonly mulligan?: boolean
}

/** Cards that are wished for: how many the deck has of them, and how many should be in the hand. */
export interface Wish {
  readonly copies: number
  readonly atLeast: number
}

/** Chances for each number of wanted cards in the final hand, from none up; `exact[i]` is `chances[i]` as a fraction. */
export interface WantedInHand {
  readonly chances: readonly number[]
  readonly exact: readonly Fraction[]
  readonly average: number
}

/** How many of `copies` wanted cards the hand will hold, if all of them are kept. */
export function wantedInHand(copies: number, opening: OpeningHand): WantedInHand {
  const { deck, hand, mulligan } = sized([{ copies, atLeast: 0 }], opening)
  const exact = Array.from({ length: hand + 1 }, () => ZERO)
  for (let first = 0; first <= hand; first++) {
    const chance = drawn(deck, [copies], hand, [first])
    if (chance.over === 0n) continue
    for (let more = 0; more <= hand - first; more++) {
      const then = mulligan
        ? drawn(deck - first, [copies - first], hand - first, [more])
        : fraction(more === 0 ? 1n : 0n, 1n)
      exact[first + more] = plus(exact[first + more], times(chance, then))
    }
  }
  const chances = exact.map(asNumber)
  return { chances, exact, average: asNumber(exact.reduce((sum, one, n) => plus(sum, scaled(one, n)), ZERO)) }
}

/** The chance that every wish comes true. The wishes are for different cards: none counts for two of them. */
export function chanceOfWishes(wishes: readonly Wish[], opening: OpeningHand): Fraction {
  const { deck, hand, mulligan } = sized(wishes, opening)
  const copies = wishes.map((wish) => wish.copies)
  let total = ZERO
  for (const first of hands(copies, hand)) {
    const chance = drawn(deck, copies, hand, first)
    const kept = first.map((n, i) => Math.min(n, wishes[i].atLeast))
    const missing = wishes.map(({ atLeast }, i) => atLeast - kept[i])
    if (missing.every((n) => n === 0)) total = plus(total, chance)
    else if (mulligan) total = plus(total, times(chance, chanceToDraw(deck, copies, hand, kept, missing)))
  }
  return total
}

function chanceToDraw(
  deck: number,
  copies: readonly number[],
  hand: number,
  kept: readonly number[],
  missing: readonly number[],
): Fraction {
  const keeps = kept.reduce((sum, n) => sum + n, 0)
  const left = copies.map((n, i) => n - kept[i])
  let total = ZERO
  for (const more of hands(left, hand - keeps))
    if (more.every((n, i) => n >= missing[i]))
      total = plus(total, drawn(deck - keeps, left, hand - keeps, more))
  return total
}

/** The chance to draw exactly so many of each kind. */
function drawn(deck: number, copies: readonly number[], cards: number, wanted: readonly number[]): Fraction {
  const others = deck - copies.reduce((sum, n) => sum + n, 0)
  const rest = cards - wanted.reduce((sum, n) => sum + n, 0)
  const ways = copies.reduce((product, n, i) => product * choose(n, wanted[i]), choose(others, rest))
  return fraction(ways, choose(deck, cards))
}

/** Every number of cards of each kind that a hand can hold. */
function hands(copies: readonly number[], cards: number): number[][] {
  const [first, ...others] = copies
  if (first === undefined) return [[]]
  const found: number[][] = []
  for (let n = 0; n <= Math.min(first, cards); n++)
    for (const rest of hands(others, cards - n)) found.push([n, ...rest])
  return found
}

function scaled(one: Fraction, n: number): Fraction {
  return fraction(one.over * BigInt(n), one.under)
}

/** @throws {RangeError} for cards that the deck can't hold. */
function sized(wishes: readonly Wish[], { deck, hand = HAND_SIZE, mulligan = true }: OpeningHand) {
  const wanted = wishes.reduce((sum, { copies }) => sum + copies, 0)
  if (wanted > deck) throw new RangeError(`A deck of ${deck} cards can’t hold ${wanted} wanted ones.`)
  return { deck, hand: Math.min(hand, deck), mulligan }
}
