import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOf, chanceOf, oddsOf, type Roll } from '../../odds/index.ts'
import { die, rolls } from './dice.ts'

const questions = rolls({ dice: 4, rerolls: 2 })
const ROUNDING = 1e-9

test('all ways together are all ways there are', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { outcomes, of, exact } = oddsOf(question)
      expect(exact).toBe(true)
      expect(outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(of)
      expect(outcomes.every(({ ways }) => Number.isInteger(ways))).toBe(true)
    }),
  )
})

test('the order of the dice does not matter', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { average } = oddsOf({ ...question, dice: question.dice.toReversed() })
      expect(average).toBe(oddsOf(question).average)
    }),
  )
})

test('one more reroll, resource or die never makes it worse', () => {
  fc.assert(
    fc.property(questions, fc.nat(5), (roll, atLeast) => {
      for (const question of [roll, { ...roll, atLeast }]) {
        const worth = (change: Partial<typeof question>): number => {
          const { goal, average } = oddsOf({ ...question, ...change })
          return (goal ?? average) + ROUNDING
        }
        const here = worth({}) - ROUNDING
        expect(worth({ rerolls: (question.rerolls ?? 0) + 1 })).toBeGreaterThanOrEqual(here)
        expect(worth({ resources: (question.resources ?? 0) + 1 })).toBeGreaterThanOrEqual(here)
        expect(worth({ dice: [...question.dice, question.dice[0]] })).toBeGreaterThanOrEqual(here)
      }
    }),
    { numRuns: 40 },
  )
})

test('who plays for a goal reaches it no less often than who plays for the average, and the other way round', () => {
  fc.assert(
    fc.property(questions, fc.integer({ min: 1, max: 6 }), (question, atLeast) => {
      const forAverage = oddsOf(question)
      const forGoal = oddsOf({ ...question, atLeast })
      expect(forGoal.goal! + ROUNDING).toBeGreaterThanOrEqual(chanceOf(forAverage, atLeast))
      expect(forAverage.average + ROUNDING).toBeGreaterThanOrEqual(forGoal.average)
    }),
  )
})

test('bars hold the whole chance, however few they are', () => {
  fc.assert(
    fc.property(questions, fc.nat(4), (question, last) => {
      const bars = barsOf(oddsOf(question), last)
      expect(bars.length).toBeLessThanOrEqual(last + 1)
      expect(bars[0].atLeast).toBeCloseTo(1, 12)
      expect(Math.max(...bars.map(({ height }) => height))).toBe(1)
    }),
  )
})

test('values of many dice are rerolled each for itself, even where ways are too many to count exactly', () => {
  const codes = [
    '1MD 2MD 3MD1 1Sh Sp -',
    '2RD 2RD +1RD 1F 1Dc -',
    '1R 2R 3ID 1Dr 2Sh Sp',
    '4MD2 +3MD 1R 1R - -',
  ]
  const dice = [...codes, ...codes].map(die)
  const rerolled = (some: Roll['dice']) => oddsOf({ dice: some, counts: ['value'], rerolls: 2 })
  const { average, exact, outcomes } = rerolled(dice)
  expect(exact).toBe(false)
  expect(average).toBeCloseTo(
    dice.reduce((sum, one) => sum + rerolled([one]).average, 0),
    9,
  )
  expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
})
