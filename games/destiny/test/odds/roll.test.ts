import { describe, expect, test } from 'vitest'
import { cardFacts } from '../../facts/index.ts'
import { type Count, canTell, chanceOf, needsX, oddsOf, type RollDie } from '../../odds/index.ts'
import { cardDie, die } from './dice.ts'

/** What dice come to that show the same on all sides. */
function fixed(sides: readonly string[], count: Count, resources = 0): number {
  const dice = sides.map((side) => die(new Array(6).fill(side).join(' ')))
  const { outcomes } = oddsOf({ dice, counts: [count], resources })
  expect(outcomes).toHaveLength(1)
  return outcomes[0].count
}

describe('what counts', () => {
  test('a die is added with its modifiers [sd.modifier.2]', () => {
    expect(fixed(['1RD', '+2RD'], 'ranged')).toBe(3)
  })

  test('a modifier alone counts nothing [sd.modifier.4]', () => {
    expect(fixed(['+2RD', '+1RD'], 'ranged')).toBe(0)
  })

  test('nor beside another symbol [sd.modifier.1]', () => {
    expect(fixed(['+2RD', '1MD'], 'damage')).toBe(1)
  })

  test('a side that can’t be paid counts nothing, and carries no modifier [sd.die-cost.2]', () => {
    expect(fixed(['3MD1', '+1MD'], 'melee')).toBe(0)
    expect(fixed(['3MD1', '+1MD'], 'melee', 1)).toBe(4)
  })

  test('resources go where they bring most [sd.die-cost.1]', () => {
    expect(fixed(['2RD1', '3RD1', '3RD2'], 'ranged', 2)).toBe(5)
    expect(fixed(['3RD1', '+1RD', '1RD', '+3RD1'], 'ranged', 1)).toBe(5)
  })

  test('specials and blanks are counted by the die [sd.die-value.2]', () => {
    expect(fixed(['Sp', 'Sp', '-'], 'special')).toBe(2)
    expect(fixed(['Sp', 'Sp', '-'], 'blank')).toBe(1)
    expect(fixed(['Sp', 'Sp', '-'], 'value')).toBe(0)
  })

  test('the value is all that is shown, with a plus or a cost too [sd.setup.8]', () => {
    expect(fixed(['3MD1', '+2RD', '1R'], 'value')).toBe(6)
  })

  test('damage is of all three kinds', () => {
    expect(fixed(['1MD', '2RD', '3ID', '2Sh'], 'damage')).toBe(6)
  })

  test('resources that are rolled pay for nothing', () => {
    expect(fixed(['2R', '3MD1'], 'melee')).toBe(0)
  })
})

describe('modifiers of any symbol', () => {
  const all = (code: string, change: Partial<RollDie> = {}): RollDie => ({
    ...die(new Array(6).fill(code).join(' ')),
    ...change,
  })

  test('fit every symbol but specials [sd.special-symbol.2]', () => {
    expect(fixed(['+2*', '1Sh'], 'shield')).toBe(3)
    expect(fixed(['+2*', 'Sp'], 'special')).toBe(1)
  })

  test('some only fit certain dice', () => {
    const modifier = all('+2*', { modifiesOnly: 'trooper' })
    const melee = (host: RollDie) => oddsOf({ dice: [modifier, host], counts: ['melee'] }).average
    expect(melee(all('1MD'))).toBe(1)
    expect(melee(all('1MD', { is: ['trooper'] }))).toBe(3)
  })

  test('the Training Remote knows blue characters', () => {
    expect(cardDie('03035').modifiesOnly).toBe('blue-character')
    expect(cardDie('01011').is).toEqual(['blue-character'])
    expect(cardDie('01001').is).toContain('trooper')
  })
})

test('an X is worth what is said, and asks to be told [sd.x-variable.1]', () => {
  const launchBay = cardFacts('01031')
  expect(needsX(launchBay)).toBe(true)
  expect(needsX(cardFacts('01011'))).toBe(false)
  // Two of its six sides are ranged damage.
  expect(oddsOf({ dice: [cardDie('01031', 3)], counts: ['ranged'] }).average).toBe(1)
})

