import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Renovation: for 2 movement points a carried fuel cell is claimed; 3 points a round instead of 2 [ia.claim.1]', () => {
  const match = officers('endor-defense-station-a', { ours: [BESIDE], theirs: ['15,0'], carries: [4, 5] })
  expect(match.player1.offers({ do: 'spend' })).toBe(false)
  match.player1.move('ours 1')
  match.player1.choose({ do: 'spend', what: 'refuel' })
  expect(match.figures['ours 1'].points).toBe(2)
  match.nextRound()
  expect(points(match)).toEqual([3 + 2, 0])
})

test('Claim the Ruins: 6 points for the barracks, 4 for the shield generator', () => {
  const match = officers('endor-defense-station-b', { ours: ['12,9'], theirs: ['5,9'] })
  match.nextRound()
  expect(points(match)).toEqual([6, 4])
})

const BESIDE = '6,9'
