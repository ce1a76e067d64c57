import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('a Vibrocutlass costs 1 less to resolve on a yellow character [card: 05069]', () => {
  const weapon = { card: '05069', pool: ['3 melee for 1'] }
  const given = (card: string) =>
    situation({
      player1: { characters: { own: { card, upgrades: [weapon] } } },
      player2: { characters: { enemy: '04024' } },
    })
  const match = given('01021')
  match.player1.resolve('3 melee for 1', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(3)
  expect(given('01011').player1.offers({ do: 'resolve' })).toBe(false)
})

test('Counter Strike hits harder for the damage that the opponent has just dealt [card: 05149]', () => {
  for (const [face, damage] of [
    ['1 ranged', 3],
    ['1 melee', 1],
  ] as const) {
    const match = situation({
      player1: { characters: { jango: { card: '01021', pool: [face] } }, hand: ['05149'], resources: 1 },
      player2: { characters: { enemy: { card: '04025', pool: ['1 ranged'] } } },
      turn: 'player2',
    })
    match.player2.resolve('1 ranged', { on: 'jango' })
    match.player1.play('Counter Strike')
    match.player1.choose({ card: 'enemy' })
    expect(match.characters.enemy.damage).toBe(damage)
  }
})
