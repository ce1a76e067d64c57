import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Spirit of Rebellion gives a second shield for a copy in the discard pile [card: 02096]', () => {
  for (const [discard, shields] of [
    [[], 1],
    [['02096'], 2],
  ] as const) {
    const match = situation({
      player1: { characters: { rey: '04024' }, hand: ['02096'], discard },
      player2: { characters: { enemy: '02001' } },
    })
    match.player1.play('Spirit of Rebellion')
    match.player1.choose({ card: 'rey' })
    expect(match.characters.rey.shields).toBe(shields)
  }
})
