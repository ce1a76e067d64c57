import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Iden Versio denies opponents additional actions while her die lies in the pool [card: 08018]', () => {
  for (const pool of [['1 resource'], []]) {
    const match = situation({
      player1: { characters: { rey: '04024' }, hand: ['02063'] },
      player2: { characters: { iden: { card: '08018', pool } } },
    })
    match.player1.play('Lockdown')
    expect(match.asked).toBe(pool.length > 0 ? 'player2' : 'player1')
  }
})

test('under Vigilance opponents turn no dice [card: 08033] [sd.later.1]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '04025', dice: 2, pool: ['2 focus', 'blank'] } } },
    player2: { characters: { enemy: '02001' }, supports: { vigilance: '08033' } },
  })
  match.player1.resolve('2 focus')
  expect(match.pool('player1')).toEqual(['blank'])
  expect(match.asked).toBe('player2')
  match.player2.pass()
  match.player1.pass()
  expect(match.supports).toEqual({})
})
