import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { officers, points } from '../officers.ts'

test('Power Surge: 2 points for each generator that is controlled; contested ones count for nobody [ia.control.5]', () => {
  const match = officers('the-dune-sea-a', { ours: ['11,0', '14,3'], theirs: ['14,4', '18,9'] })
  match.nextRound()
  expect(points(match)).toEqual([2, 2])
})

test('Supply Raid: carried goods count as 3 points each while they are carried', () => {
  const match = officers('the-dune-sea-b', { ours: ['11,0'], theirs: ['24,0'] })
  match.player1.interact('retrieve')
  expect(points(match)).toEqual([3, 0])
})

test('Supply Raid: who suffers 3 damage drops all goods in its space', () => {
  const match = situation({
    mission: 'the-dune-sea-b',
    active: 'vader',
    player1: { groups: { vader: { card: 'Darth Vader', at: '11,4' } } },
    player2: { groups: { guards: { card: 'Royal Guard', at: ['11,3'], carries: [2, 3] } } },
  })
  expect(match.player2.points).toBe(6)
  match.player1.attack('guards', {
    dice: ['3 damage', '2 damage 1 surge', '1 damage 2 surge'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.tokens['goods 1'].at).toBe('11,3')
  expect(match.player2.points).toBe(0)
})
