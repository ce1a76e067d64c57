import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test('Way of the Light spares heroes [card: 07106]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 melee'] } }, hand: ['07106'], resources: 1 },
    player2: {
      characters: { kylo: { card: '01011', pool: ['1 melee'] }, jawa: { card: '06004', pool: ['blank'] } },
    },
  })
  match.player1.play('Way of the Light')
  expect(match.player1.offers({ of: 'rey' })).toBe(false)
  match.player1.choose({ of: 'jawa' })
  expect(match.pool('player2')).toEqual(['1 melee'])
})

test.each([
  [5, 4],
  [6, 4],
])('at Dex’s %i damage become %i [card: 07107]', (before, after) => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', damage: before } },
      supports: { diner: '07107' },
      resources: 1,
    },
    player2: KYLO,
  })
  match.player1.use('diner')
  expect(match.characters.rey.damage).toBe(after)
  expect(match.player1.resources).toBe(0)
})
