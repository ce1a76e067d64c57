import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

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

test('Baze Malbus hits each character of an opponent [card: 02026]', () => {
  const match = situation({
    player1: { characters: { baze: { card: '02026', pool: ['special'] } } },
    player2: { characters: { kylo: '01011', trooper: { card: '02001', shields: 1 } } },
  })
  match.player1.resolve('special')
  expect(match.characters.kylo.damage).toBe(1)
  expect(match.characters.trooper).toMatchObject({ damage: 0, shields: 0 })
})

test('Mon Mothma lets a die of the event’s color be rerolled, anybody’s [card: 02027]', () => {
  const match = situation({
    player1: {
      characters: {
        mothma: { card: '02027', pool: ['1 focus'] },
        rey: { card: '04024', pool: ['1 shield'] },
      },
      hand: ['02096', 'Dodge'],
    },
    player2: { characters: { trooper: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.play('Spirit of Rebellion')
  match.player1.choose({ card: 'rey' })
  expect(match.player1.offers({ die: '1 shield' })).toBe(false)
  match.rolls('blank')
  match.player1.pick({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual(['blank'])
})

test('a Rebel Commando removes any die of an opponent, for a resource [card: 02028]', () => {
  const match = situation({
    player1: { characters: { commando: { card: '02028', pool: ['special for 1'] } }, resources: 1 },
    player2: { characters: { trooper: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.resolve('special for 1')
  expect(match.pool('player2')).toEqual([])
  expect(match.player1.resources).toBe(0)
})

test.each([
  [0, { kylo: 0, trooper: 1, shields: 1 }],
  [1, { kylo: 1, trooper: 1, shields: 0 }],
  [2, { kylo: 0, trooper: 2, shields: 0 }],
])('the %i. special of an A180 Blaster [card: 02032]', (way, after) => {
  const match = situation({
    player1: { characters: { poe: { card: '04025', upgrades: [{ card: '02032', pool: ['special'] }] } } },
    player2: { characters: { kylo: '01011', trooper: '02001' } },
  })
  match.player1.resolve('special')
  match.player1.choose({ way: `special-${way}` })
  if (way !== 1) match.player1.choose({ card: 'trooper' })
  const { kylo, trooper, poe } = match.characters
  expect({ kylo: kylo.damage, trooper: trooper.damage, shields: poe.shields }).toEqual(after)
})

test('Overkill adds to ranged damage [card: 02033]', () => {
  const match = situation({
    player1: {
      characters: {
        poe: { card: '04025', pool: ['2 ranged'], upgrades: [{ card: '02033', pool: ['+3 ranged'] }] },
      },
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.resolve('2 ranged', { modifiers: ['+3 ranged'], on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(5)
})

test('Planetary Uprising lets an opponent share out two damage when its player claims [card: 02097]', () => {
  const match = situation({
    player1: { characters: { poe: '04025' }, supports: { uprising: '02097' } },
    player2: { characters: { kylo: '01011', trooper: '02001' } },
  })
  match.player1.claim()
  match.player2.split({ kylo: 1, trooper: 1 })
  expect([match.characters.kylo.damage, match.characters.trooper.damage]).toEqual([1, 1])
})

test('a Spy Net takes the top card of an opponent’s deck for a focus that was rolled [card: 02098]', () => {
  const match = situation({
    player1: { characters: { poe: '04025' }, supports: { net: '02098' } },
    player2: { characters: { kylo: '01011' }, deck: ['Lightsaber', 'Jetpack'] },
  })
  match.player1.activate('poe', ['2 focus'])
  match.player1.yes()
  expect(match.player2.discard).toEqual(['Lightsaber'])
  expect(match.supports.net.ready).toBe(false)
})

test('Tactical Aptitude draws a card and puts one under the deck [card: 02099]', () => {
  const match = situation({
    player1: {
      characters: { poe: { card: '04025', upgrades: ['02099'] } },
      hand: ['Dodge'],
      deck: ['Lightsaber', 'Jetpack'],
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.activate('poe', ['1 ranged'])
  match.player1.yes()
  match.player1.pick({ card: 'Dodge' })
  expect(match.player1.hand).toEqual(['Lightsaber'])
  expect(match.player1.deck).toEqual(['Jetpack', 'Dodge'])
})
