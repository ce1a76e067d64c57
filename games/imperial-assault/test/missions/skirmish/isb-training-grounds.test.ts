import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Counter-Slice: who carries a wiretap turns over one databank a round, worth 5 points instead of 2', () => {
  const match = officers('isb-training-grounds-a', { ours: ['1,6', '11,9'], theirs: ['9,16'], carries: [6] })
  match.player1.interact('flip', { token: 'databank 1' })
  expect(match.tokens['databank 1'].value).toBe(1)
  expect(match.player1.offers({ do: 'interact', what: 'flip' })).toBe(false)
  match.nextRound()
  expect(points(match)).toEqual([5 + 2 + 2, 0])
})

test('Infiltration Games: a wiretap is installed in a panel without one, not beside another of one’s own', () => {
  const match = officers('isb-training-grounds-b', { ours: ['1,9'], theirs: ['9,16'], carries: [8, 9] })
  expect(match.player1.offers({ do: 'interact', what: 'install', token: 'panel 1' })).toBe(true)
  match.player1.interact('install', { token: 'panel 1' })
  expect(match.tokens['wiretap 1'].at).toBe('0,9')
  expect(match.player1.offers({ do: 'interact', what: 'install' })).toBe(false)
  match.nextRound()
  expect(points(match)).toEqual([4, 0])
})

test('Infiltration Games: an installed wiretap can be attacked, and is worth nothing once destroyed', () => {
  const match = officers('isb-training-grounds-b', { ours: ['1,9'], theirs: ['0,8'], carries: [8] })
  match.player1.interact('install', { token: 'panel 1' })
  match.player1.end()
  match.player2.activate('theirs 1')
  match.state.tokens[8].damage = 4
  match.player2.attack('wiretap 1', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'] })
  match.nextRound()
  expect(points(match)).toEqual([0, 0])
})
