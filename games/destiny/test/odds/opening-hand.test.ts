import { describe, expect, test } from 'vitest'
import { wantedInHand } from '../../odds/index.ts'
import { subsets } from './reference.ts'

/** All sets of so many cards. */
function handsOf(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return cards.flatMap((card, i) => handsOf(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]))
}

const share = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length

/** Every hand, and for each the best of putting every set of its cards back, over every redraw. */
function tried(deckSize: number, handSize: number, isGood: (hand: readonly number[]) => boolean): number {
  const deck = Array.from({ length: deckSize }, (_, card) => card)
  const chances = handsOf(deck, handSize).map((hand) =>
    Math.max(
      ...subsets(handSize).map((back) => {
        const kept = hand.filter((_, i) => !back.includes(i))
        const rest = deck.filter((card) => !kept.includes(card))
        return share(handsOf(rest, back.length).map((drawn) => isGood([...kept, ...drawn])))
      }),
    ),
  )
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
}

describe('the mulligan puts back whatever is not wanted [sd.setup.5]', () => {
  const cases = [
    { deck: 8, hand: 3, copies: 2 },
    { deck: 7, hand: 3, copies: 4 },
    { deck: 6, hand: 4, copies: 1 },
    { deck: 5, hand: 5, copies: 2 },
  ]
  test.each(cases)('$copies of $deck cards, $hand in the hand', ({ deck, hand, copies }) => {
    const { chances } = wantedInHand(copies, { deck, hand })
    for (let atLeast = 0; atLeast <= hand; atLeast++) {
      const expected = tried(deck, hand, (cards) => cards.filter((card) => card < copies).length >= atLeast)
      expect(chances.slice(atLeast).reduce((sum, one) => sum + one, 0)).toBeCloseTo(expected, 12)
    }
  })
})

describe('a deck of thirty [sd.setup.4]', () => {
  test('without a mulligan five cards hold none of two copies in 20 of 29 hands', () => {
    const { exact } = wantedInHand(2, { deck: 30, mulligan: false })
    expect(exact[0]).toEqual({ over: 20n, under: 29n })
    expect(exact[2]).toEqual({ over: 2n, under: 87n })
  })

  test('with it both draws must miss them', () => {
    const { exact } = wantedInHand(2, { deck: 30 })
    expect(exact[0]).toEqual({ over: 400n, under: 841n })
  })

  test('chances add up to exactly 1', () => {
    for (let copies = 0; copies <= 30; copies++) {
      const { exact } = wantedInHand(copies, { deck: 30 })
      const all = exact.reduce(
        (sum, { over, under }) => ({ over: sum.over * under + over * sum.under, under: sum.under * under }),
        { over: 0n, under: 1n },
      )
      expect(all.over).toBe(all.under)
    }
  })

  test('another copy never makes it worse', () => {
    const some = Array.from({ length: 31 }, (_, copies) => 1 - wantedInHand(copies, { deck: 30 }).chances[0])
    expect(some).toEqual(some.toSorted((a, b) => a - b))
  })
})

test('a deck smaller than a hand is drawn whole', () => {
  expect(wantedInHand(2, { deck: 3 }).chances).toEqual([0, 0, 1, 0])
})

test('more wanted cards than there are', () => {
  expect(() => wantedInHand(4, { deck: 3 })).toThrow('A deck of 3 cards can’t hold 4 wanted ones.')
})
