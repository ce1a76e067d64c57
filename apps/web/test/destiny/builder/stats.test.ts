import { findReadyDeck } from '@dejarik/destiny/build'
import { describe, expect, test } from 'vitest'
import {
  averageCost,
  costCurve,
  diceCount,
  sidesBySymbol,
} from '../../../src/games/destiny/builder/deck/stats.ts'
import { EMPTY_DECK, setCopies } from '../../../src/games/destiny/builder/edit.ts'
import { wishesFor } from '../../../src/games/destiny/builder/odds/wishes.ts'
import { says } from '../../../src/games/destiny/builder/text/index.ts'

const { deck } = findReadyDeck('phasmas-squad')!

describe('a deck at a glance', () => {
  test('every card has its place in the cost curve', () => {
    expect(costCurve(deck).reduce((sum, { count }) => sum + count, 0)).toBe(30)
    expect(costCurve(EMPTY_DECK).map(({ cost, count }) => [cost, count])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ])
  })

  test('the average is over copies, and there is none without cards', () => {
    // DH-17 Blaster Pistol costs 1, Captain Phasma's Blaster 3.
    const two = setCopies(setCopies(EMPTY_DECK, '01054', 1), '01007', 1)
    const costs = costCurve(two).flatMap(({ cost, count }) => Array<number>(count).fill(Number(cost)))
    expect(averageCost(two)).toBe((costs[0]! + costs[1]!) / 2)
    expect(averageCost(EMPTY_DECK)).toBeNull()
  })

  test('dice are counted with the elite ones, six sides each', () => {
    const { team, deck: inDeck } = diceCount(deck)
    expect(team).toBe(4)
    const sides = sidesBySymbol(deck).reduce((sum, { count }) => sum + count, 0)
    expect(sides).toBe(6 * (team + inDeck))
  })
})

test('one can wish for kinds of cards that are there, and for each title', () => {
  const wishes = wishesFor(deck, says.en, 'en')
  const titles = wishes.filter(({ id }) => id.startsWith('title'))
  expect(titles).toHaveLength(deck.cards.length)
  expect(wishes.map(({ id }) => id)).toContain('type upgrade')
  expect(wishesFor(EMPTY_DECK, says.en, 'en')).toEqual([])
})
