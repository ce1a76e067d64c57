import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('In a Bind does two things that the opponent chooses [card: 08043]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['08043'], resources: 2 },
    player2: {
      characters: { enemy: { card: '04024', dice: 2, pool: ['2 melee', 'blank'] } },
      hand: ['Dodge'],
    },
  })
  match.player1.play('In a Bind')
  match.player2.pick({ way: 'indirect' }, { way: 'discard' })
  expect(match.characters.enemy.damage).toBe(2)
  expect(match.player2.hand).toEqual([])
  expect(match.pool('player2')).toHaveLength(2)
})
