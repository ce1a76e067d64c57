import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Get to the Ship: each player turns over one launch panel a round', () => {
  const match = officers('mos-eisley-outskirts-a', { ours: ['7,9'], theirs: ['4,4'] })
  match.player1.interact('flip', { token: 'launch-panel 1' })
  expect(match.player1.offers({ do: 'interact', what: 'flip' })).toBe(false)
  match.nextRound()
  expect(points(match)).toEqual([5 + 2, 0])
})

test('Smuggled Goods: contraband in one’s own zone is worth 15 points, then it is gone', () => {
  const match = officers('mos-eisley-outskirts-b', { ours: ['13,13'], theirs: ['4,4'], carries: [2] })
  match.player1.move('ours 1')
  expect(match.figures['ours 1'].points).toBe(2)
  match.nextRound()
  expect(points(match)).toEqual([15, 0])
  expect(match.tokens['contraband 1'].at).toBe('aside')
})
