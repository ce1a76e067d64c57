import { expect, test } from 'vitest'
import {
  assembled,
  canUse,
  commandCostOf,
  findReadyArmy,
  pointsOf,
  READY_ARMIES,
  sizeOf,
} from '../../build/index.ts'
import { refusals } from './armies.ts'

test('two ready armies for each side', () => {
  expect(READY_ARMIES.map(({ army }) => army.affiliation).sort()).toEqual([
    'imperial',
    'imperial',
    'mercenary',
    'mercenary',
    'rebel',
    'rebel',
  ])
  expect(new Set(READY_ARMIES.map(({ id }) => id)).size).toBe(6)
  expect(findReadyArmy('the-hunt')?.army.affiliation).toBe('mercenary')
  expect(findReadyArmy('nothing')).toBeUndefined()
})

test.each(READY_ARMIES.map((ready) => [ready.id, ready] as const))(
  '%s is legal, costs 40 points, and is made of cards of the core game [ia.command-cards.9] [ia.command-cards.10]',
  (_id, { army }) => {
    expect(refusals(army)).toEqual([])
    expect(pointsOf(army)).toBe(40)
    expect(sizeOf(army.commands)).toBe(15)
    expect(commandCostOf(army)).toBeLessThanOrEqual(15)
    const all = assembled(army)
    for (const { card, count } of [...all.groups, ...all.upgrades, ...all.commands]) {
      expect(card.boxes, card.id).toContain('core')
      if ('copies' in card) expect(count, card.id).toBeLessThanOrEqual(card.copies)
    }
    for (const { card } of all.commands) expect(canUse(all, card), card.id).toBe(true)
  },
)
