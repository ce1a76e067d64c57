import { describe, expect, test } from 'vitest'
import { CONSTRUCTED_DECKS, type Deck } from '../../build/index.ts'
import {
  activationOdds,
  barsOf,
  COUNTS,
  diceOf,
  handBars,
  oddsOf,
  openingHandOf,
  rowsOf,
  wantedInHand,
} from '../../odds/index.ts'
import { die } from './dice.ts'

const KYLO_REN = '01011'
const LIGHTSABER = '01059'
const deck: Deck = CONSTRUCTED_DECKS[0].deck

describe('an activation', () => {
  test('rolls the character’s dice and those of its upgrades [sd.activate.1] [sd.activate.6]', () => {
    const dice = diceOf({ card: KYLO_REN, dice: 2, upgrades: [LIGHTSABER] })
    expect(dice.map(({ card }) => card)).toEqual([KYLO_REN, KYLO_REN, LIGHTSABER])
  })

  test('has odds for everything that can be counted', () => {
    const activation = { card: KYLO_REN, dice: 2, upgrades: [LIGHTSABER], resources: 1 }
    const odds = activationOdds(activation)
    for (const count of COUNTS)
      expect(odds[count]).toEqual(oddsOf({ dice: diceOf(activation), counts: [count], resources: 1 }))
  })

  test('rows leave out what the dice can’t show', () => {
    const odds = activationOdds({ card: KYLO_REN, dice: 1 })
    const rows = rowsOf(odds, COUNTS)
    expect(rows.map(({ count }) => count)).not.toContain('ranged')
    for (const { count, average, some, most } of rows) {
      expect(average).toBe(odds[count].average)
      expect(some).toBeGreaterThan(0)
      expect(odds[count].outcomes.at(-1)?.count).toBe(most)
    }
  })
})

describe('a deck', () => {
  test('an opening hand counts copies', () => {
    const hand = openingHandOf(deck, ({ id }) => id === LIGHTSABER)
    expect(hand).toEqual(wantedInHand(2, { deck: 30 }))
  })

  test('a deck without cards deals none', () => {
    const broken: Deck = { ...deck, cards: [] }
    expect(openingHandOf(broken, () => true).chances).toEqual([1])
  })
})

describe('bars', () => {
  const odds = oddsOf({ dice: [die('1MD 1MD 3MD 4MD - -')], counts: ['melee'] })

  test('one for each number, also for those that can’t come', () => {
    expect(barsOf(odds).map(({ count, chance }) => [count, chance * 6])).toEqual([
      [0, 2],
      [1, 2],
      [2, 0],
      [3, 1],
      [4, 1],
    ])
  })

  test('the last gathers what is beyond it, and says so', () => {
    const bars = barsOf(odds, 2)
    expect(bars.map(({ orMore }) => orMore)).toEqual([false, false, true])
    expect(bars[2]).toMatchObject({ chance: 2 / 6, atLeast: 2 / 6, height: 1 })
  })

  test('of a hand up to the most that it can hold', () => {
    const bars = handBars(wantedInHand(2, { deck: 30 }))
    expect(bars.map(({ count, orMore }) => [count, orMore])).toEqual([
      [0, false],
      [1, false],
      [2, false],
    ])
    expect(bars[0].atLeast).toBe(1)
  })
})
