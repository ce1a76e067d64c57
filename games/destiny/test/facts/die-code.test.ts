import { expect, test } from 'vitest'
import { CARDS, dieFrom, sideCode, sideFrom } from '../../facts/index.ts'

test.each([
  ['2RD1', { symbol: 'ranged', value: 2, modifier: false, cost: 1 }],
  ['+3MD', { symbol: 'melee', value: 3, modifier: true, cost: 0 }],
  ['XF', { symbol: 'focus', value: 'X', modifier: false, cost: 0 }],
  ['Sp1', { symbol: 'special', value: 0, modifier: false, cost: 1 }],
  ['+2*1', { symbol: 'any', value: 2, modifier: true, cost: 1 }],
  ['-', { symbol: 'blank', value: 0, modifier: false, cost: 0 }],
])('%s is read as a side', (code, side) => {
  expect(sideFrom(code)).toEqual(side)
})

test('every side of every die has its code', () => {
  for (const { die } of CARDS) for (const side of die ?? []) expect(sideFrom(sideCode(side))).toEqual(side)
})

test('what is no side, or not six of them, is our own mistake', () => {
  expect(() => sideFrom('2QQ')).toThrow('2QQ is no side')
  expect(() => dieFrom('1R 1R -')).toThrow('six sides, not 3')
})
