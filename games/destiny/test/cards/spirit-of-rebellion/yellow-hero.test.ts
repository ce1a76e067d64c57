import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('a Bowcaster hits up to two characters past their shields [card: 02048]', () => {
  const bowcaster = { card: '02048', pool: ['special'] }
  const match = situation({
    player1: { characters: { han: { card: '01046', upgrades: [bowcaster] } } },
    player2: { characters: { one: { card: '02001', shields: 2 }, two: '04024' } },
  })
  match.player1.resolve('special')
  match.player1.pick({ card: 'one' }, { card: 'two' })
  expect(match.characters.one).toMatchObject({ damage: 1, shields: 2 })
  expect(match.characters.two.damage).toBe(1)
})

test('Double-Dealing brings a resource for a special that was rolled, once while it is ready [card: 02117]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011', poe: '04025' }, supports: { dealing: '02117' } },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.activate('kylo', ['special'])
  match.player1.yes()
  expect(match.player1.resources).toBe(1)
  expect(match.supports.dealing.ready).toBe(false)
  match.player2.pass()
  match.player1.activate('poe', ['special'])
  expect(match.asked).toBe('player2')
})
