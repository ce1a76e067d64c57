import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Odds, oddsOf, type Roll } from '../../odds/index.ts'
import { cardDie, die, rolls } from './dice.ts'
import { bestWorth, enumerated } from './reference.ts'

const ways = ({ outcomes }: Odds): [number, number][] => outcomes.map((one) => [one.count, one.ways])

const sorted = (found: ReadonlyMap<number, number>): [number, number][] =>
  [...found].sort(([a], [b]) => a - b)

const KYLO_REN = '01011'
const LIGHTSABER = '01059'
const FIRST_ORDER_STORMTROOPER = '01002'
const LURE_OF_POWER = '02016'
const TRAINING_REMOTE = '03035'

describe('without rerolls: as many ways as all rolls counted one by one', () => {
  const questions: [string, Roll][] = [
    ['one die', { dice: [cardDie(KYLO_REN)], counts: ['value'] }],
    [
      'two alike and an upgrade with a modifier',
      { dice: [KYLO_REN, KYLO_REN, LIGHTSABER].map((id) => cardDie(id)), counts: ['melee'], resources: 1 },
    ],
    [
      'four alike',
      {
        dice: Array.from({ length: 4 }, () => cardDie(FIRST_ORDER_STORMTROOPER)),
        counts: ['damage'],
        resources: 2,
      },
    ],
    [
      'modifiers of any symbol, one of them for blue characters only',
      {
        dice: [KYLO_REN, LIGHTSABER, LURE_OF_POWER, TRAINING_REMOTE].map((id) => cardDie(id)),
        counts: ['melee', 'shield'],
        resources: 1,
      },
    ],
  ]
  test.each(questions)('%s', (_, question) => {
    expect(ways(oddsOf(question))).toEqual(sorted(enumerated(question)))
  })

  test('any dice, counts and resources', () => {
    fc.assert(
      fc.property(rolls({ dice: 4, rerolls: 0 }), (question) => {
        expect(ways(oddsOf(question))).toEqual(sorted(enumerated(question)))
      }),
      { numRuns: 60 },
    )
  })
})

describe('with rerolls: as good as the best of trying every set of dice', () => {
  test('the most on average', () => {
    fc.assert(
      fc.property(rolls({ dice: 3, rerolls: 2 }), (question) => {
        expect(oddsOf(question).average).toBeCloseTo(bestWorth(question), 10)
      }),
      { numRuns: 30 },
    )
  })

  test('the best chance of a goal', () => {
    fc.assert(
      fc.property(rolls({ dice: 3, rerolls: 2 }), fc.integer({ min: 1, max: 6 }), (roll, atLeast) => {
        const question = { ...roll, atLeast }
        expect(oddsOf(question).goal).toBeCloseTo(bestWorth(question), 10)
      }),
      { numRuns: 30 },
    )
  })

  test('the first reroll keeps in mind that there is a second', () => {
    const dice = [die('2MD +3MD - - - -'), die('1MD 1MD +4MD - - -'), die('3MD1 +1MD 1MD - - -')]
    const question: Roll = { dice, counts: ['melee'], atLeast: 6, rerolls: 2, resources: 1 }
    expect(oddsOf(question).goal).toBeCloseTo(bestWorth(question), 12)
  })

  test('from dice on the table, and the dice that it names are the ones to reroll', () => {
    fc.assert(
      fc.property(
        rolls({ dice: 3, rerolls: 2 }),
        fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }),
        (roll, sides) => {
          const showing = roll.dice.map((_, die) => sides[die])
          const question: Roll = { ...roll, showing }
          const { average, reroll } = oddsOf(question)
          expect(average).toBeCloseTo(bestWorth(question), 10)
          if (roll.rerolls === 0) expect(reroll).toEqual([])
          else expect(average).toBeCloseTo(worthAfter(question, reroll!), 10)
        },
      ),
      { numRuns: 30 },
    )
  })
})

/** What it is worth to reroll these dice now, and to go on as well as can be. */
function worthAfter(question: Roll, reroll: readonly number[]): number {
  const { dice, rerolls = 0, showing = [] } = question
  if (reroll.length === 0) return bestWorth({ ...question, rerolls: 0 })
  let sum = 0
  for (let ways = 0; ways < 6 ** reroll.length; ways++) {
    const sides = showing.map((side, die) => {
      const place = reroll.indexOf(die)
      return place < 0 ? side : Math.floor(ways / 6 ** place) % 6
    })
    sum += bestWorth({ ...question, dice, rerolls: rerolls - 1, showing: sides })
  }
  return sum / 6 ** reroll.length
}
