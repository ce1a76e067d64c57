import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Galactic Deception keeps opponents from giving shields until the action phase ends [card: 08011] [sd.later.1]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 shield'] } } },
    player2: {
      characters: { enemy: { card: '01011', pool: ['1 shield'] } },
      supports: { deception: '08011' },
    },
  })
  match.player1.resolve('1 shield')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(0)
  match.player2.resolve('1 shield')
  match.player2.choose({ card: 'enemy' })
  expect(match.characters.enemy.shields).toBe(1)
  match.player1.pass()
  match.player2.pass()
  expect(match.supports).toEqual({})
})
