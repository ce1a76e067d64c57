import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('a Mortar Team aims while its player holds the battlefield [card: 05042]', () => {
  const given = (controller: 'player1' | 'player2') =>
    situation({
      player1: { characters: { rey: '04024' }, supports: { team: { card: '05042', pool: ['2 indirect'] } } },
      player2: { characters: { one: '02001', two: '01011' } },
      controller,
    })
  const match = given('player1')
  match.player1.resolve('2 indirect', { symbol: 'ranged', on: 'two' })
  expect(match.characters.two.damage).toBe(2)
  expect(given('player2').player1.offers({ do: 'resolve', symbol: 'ranged' })).toBe(false)
})
