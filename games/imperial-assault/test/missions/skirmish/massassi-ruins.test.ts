import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Lost Knowledge: a holocron may be handed over when its figure comes beside the beacon', () => {
  const match = officers('massassi-ruins-a', { ours: [FAR], theirs: ['13,0'], carries: [2] })
  match.player1.move('ours 1', NEAR)
  expect(match.question).toBe('mission-may')
  match.player1.yes()
  expect(points(match)).toEqual([10, 0])
  expect(match.figures['ours 1'].carries).toEqual([])
})

test('Leave No Evidence: the beacon’s controller may bombard everybody outside', () => {
  const match = officers('massassi-ruins-b', { ours: ['3,7'], theirs: ['13,0'] })
  match.until('mission-may')
  expect(match.asked).toBe('player1')
  match.player1.yes()
  const outside = ['ours 1', 'theirs 1'].filter((name) => match.figures[name].damage === 2)
  const interior = ['ours 1', 'theirs 1'].filter((name) => match.figures[name].damage === 0)
  expect([...outside, ...interior]).toHaveLength(2)
  expect(outside.length).toBeGreaterThan(0)
})

test('Leave No Evidence: each player may discard one excavation a round for 6 points', () => {
  const match = officers('massassi-ruins-b', { ours: ['10,5'], theirs: ['15,7'] })
  match.until('mission-pick')
  match.player1.choose({ do: 'pick-token', token: 'excavation 1' })
  match.player2.pass()
  expect(points(match)).toEqual([6, 0])
  expect(match.tokens['excavation 1'].at).toBe('aside')
})

const FAR = '3,10'
const NEAR = '3,8'
