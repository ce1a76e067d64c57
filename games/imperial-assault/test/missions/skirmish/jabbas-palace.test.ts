import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Spoils of Crime: the trap door strains, and puts the figure at the chute [ia.enter.1] [ia.place.2]', () => {
  const match = officers('jabbas-palace-a', { ours: ['7,17'], theirs: ['13,17'] })
  match.player1.move('ours 1', '7,19')
  match.player1.number(0)
  expect(match.figures['ours 1'].at).toBe('7,3')
  expect(match.figures['ours 1'].damage).toBe(1)
})

test('Spoils of Crime: crates slow down, and are worth 2 points a round', () => {
  const match = officers('jabbas-palace-a', { ours: ['7,16'], theirs: ['13,17'] })
  match.player1.interact('retrieve')
  match.player1.move('ours 1')
  expect(match.figures['ours 1'].points).toBe(2)
  match.nextRound()
  expect(points(match)).toEqual([2, 0])
})

test('New Ownership: the pit’s door opens from within only, and can be broken', () => {
  const outside = officers('jabbas-palace-b', { ours: ['7,8'], theirs: ['13,17'] })
  expect(outside.player1.offers({ do: 'interact', what: 'open-door' })).toBe(false)
  expect(outside.player1.offers({ do: 'attack', object: 'pit' })).toBe(true)
  const inside = officers('jabbas-palace-b', { ours: ['7,7'], theirs: ['13,17'] })
  inside.player1.interact('open-door')
  expect(inside.picture.doors).toEqual([2, 3])
})

test('New Ownership: 4 points for each stash that is controlled', () => {
  const match = officers('jabbas-palace-b', { ours: ['7,2', '8,15'], theirs: ['13,17'] })
  match.nextRound()
  expect(points(match)).toEqual([8, 0])
})
