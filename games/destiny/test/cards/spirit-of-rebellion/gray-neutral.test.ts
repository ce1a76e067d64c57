import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Resolve rerolls a die of the opponent for a card [card: 02140]', () => {
  const match = situation(
    {
      player1: { characters: { rey: '04024' }, supports: { resolve: '02140' }, hand: ['Dodge'] },
      player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
    },
    { dice: ['blank'] },
  )
  match.player1.use('resolve')
  expect(match.player1.discard).toEqual(['Dodge'])
  expect(match.pool('player2')).toEqual(['blank'])
})
