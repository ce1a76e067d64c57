import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Bossk moves 1 damage from an opponent’s character, past shields [card: 03017]', () => {
  const match = situation({
    player1: { characters: { bossk: '03017' } },
    player2: { characters: { one: { card: '04024', damage: 1 }, two: { card: '04025', shields: 1 } } },
  })
  match.player1.activate('bossk', ['blank'])
  match.player1.yes()
  expect(match.match.ask?.amount).toBe(1)
  match.player1.choose({ card: 'two' })
  expect(match.characters.one.damage).toBe(0)
  expect(match.characters.two).toMatchObject({ damage: 1, shields: 1 })
})

test('Buy Out discards as many cards as resources are spent [card: 03080]', () => {
  const match = situation({
    player1: { characters: { bossk: '03017' }, hand: ['03080'], resources: 4 },
    player2: { characters: { enemy: '04024' }, deck: ['Dodge', 'Dodge', 'Dodge'] },
  })
  match.player1.play('Buy Out')
  match.player1.number(2)
  expect(match.player1.resources).toBe(2)
  expect(match.player2.deck).toEqual(['Dodge'])
})
