import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Improvised Defense removes a die that was turned [card: 08144]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '04025', dice: 2, pool: ['2 focus', 'blank'] } } },
    player2: { characters: { enemy: '02001' }, supports: { defense: '08144' } },
  })
  match.player1.resolve('2 focus')
  match.player1.choose({ die: 'blank', to: '2 ranged' })
  match.player2.yes()
  expect(match.pool('player1')).toEqual([])
  expect(match.player2.discard).toEqual(['Improvised Defense'])
})
