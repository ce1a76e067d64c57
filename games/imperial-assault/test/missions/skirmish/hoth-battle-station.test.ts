import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Inside Job: 3 points for the command centre and for each zone that is controlled', () => {
  const match = officers('hoth-battle-station-a', { ours: ['12,9'], theirs: ['14,0'] })
  match.nextRound()
  expect(points(match)).toEqual([3, 0])
})

test('Bomb Drop: an explosive is thrown up to 3 spaces far and hurts everybody around', () => {
  const match = officers('hoth-battle-station-b', { ours: ['11,9'], theirs: ['12,12'], carries: [2] })
  match.player1.special('throw-explosive')
  expect(match.question).toBe('mission-pick')
  expect(match.player1.offers({ do: 'pick-space', id: '14,13' })).toBe(false)
  match.player1.choose({ do: 'pick-space', space: '12,12' })
  expect(match.figures['theirs 1'].damage).toBe(2)
  expect(match.figures['ours 1'].damage).toBe(0)
  expect(match.figures['ours 1'].carries).toEqual([])
})
