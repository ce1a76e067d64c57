import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Fallout: a droid brought to a terminal is worth 9 points, one a figure', () => {
  const far = officers('nelvaanian-warzone-a', { ours: ['8,15'], theirs: ['0,3'] })
  far.player1.interact('retrieve', { token: 'droid 1' })
  expect(far.player1.offers({ do: 'interact' })).toBe(false)
  const near = officers('nelvaanian-warzone-a', { ours: ['8,12'], theirs: ['0,3'], carries: [2] })
  near.player1.interact('deliver')
  expect(points(near)).toEqual([9, 0])
  expect(near.tokens['droid 1'].at).toBe('aside')
})

test('Fallout: only the doors of the command room are locked', () => {
  const locked = officers('nelvaanian-warzone-a', { ours: ['4,2'], theirs: ['13,8'] })
  expect(locked.player1.offers({ do: 'interact', what: 'open-door' })).toBe(false)
  expect(locked.player1.all('object')).toContain('command-west')
  const free = officers('nelvaanian-warzone-a', { ours: ['10,7'], theirs: ['0,3'] })
  expect(free.player1.offers({ do: 'interact', what: 'open-door' })).toBe(true)
})

test('Constant Motion: each player moves another droid up to 3 spaces, then they are counted', () => {
  const match = officers('nelvaanian-warzone-b', { ours: ['5,14'], theirs: ['0,3'] })
  match.until('mission-pick')
  match.player1.choose({ do: 'pick-token', token: 'droid 1' })
  match.player1.choose({ do: 'pick-space', space: '6,14' })
  expect(match.asked).toBe('player2')
  expect(match.player2.all('token')).toEqual(['droid 2', 'droid 3'])
  match.player2.choose({ do: 'pick-token', token: 'droid 2' })
  match.player2.pass()
  expect(points(match)).toEqual([4, 0])
})
