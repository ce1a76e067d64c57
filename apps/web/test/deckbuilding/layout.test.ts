import { expect, test } from 'vitest'
import { curve } from '../../src/games/deckbuilding/attack/tethers.ts'
import { fill } from '../../src/games/deckbuilding/trays/shares.ts'

test('a line leaves and arrives upright', () => {
  expect(curve({ x: 10, y: 100 }, { x: 50, y: 20 })).toBe('M10 100C10 60 50 60 50 20')
})

test('all damage is dealt ships first, base last, keeping what is already assigned', () => {
  const choice = { form: 'split', options: [], caps: [3, 7, 14], min: 10, max: 12, after: [2] } as const
  expect(fill(choice, [0, 0, 0])).toEqual([3, 7, 2])
  expect(fill({ ...choice, min: 4, max: 4 }, [0, 2, 0])).toEqual([2, 2, 0])
})
