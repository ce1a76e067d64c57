import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Stashed Away: 2 points for each crate; then each opens a door, the player without initiative first', () => {
  const match = officers('mos-eisley-back-alleys-a', { ours: ['4,3'], theirs: ['13,10'] })
  match.until('mission-pick')
  expect(points(match)).toEqual([2, 2])
  expect(match.asked).toBe('player2')
  match.player2.choose({ do: 'pick-door', door: 3 })
  match.player1.choose({ do: 'pick-door', door: 1 })
  expect(match.picture.doors).toEqual([2, 4])
})

test('Concealed Treasures: a crate beside a stash is worth 4 points, without an action', () => {
  const match = officers('mos-eisley-back-alleys-b', { ours: ['3,16'], theirs: ['14,0'], carries: [2] })
  match.player1.choose({ do: 'spend', what: 'stash' })
  expect(points(match)).toEqual([4, 0])
  expect(match.player1.offers({ do: 'move' })).toBe(true)
})
