import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Undermine removes up to two blanks [card: 07011]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['07011'], resources: 1 },
    player2: { characters: { enemy: { card: '04024', dice: 2, pool: ['blank', '2 melee'] } } },
  })
  match.player1.play('Undermine')
  match.player1.pick({ die: 'blank' })
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('a Bardottan Sphere deals damage for an odd cost alone [card: 07014]', () => {
  for (const [card, damage] of [
    ['Lightsaber', 1],
    ['Dodge', 0],
  ] as const) {
    const sphere = { card: '07014', pool: ['special'] }
    const match = situation({
      player1: { characters: { kylo: { card: '01011', upgrades: [sphere] } } },
      player2: { characters: { enemy: '04024' }, deck: [card] },
    })
    match.player1.resolve('special')
    match.player1.choose({ seat: 'player2' })
    if (damage > 0) match.player1.choose({ card: 'enemy' })
    expect(match.characters.enemy.damage).toBe(damage)
  }
})
