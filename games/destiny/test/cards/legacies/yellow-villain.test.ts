import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Bib Fortuna rolls a die of another character [card: 05018]', () => {
  const match = situation(
    {
      player1: { characters: { bib: { card: '05018', pool: ['special'] }, bala: '01019' } },
      player2: { characters: { enemy: '04024' } },
    },
    { dice: ['blank'] },
  )
  match.player1.resolve('special')
  expect(match.pool('player1')).toEqual(['blank'])
  expect(match.characters.bala.ready).toBe(true)
})

test('Wrist Rockets hit again for a resource [card: 05027]', () => {
  const rockets = { card: '05027', pool: ['special'] }
  const match = situation({
    player1: { characters: { jango: { card: '01021', upgrades: [rockets] } }, resources: 1 },
    player2: { characters: { one: '04024', two: '04025' } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'one' })
  match.player1.yes()
  match.player1.choose({ card: 'two' })
  expect([match.characters.one.damage, match.characters.two.damage]).toEqual([2, 2])
  expect(match.player1.resources).toBe(0)
})

test('In Pursuit follows an activation on the opponent’s last turn [card: 05094]', () => {
  const given = () =>
    situation({
      player1: { characters: { bib: '05018', bala: '01019' }, hand: ['05094'] },
      player2: { characters: { enemy: '04024' }, hand: ['Dodge'] },
      turn: 'player2',
    })
  const match = given()
  match.player2.activate('enemy', ['blank'])
  expect(match.player1.offers({ do: 'play' })).toBe(true)
  match.player1.play('In Pursuit')
  match.rolls('blank', 'blank')
  match.player1.choose({ card: 'bib' })
  match.player1.choose({ card: 'bala' })
  expect(match.pool('player1')).toHaveLength(2)
  const without = given()
  without.player2.reroll('Dodge', [])
  expect(without.player1.offers({ do: 'play' })).toBe(false)
})
