/**
 * The exact odds of an opening hand: five cards, of which any number is shuffled back into the deck once and replaced
 * (sd.setup.4, .5). Back goes every card that is not wanted, because a card more drawn can only help.
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

/** Chances for each number of wanted cards in the final hand, from none up; `exact[i]` is `chances[i]` as a fraction. */
export interface WantedInHand {
  readonly chances: readonly number[]
  readonly exact: readonly Fraction[]
  readonly average: number
}

/** How many of `copies` wanted cards the hand will hold, if all of them are kept. */
export function wantedInHand(copies: number, opening: OpeningHand): WantedInHand {
  const { deck, hand, mulligan } = sized(copies, opening)
  const exact = Array.from({ length: hand + 1 }, () => ZERO)
  for (let first = 0; first <= hand; first++) {
    const chance = drawn(deck, copies, hand, first)
    if (chance.over === 0n) continue
    for (let more = 0; more <= hand - first; more++) {
      const then = mulligan
        ? drawn(deck - first, copies - first, hand - first, more)
        : fraction(more === 0 ? 1n : 0n, 1n)
      exact[first + more] = plus(exact[first + more], times(chance, then))
    }
  }
  const chances = exact.map(asNumber)
  return { chances, exact, average: asNumber(exact.reduce((sum, one, n) => plus(sum, scaled(one, n)), ZERO)) }
}

/** The chance to draw exactly so many of the wanted cards. */
function drawn(deck: number, copies: number, cards: number, wanted: number): Fraction {
  const ways = choose(copies, wanted) * choose(deck - copies, cards - wanted)
  return fraction(ways, choose(deck, cards))
}

function scaled(one: Fraction, n: number): Fraction {
  return fraction(one.over * BigInt(n), one.under)
}

/** @throws {RangeError} for cards that the deck can't hold. */
function sized(wanted: number, { deck, hand = HAND_SIZE, mulligan = true }: OpeningHand) {
  if (wanted > deck) throw new RangeError(`A deck of ${deck} cards can’t hold ${wanted} wanted ones.`)
  return { deck, hand: Math.min(hand, deck), mulligan }
}
