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

test('Bib Fortuna rolls no die that lies on another card [card: 05018] [card: 01102]', () => {
  const match = situation({
    player1: {
      characters: { bib: { card: '05018', pool: ['special'] } },
      hand: ['Prized Possession'],
      resources: 4,
    },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
  })
  match.player1.play('Prized Possession')
  match.player1.choose({ die: '2 melee' })
  match.player2.pass()
  match.player1.resolve('special')
  expect(match.pool('player1')).toEqual([])
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

const foe = { rey: '04024' } as const

test('Boba Fett deals what any die is worth [card: 05019]', () => {
  const match = situation({
    player1: { characters: { boba: { card: '05019', pool: ['special'] } } },
    player2: { characters: { han: { card: '01046', pool: ['3 ranged for 1'] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ die: '3 ranged for 1' })
  match.player1.choose({ card: 'han' })
  expect(match.characters.han.damage).toBe(3)
  expect(match.pool('player2')).toHaveLength(1)
})

test('the Ark Angel leads up to two other supports [card: 05023]', () => {
  const match = situation({
    player1: { characters: { boba: '05019' }, supports: { angel: '05023', ship: '02047', droid: '02052' } },
    player2: { characters: foe },
  })
  match.player1.activate('angel', ['1 shield', '1 focus'])
  match.player1.choose({ card: 'droid' })
  match.player1.decline()
  expect(match.pool('player1')).toEqual(['1 shield', '1 focus'])
  expect(match.supports.ship.ready).toBe(true)
})

test('BT-1 hurts its owner and a foe [card: 05024]', () => {
  const match = situation({
    player1: { characters: { boba: '05019' }, supports: { droid: '05024' } },
    player2: { characters: foe },
  })
  match.player1.activate('droid', ['1 disrupt'])
  expect([match.characters.boba.damage, match.characters.rey.damage]).toEqual([1, 1])
})

test.each([
  [2, 3],
  [3, 5],
])('Hunter Instinct smells blood: %i damage becomes %i [card: 05026]', (damage, after) => {
  const match = situation({
    player1: { characters: { boba: { card: '05019', upgrades: [{ card: '05026', pool: ['special'] }] } } },
    player2: { characters: { rey: { card: '04024', damage } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(after)
})

test('Delve pays with damage [card: 05092]', () => {
  const match = situation({
    player1: { characters: { boba: '05019' }, hand: ['05092', '01032', 'Dodge'], resources: 3 },
    player2: { characters: foe },
  })
  match.player1.play('Delve')
  expect(match.characters.boba.damage).toBe(1)
  expect(match.player1.hand).toEqual(['Dodge'])
  expect(match.player1.resources).toBe(0)
})

test('Free-For-All turns dice into damage [card: 05093]', () => {
  const match = situation({
    player1: {
      characters: { boba: { card: '05019', dice: 2, pool: ['blank', '1 disrupt'] } },
      hand: ['05093'],
      resources: 1,
    },
    player2: { characters: foe },
  })
  match.player1.play('Free-For-All')
  match.player1.pick({ die: 'blank' }, { die: '1 disrupt' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.pool('player1')).toEqual([])
})

test('No Good To Me Dead is paid for healing [card: 05095]', () => {
  const match = situation({
    player1: { characters: { boba: { card: '05019', damage: 3 } }, hand: ['05095'] },
    player2: { characters: { rey: { card: '04024', damage: 3 } } },
  })
  match.player1.play('No Good To Me Dead')
  match.player1.number(2)
  expect(match.characters.rey.damage).toBe(1)
  expect(match.player1.resources).toBe(2)
})

test('Rumors spare the card that the opponent chose [card: 05096]', () => {
  const match = situation({
    player1: { characters: { boba: '05019' }, hand: ['05096'], resources: 1 },
    player2: { characters: foe, hand: ['Dodge', 'Caution', 'Lightsaber'] },
  })
  match.player1.play('Rumors')
  match.player2.pick({ card: 'Lightsaber' })
  expect(match.player1.offers({ card: 'Lightsaber' })).toBe(false)
  match.player1.pick({ card: 'Caution' })
  expect(match.player2.hand).toEqual(['Dodge', 'Lightsaber'])
})

test('Subdue takes a die of who has 3 damage, his upgrades’ among them [card: 05097]', () => {
  const match = situation({
    player1: { characters: { boba: '05019' }, hand: ['05097'], resources: 1 },
    player2: {
      characters: {
        rey: { card: '04024', damage: 3, upgrades: [{ card: '01059', pool: ['1 shield'] }] },
        poe: { card: '04025', damage: 2, pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play('Subdue')
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test('Take Flight rerolls up to two yellow dice and goes on [card: 05098]', () => {
  const match = situation(
    {
      player1: {
        characters: {
          boba: { card: '05019', dice: 2, pool: ['blank', 'blank'] },
          kylo: { card: '01011', pool: ['blank'] },
        },
        hand: ['05098'],
      },
      player2: { characters: foe },
    },
    { dice: ['2 melee', '1 disrupt'] },
  )
  match.player1.play('Take Flight')
  expect(match.player1.offered).toHaveLength(2)
  match.player1.pick({ of: 'boba' }, { of: 'boba' })
  expect(match.pool('player1')).toEqual(['2 melee', '1 disrupt', 'blank'])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('BB-9E rerolls an opponent’s die and its own [card: 05028]', () => {
  const match = situation(
    {
      player1: { characters: { boba: '05019' }, supports: { droid: { card: '05028', pool: ['special'] } } },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    },
    { dice: ['blank', '1 discard'] },
  )
  match.player1.resolve('special')
  expect(match.pool('player2')).toEqual(['blank'])
  expect(match.pool('player1')).toEqual(['1 discard'])
})

test.each([
  [2, true],
  [1, false],
])('Outnumber wants more characters: %i against 1 [card: 05099]', (count, can) => {
  const match = situation({
    player1: {
      characters: count === 2 ? { boba: '05019', jawa: '06004' } : { boba: '05019' },
      hand: ['05099'],
      resources: 1,
    },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(can)
  if (!can) return
  match.player1.play('Outnumber')
  expect(match.pool('player2')).toEqual([])
})
