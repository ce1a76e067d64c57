import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Firefight: who carries most weapon suits gains 6 points, and nobody carries two [ia.retrieve.1] [ia.retrieve.2]', () => {
  const match = officers('climate-research-camp-a', { ours: ['0,3'], theirs: ['8,0'] })
  match.player1.interact('retrieve', { token: 'weapon-suit 1' })
  expect(match.figures['ours 1'].carries).toEqual(['weapon-suit 1'])
  expect(match.player1.offers({ do: 'interact', what: 'retrieve' })).toBe(false)
  match.nextRound()
  expect(points(match)).toEqual([6, 0])
})

test('Firefight: with equally many suits nobody gains points', () => {
  const match = officers('climate-research-camp-a', { ours: ['0,3'], theirs: ['17,5'] })
  match.player1.interact('retrieve')
  match.player1.end()
  match.player2.activate('theirs 1')
  match.player2.interact('retrieve')
  match.nextRound()
  expect(points(match)).toEqual([0, 0])
})

test('Firefight: a weapon suit adds 1 damage to attacks and takes 1 block in defense', () => {
  const match = officers('climate-research-camp-a', { ours: ['9,16'], theirs: ['9,17'], carries: [2] })
  match.player1.attack('theirs 1', {
    dice: ['1 damage 2 accuracy', '1 damage 2 accuracy'],
    defense: ['blank'],
  })
  expect(match.attack?.damage).toBe(3)
})

test('Holding Ground: 2 points for the opponent’s zone and 2 for each strategic point [ia.control.2] [ia.control.4]', () => {
  const match = officers('climate-research-camp-b', { ours: ['0,3', '8,0'], theirs: ['17,5'] })
  match.nextRound()
  expect(points(match)).toEqual([4, 2])
})
