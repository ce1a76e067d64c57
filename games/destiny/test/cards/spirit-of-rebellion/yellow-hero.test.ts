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

test('Chewbacca turns an opponent’s die to damage and deals as much [card: 02043]', () => {
  const match = situation({
    player1: { characters: { chewie: { card: '02043', pool: ['special'] } } },
    player2: { characters: { kylo: { card: '01011', pool: ['1 shield'] }, jawa: '06004' } },
  })
  match.player1.resolve('special')
  expect(match.player1.offers({ to: '1 resource' })).toBe(false)
  match.player1.choose({ to: '2 melee for 1' })
  match.player1.choose({ card: 'jawa' })
  expect(match.pool('player2')).toEqual(['2 melee for 1'])
  expect(match.characters.jawa.damage).toBe(2)
})

test('Jyn makes the first yellow event of the round cheaper, not the second [card: 02044]', () => {
  const match = situation({
    player1: { characters: { jyn: '02044' }, hand: ['02144', '02144'], resources: 1 },
    player2: { characters: { kylo: '01011' }, resources: 5 },
  })
  match.player1.play('Diversion')
  expect(match.player1.resources).toBe(1)
  match.player2.pass()
  match.player1.play('Diversion')
  expect(match.player1.resources).toBe(0)
  expect(match.player2.resources).toBe(1)
})

test.each([
  ['2 resource', ['Smuggling Freighter']],
  ['1 resource', []],
])('a Smuggling Freighter leaves for the deck after a 2: %s [card: 02047]', (die, top) => {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      supports: { freighter: { card: '02047', pool: [die] } },
      deck: [],
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.resolve(die)
  expect(match.player1.deck).toEqual(top)
})

test.each([
  ['alone', {}, 0],
  ['with a friend', { jawa: '06004' }, 1],
])('a Lone Operative heals more %s [card: 02049]', (_who, friend, damage) => {
  const operative = { card: '02049', pool: ['special'] }
  const match = situation({
    player1: { characters: { han: { card: '01046', damage: 3, upgrades: [operative] }, ...friend } },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.resolve('special')
  expect(match.characters.han.damage).toBe(damage)
})

test('Maz’s Goggles take an event out of a hand, and ask for a yellow character [card: 02050]', () => {
  const match = situation({
    player1: {
      characters: { han: { card: '01046', upgrades: [{ card: '02050', pool: ['special'] }] } },
    },
    player2: { characters: { kylo: '01011' }, hand: ['Dodge', 'Lightsaber'] },
  })
  match.player1.resolve('special')
  expect(match.player2.hand).toEqual(['Lightsaber'])
  const none = situation({
    player1: { characters: { rey: '04024' }, hand: ['02050'], resources: 1 },
    player2: { characters: { kylo: '01011' } },
  })
  expect(none.player1.offers({ do: 'play' })).toBe(false)
})

test('Life Debt shifts a damage to its character once he is activated, if his player likes [card: 02118]', () => {
  const match = situation({
    player1: {
      characters: {
        han: { card: '01046', shields: 1, upgrades: ['02118'] },
        rey: { card: '04024', damage: 2 },
      },
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.activate('han', ['1 resource'])
  expect(match.player1.offers({ do: 'decline' })).toBe(true)
  match.player1.choose({ card: 'rey' })
  expect(match.characters.han).toMatchObject({ damage: 1, shields: 1 })
  expect(match.characters.rey.damage).toBe(1)
})
