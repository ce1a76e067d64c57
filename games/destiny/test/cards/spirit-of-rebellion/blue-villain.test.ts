import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Lightsaber Throw needs a melee die and deals 2 damage [card: 02072]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { kylo: { card: '01011', pool: [face] } }, hand: ['02072'], resources: 1 },
      player2: { characters: { enemy: '04024' } },
    })
  const match = given('1 melee')
  match.player1.play('Lightsaber Throw')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  expect(given('1 resource').player1.offers({ do: 'play' })).toBe(false)
})
