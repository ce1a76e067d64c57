import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Data Run: the own data core in the opponent’s zone is worth 10 points, then both are gone', () => {
  const match = officers('imperial-space-station-a', { ours: ['2,1'], theirs: ['9,17'], carries: [2] })
  match.nextRound()
  expect(points(match)).toEqual([10, 0])
  expect([match.tokens['data-core 1'].at, match.tokens['data-core 2'].at]).toEqual(['aside', 'aside'])
})

test('Data Run: the opponent’s data core can’t be retrieved', () => {
  const match = officers('imperial-space-station-a', { ours: ['0,2'], theirs: ['9,17'] })
  expect(match.player1.offers({ do: 'interact' })).toBe(false)
})

test('Targeting Computer: signals move through doors, and the console fires at one', () => {
  const match = officers('imperial-space-station-b', { ours: ['10,10', '0,3'], theirs: ['9,17', '1,2'] })
  match.until('mission-pick')
  expect(match.asked).toBe('player1')
  match.rolls('2 damage')
  match.player1.choose({ do: 'pick-token', token: 'signal 2' })
  expect(match.figures['theirs 2'].damage).toBe(2)
  expect(match.figures['ours 2'].damage).toBe(2)
  expect(match.figures['theirs 1'].damage).toBe(0)
  // The next round begins: each moves the other's signal, in order of initiative.
  match.until('mission-pick')
  expect(match.asked).toBe('player2')
  match.player2.choose({ do: 'pick-space', space: '11,18' })
  expect(match.tokens['signal 1'].at).toBe('11,18')
})
