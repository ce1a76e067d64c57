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
