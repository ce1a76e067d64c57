import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Priceless Relics: an artefact counts as 6 points as long as it is controlled', () => {
  const match = officers('lothal-safehouse-a', { ours: ['5,7'], theirs: ['12,12'] })
  expect(points(match)).toEqual([6, 0])
  match.player1.move('ours 1', '7,7')
  expect(points(match)).toEqual([0, 0])
})

test('Illicit Reserves: a shipment gives 3 points once, and 2 points each round', () => {
  const match = officers('lothal-safehouse-b', { ours: ['1,2'], theirs: ['14,0'] })
  match.nextRound()
  expect(points(match)).toEqual([5, 0])
  expect(match.tokens['shipment 1'].value).toBe(1)
  match.nextRound()
  expect(points(match)).toEqual([7, 0])
})