describe('one die', () => {
  test('every side is a sixth', () => {
    const { outcomes, of, average } = oddsOf({ dice: [die('1MD 2MD 2MD 3MD1 1Sh -')], counts: ['melee'] })
    expect(of).toBe(6)
    expect(outcomes).toEqual([
      { count: 0, ways: 3, chance: 3 / 6 },
      { count: 1, ways: 1, chance: 1 / 6 },
      { count: 2, ways: 2, chance: 2 / 6 },
    ])
    expect(average).toBe(5 / 6)
  })

  test('a reroll for the average keeps what is better than a roll on average', () => {
    const { outcomes, of } = oddsOf({ dice: [die('1MD 2MD 3MD - - -')], counts: ['melee'], rerolls: 1 })
    expect(of).toBe(36)
    // 1, 2 and 3 are kept, being no worse than 1 on average; three blanks are rerolled.
    expect(outcomes.map(({ count, ways }) => [count, ways])).toEqual([
      [0, 9],
      [1, 9],
      [2, 9],
      [3, 9],
    ])
  })

  test('a reroll for a goal keeps only what reaches it', () => {
    const { goal } = oddsOf({ dice: [die('1MD 2MD 3MD - - -')], counts: ['melee'], atLeast: 3, rerolls: 2 })
    expect(goal).toBeCloseTo(1 - (5 / 6) ** 3, 15)
  })
})

describe('dice on the table', () => {
  const dice = [die('1MD 2MD 3MD - - -'), die('1MD 2MD 3MD - - -'), die('+2MD +2MD +2MD - - -')]
  const reroll = (showing: readonly number[], rerolls: number, atLeast?: number) =>
    oddsOf({ dice, counts: ['melee'], rerolls, showing, ...(atLeast !== undefined && { atLeast }) }).reroll

  test('say which of them to reroll, by their order', () => {
    expect(reroll([2, 3, 0], 1)).toEqual([1])
    expect(reroll([3, 2, 4], 1)).toEqual([0, 2])
  })

  test('stay where the goal is reached', () => {
    expect(reroll([2, 3, 0], 1, 5)).toEqual([])
  })

  test('stay without a reroll', () => {
    expect(reroll([3, 3, 3], 0)).toEqual([])
    expect(oddsOf({ dice, counts: ['melee'], showing: [2, 3, 0] })).toMatchObject({ of: 1, average: 5 })
  })

  test('are none before the roll', () => {
    expect(oddsOf({ dice, counts: ['melee'], rerolls: 1 }).reroll).toBe(null)
  })
})

test('a goal that no roll can reach is no reason to reroll', () => {
  const question = { dice: [die('1MD 2MD 3MD - - -')], counts: ['melee'], atLeast: 9 } as const
  expect(oddsOf({ ...question, rerolls: 1 }).outcomes.map(({ chance }) => chance)).toEqual(
    oddsOf(question).outcomes.map(({ chance }) => chance),
  )
})

test('no dice count nothing', () => {
  expect(oddsOf({ dice: [], counts: ['damage'], rerolls: 1 })).toMatchObject({
    outcomes: [{ count: 0, chance: 1 }],
    average: 0,
    goal: null,
  })
})

test('the chance of at least so much', () => {
  const odds = oddsOf({ dice: [die('1MD 2MD 3MD - - -')], counts: ['melee'] })
  expect([0, 1, 2, 3, 4].map((n) => chanceOf(odds, n) * 6)).toEqual([6, 3, 2, 1, 0])
})

test('more different dice than can be surveyed are refused', () => {
  const dice = Array.from({ length: 12 }, (_, i) => die(`${i}MD 1MD 2MD 3MD 4MD -`))
  expect(canTell({ dice, counts: ['melee'] })).toBe(false)
  expect(() => oddsOf({ dice, counts: ['melee'] })).toThrow(RangeError)
  expect(canTell({ dice: dice.slice(0, 7), counts: ['melee'] })).toBe(true)
})
