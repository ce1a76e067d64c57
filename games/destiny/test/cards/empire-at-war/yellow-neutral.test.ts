import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Weapons Cache plays a weapon for 2 less [card: 03052]', () => {
  const match = situation({
    player1: {
      characters: { rey: '04024' },
      supports: { cache: { card: '03052', pool: ['special'] } },
      hand: ['Lightsaber', 'Dodge'],
      resources: 1,
    },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.resolve('special')
  expect(match.characters.rey.upgrades).toEqual(['Lightsaber'])
  expect(match.player1.resources).toBe(0)
})

test('Mandalorian Armor gives a shield and room for a fourth [card: 03145]', () => {
  const match = situation({
    player1: {
      characters: {
        jango: { card: '01021', shields: 3 },
        rey: { card: '04024', shields: 3, pool: ['1 shield'] },
      },
      hand: ['03145'],
      resources: 1,
    },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.play('Mandalorian Armor', { on: 'jango' })
  expect(match.characters.jango.shields).toBe(4)
  match.player2.pass()
  match.player1.resolve('1 shield')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(3)
})
