import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { officers, points } from '../officers.ts'

test('Data Heist: terminals open the locked doors, which close at the end of the round [ia.doors.4] [ia.doors.8]', () => {
  const match = officers('kuat-space-station-a', {
    ours: ['9,10', '7,3'],
    theirs: ['5,7'],
    more: { initiative: 'player2', turn: 'player1' },
  })
  expect(match.player1.offers({ do: 'interact' })).toBe(false)
  match.until('mission-pick')
  match.player1.choose({ do: 'pick-door', door: 1 })
  expect(match.picture.doors).toEqual([2])
  match.nextRound()
  expect(match.events).toContain('door-closed')
})

test('Data Heist: the data core is worth 10 points a round', () => {
  const match = officers('kuat-space-station-a', { ours: ['5,4'], theirs: ['14,4'] })
  match.nextRound()
  expect(points(match)).toEqual([10, 0])
})

test('Incoming Transmission: doors open only from a deployment zone', () => {
  const inside = officers('kuat-space-station-b', { ours: ['6,3'], theirs: ['14,14'] })
  expect(inside.player1.offers({ do: 'interact', what: 'open-door' })).toBe(false)
  const outside = officers('kuat-space-station-b', { ours: ['7,3'], theirs: ['14,14'] })
  expect(outside.player1.offers({ do: 'interact', what: 'open-door' })).toBe(true)
})

test('Incoming Transmission: a relay station may wait for more marks, or be cashed in for 3 points each', () => {
  const match = officers('kuat-space-station-b', { ours: ['14,9'], theirs: ['5,7'] })
  match.until('mission-may')
  match.player1.pass()
  match.until('mission-may')
  expect(match.tokens['relay 2'].value).toBe(2)
  match.player1.yes()
  expect(points(match)).toEqual([6, 0])
  expect(match.tokens['relay 2'].at).toBe('aside')
})

test('Data Heist: who stands on both sides of a door that closes is pushed away [ia.doors.6]', () => {
  const match = situation({
    mission: 'kuat-space-station-a',
    active: 'nexu',
    open: [1],
    player1: { groups: { nexu: { card: 'Nexu', at: '6,4', turned: true } } },
    player2: { groups: { theirs: { card: 'Imperial Officer', at: '14,4' } } },
  })
  match.until('put')
  expect(match.asked).toBe('player1')
  expect(match.picture.doors).toContain(1)
  match.decline()
  expect(match.figures.nexu.at).not.toBe('6,4')
})
