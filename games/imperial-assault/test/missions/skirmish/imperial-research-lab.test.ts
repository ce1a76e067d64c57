import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Stolen Schematics: each terminal shocks the control room once a round', () => {
  const match = officers('imperial-research-lab-a', { ours: ['6,6', '6,0'], theirs: ['9,3'] })
  match.player1.interact('shock', { token: 'terminal 1' })
  expect([match.figures['ours 2'].damage, match.figures['theirs 1'].damage]).toEqual([2, 2])
  expect(match.figures['ours 1'].damage).toBe(0)
  expect(match.player1.offers({ do: 'interact', what: 'shock' })).toBe(false)
  match.nextRound()
  expect(points(match)).toEqual([6, 6])
})

test('Stranded: whoever has more figures in the control room may turn a terminal over; then it gives no card [ia.terminal-tokens.3]', () => {
  const match = officers('imperial-research-lab-b', { ours: ['6,0', '6,6'], theirs: ['12,16'] })
  match.until('mission-pick')
  expect(points(match)).toEqual([4, 4])
  expect(match.asked).toBe('player1')
  match.player1.choose({ do: 'pick-token', token: 'terminal 1' })
  match.until('activate')
  const hand = match.player1.hand.length
  match.until('mission-pick')
  expect(points(match)).toEqual([4, 8])
  expect(match.player1.hand.length).toBe(hand + 1)
})
