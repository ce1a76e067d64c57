import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Aurra Sing throws a card away before her die is resolved, for 1 more [card: 02018]', () => {
  const match = situation({
    player1: {
      characters: { aurra: { card: '02018', dice: 2, pool: ['1 ranged', '1 ranged'] } },
      hand: ['Dodge'],
    },
    player2: { characters: { enemy: '04024' } },
  })
  match.player1.resolve('1 ranged')
  match.player1.pick({ title: 'Dodge' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  match.player1.resolve('1 ranged', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(3)
})

test('Vibroknucklers hit harder for a resource, which may be declined [card: 02025]', () => {
  for (const [pays, damage] of [
    [true, 2],
    [false, 1],
  ] as const) {
    const weapon = { card: '02025', pool: ['1 melee'] }
    const match = situation({
      player1: { characters: { jango: { card: '01021', upgrades: [weapon] } }, resources: 1 },
      player2: { characters: { enemy: '04024' } },
    })
    match.player1.resolve('1 melee')
    if (pays) match.player1.yes()
    else match.player1.no()
    match.player1.choose({ card: 'enemy' })
    expect(match.characters.enemy.damage).toBe(damage)
    expect(match.player1.resources).toBe(pays ? 0 : 1)
  }
})
