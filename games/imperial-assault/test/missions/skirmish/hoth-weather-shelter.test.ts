import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { officers, points } from '../officers.ts'

test('Payload: only the crate of one’s own colour can be retrieved', () => {
  const match = officers('hoth-weather-shelter-a', { ours: ['5,11'], theirs: ['5,9'] })
  expect(match.player1.all('token')).toEqual(['crate 1'])
})

test('Payload: carried into the opponent’s zone it is worth 15 points, once', () => {
  const match = officers('hoth-weather-shelter-a', { ours: ['11,13'], theirs: ['5,9'], carries: [2] })
  match.nextRound()
  expect(points(match)).toEqual([15, 0])
  expect(match.tokens['crate 1'].at).toBe('aside')
  expect(match.figures['ours 1'].carries).toEqual([])
  match.nextRound()
  expect(points(match)).toEqual([15, 0])
})

test('Vital Supplies: a supply from a crate counts as 3 points, and what was dropped can be retrieved', () => {
  const match = officers('hoth-weather-shelter-b', { ours: ['5,11'], theirs: ['12,6'] })
  match.player1.interact('take-supply')
  match.player1.interact('take-supply')
  expect(match.figures['ours 1'].carries).toHaveLength(2)
  expect(points(match)).toEqual([6, 0])
})

test('Vital Supplies: 1 block less for each supply that is carried', () => {
  const match = situation({
    mission: 'hoth-weather-shelter-b',
    active: 'ours',
    player1: { groups: { ours: { card: 'Imperial Officer', at: '5,10' } } },
    player2: { groups: { theirs: { card: 'Imperial Officer', at: '5,11', carries: [4, 5] } } },
  })
  match.player1.attack('theirs', {
    dice: ['1 damage 2 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block 1 evade'],
  })
  match.settle()
  expect(match.figures.theirs.damage).toBe(2)
})
