import { expect, test } from 'vitest'
import { officers, points } from '../officers.ts'

test('Scavengers: 4 points for each cache that is controlled', () => {
  const match = officers('wasskah-hunting-ground-a', { ours: ['11,6', '4,14'], theirs: ['0,1'] })
  match.nextRound()
  expect(points(match)).toEqual([8, 0])
})

test('Watch Your Step: difficult terrain costs nothing extra, but strains once a round [ia.difficult-terrain.5]', () => {
  const match = officers('wasskah-hunting-ground-b', { ours: [BESIDE], theirs: ['0,1'] })
  match.player1.move('ours 1')
  const { cost } = match.player1.offered.find(({ do: what, to }) => what === 'walk' && to === DIFFICULT) ?? {}
  expect(cost).toBe(1)
  match.player1.walk(DIFFICULT)
  expect(match.question).toBe('avoid-strain')
  match.player1.number(0)
  expect(match.figures['ours 1'].damage).toBe(1)
  match.player1.walk(BESIDE)
  match.player1.walk(DIFFICULT)
  expect(match.figures['ours 1'].damage).toBe(1)
  match.nextRound()
  expect(points(match)).toEqual([0, 0])
})

const BESIDE = '3,11'
const DIFFICULT = '3,10'
