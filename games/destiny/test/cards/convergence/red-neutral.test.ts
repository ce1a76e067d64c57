import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Measure for Measure gives a trooper die for any other [card: 09127]', () => {
  for (const [card, left] of [
    ['01001', 0],
    ['01011', 1],
  ] as const) {
    const match = situation({
      player1: { characters: { own: { card, pool: ['blank'] } }, hand: ['09127'] },
      player2: { characters: { enemy: { card: '04024', pool: ['2 melee'] } } },
    })
    match.player1.play('Measure for Measure')
    expect(match.pool('player1')).toHaveLength(left)
    expect(match.pool('player2')).toHaveLength(left)
  }
})
