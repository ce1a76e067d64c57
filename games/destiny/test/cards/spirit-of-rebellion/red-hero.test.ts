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

test('Snap Wexley makes opponents pay for the battlefield while his die lies in the pool [card: 02029]', () => {
  const given = (pool: readonly string[], resources: number) =>
    situation({
      player1: { characters: { kylo: '01011' }, resources },
      player2: { characters: { snap: { card: '02029', pool } } },
    })
  expect(given(['1 resource'], 0).player1.offers({ do: 'claim' })).toBe(false)
  expect(given([], 0).player1.offers({ do: 'claim' })).toBe(true)
  const match = given(['1 resource'], 1)
  match.player1.claim()
  expect(match.player1.resources).toBe(0)
})
