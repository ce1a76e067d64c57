import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Fight Back gives a die for one that shows damage, also indirect [card: 06012]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 shield'] } }, hand: ['06012'], resources: 1 },
    player2: { characters: { enemy: { card: '05047', dice: 2, pool: ['1 indirect', '1 resource'] } } },
  })
  match.player1.play('Fight Back')
  expect(match.pool('player1')).toEqual([])
  expect(match.pool('player2')).toEqual(['1 resource'])
})
