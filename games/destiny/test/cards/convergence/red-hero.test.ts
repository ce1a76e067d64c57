import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Padmé Amidala lets focus be resolved as indirect damage [card: 09075]', () => {
  const match = situation({
    player1: { characters: { padme: { card: '09075', pool: ['2 focus'] } } },
    player2: { characters: { poe: { card: '04025', pool: ['2 focus'] } } },
  })
  match.player1.resolve('2 focus', { symbol: 'indirect' })
  expect(match.characters.poe.damage).toBe(2)
  expect(match.player2.offers({ do: 'resolve', symbol: 'indirect' })).toBe(false)
})
