import { SelfCheck } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { bids } from './bids.ts'

test('the test game is itself a sound game', () => {
  const check = new SelfCheck(bids)
  for (let i = 0; i < 20; i++) check.run({ seats: 2 + (i % 2), bug: false }, `seed ${i}`, i)
  expect(check.failures).toEqual([])
})
