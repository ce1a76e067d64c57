import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test('Biggs takes a vehicle along, and its dice may be rolled again [card: 08072]', () => {
  const match = situation({
    player1: {
      characters: { biggs: '08072' },
      supports: { ship: { card: '03020', upgrades: ['08133'] }, droid: '02017' },
    },
    player2: KYLO,
  })
  match.player1.activate('biggs', ['2 ranged'])
  expect(match.player1.offers({ card: 'droid' })).toBe(false)
  match.rolls('1 disrupt', '2 ranged', '1 shield')
  match.player1.choose({ card: 'ship' })
  match.player1.pick({ die: '1 disrupt' })
  expect(match.pool('player1')).toEqual(['2 ranged', '1 shield', '2 ranged'])
})

test('Cody takes the battlefield and uses it once more [card: 08073]', () => {
  const match = situation({
    battlefield: '06019',
    controller: 'player2',
    player1: { characters: { cody: { card: '08073', pool: ['special'] } } },
    player2: KYLO,
  })
  match.player1.resolve('special')
  match.player1.yes()
  expect(match.picture.controller).toBe('player1')
  expect(match.player1.resources).toBe(1)
})

test('Jyn reorders the enemy’s deck and discards its top card [card: 08074]', () => {
  const match = situation({
    player1: { characters: { jyn: '08074' } },
    player2: { ...KYLO, deck: ['Dodge', 'Caution', 'Jetpack', 'Lightsaber'] },
  })
  match.player1.activate('jyn', ['2 ranged'])
  match.player1.yes()
  match.player1.pick({ card: 'Jetpack' }, { card: 'Dodge' }, { card: 'Caution' })
  match.player1.choose({ do: 'way', way: 'discard-top' })
  expect(match.player2.deck).toEqual(['Dodge', 'Caution', 'Lightsaber'])
  expect(match.player2.discard).toEqual(['Jetpack'])
})

test('… or does either alone [card: 08074]', () => {
  const match = situation({
    player1: { characters: { jyn: '08074' } },
    player2: { ...KYLO, deck: ['Dodge', 'Caution'] },
  })
  match.player1.activate('jyn', ['2 ranged'])
  match.player1.no()
  match.player1.choose({ do: 'way', way: 'nothing' })
  expect(match.player2.deck).toEqual(['Dodge', 'Caution'])
})

test('an Engineer finds a mod among four cards [card: 08075]', () => {
  const match = situation({
    player1: { characters: { engineer: '08075' }, deck: ['Dodge', 'Caution', '08133', 'Jetpack', '08152'] },
    player2: KYLO,
  })
  match.player1.activate('engineer', ['1 focus'])
  match.player1.yes()
  expect(match.player1.offered).toHaveLength(1)
  match.player1.pick({ card: 'Triple Laser Turret' })
  match.player1.pick({ card: 'Jetpack' }, { card: 'Dodge' }, { card: 'Caution' })
  expect(match.player1.hand).toEqual(['Triple Laser Turret'])
  expect(match.player1.deck).toEqual(['Laser Cannon', 'Jetpack', 'Dodge', 'Caution'])
})

test('an Aerial Advantage does what its player can spot [card: 08076]', () => {
  const given = (supports: object, controller: 'player1' | 'player2' = 'player1') =>
    situation({
      controller,
      player1: {
        characters: { leia: { card: '01028', pool: ['blank'] } },
        supports: { ...supports },
        hand: ['08076'],
        resources: 1,
      },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] } } },
    })
  const match = given({ ship: { card: '03020', upgrades: ['08133'] } })
  match.player1.play('Aerial Advantage')
  match.player1.choose({ of: 'leia', to: '2 ranged' })
  match.player1.choose({ die: '1 melee' })
  match.player1.choose({ do: 'way', way: 'remove' })
  match.player1.choose({ die: '1 shield' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['2 ranged'], []])
  const bare = given({})
  bare.player1.play('Aerial Advantage')
  bare.player1.choose({ of: 'leia', to: '2 ranged' })
  expect(bare.question).toBe('action')
  expect(given({}, 'player2').player1.offers({ do: 'play' })).toBe(false)
})

test('the Attack of The Clones readies those of one title [card: 08077]', () => {
  const match = situation({
    player1: {
      characters: {
        one: { card: '01002', exhausted: true },
        two: { card: '01002', exhausted: true },
        other: { card: '02001', exhausted: true },
        leia: { card: '01028', exhausted: true },
      },
      hand: ['08077'],
      resources: 5,
    },
    player2: KYLO,
  })
  match.player1.play('Attack of The Clones')
  expect(match.player1.offers({ card: 'leia' })).toBe(false)
  match.player1.choose({ card: 'one' })
  expect(match.player1.offers({ card: 'other' })).toBe(false)
  match.player1.choose({ card: 'two' })
  const { one, two, other } = match.characters
  expect([one.ready, two.ready, other.ready]).toEqual([true, true, false])
})

test('a Dogfight exhausts one vehicle and readies another [card: 08078]', () => {
  const given = (exhausted: boolean) =>
    situation({
      player1: {
        characters: { leia: '01028' },
        supports: { mine: { card: '03020', exhausted: true } },
        hand: ['08078'],
        resources: 2,
      },
      player2: { ...KYLO, supports: { theirs: { card: '01032', exhausted }, droid: '02017' } },
    })
  const match = given(false)
  match.player1.play('Dogfight')
  match.player1.choose({ card: 'mine' })
  expect([match.supports.mine.ready, match.supports.theirs.ready]).toEqual([true, false])
  const none = given(true)
  none.player1.play('Dogfight')
  expect(none.supports.mine.ready).toBe(false)
})

test('Inflame makes an enemy’s die show damage [card: 08080]', () => {
  const match = situation({
    player1: { characters: { leia: '01028' }, hand: ['08080'] },
    player2: { characters: { kylo: { card: '01011', pool: ['1 shield'] } } },
  })
  match.player1.play('Inflame')
  expect(match.player1.offered.map(({ to }) => to)).toEqual(['1 melee', '2 melee for 1'])
  match.player1.choose({ to: '1 melee' })
  expect(match.question).toBe('additional-action')
})

test.each([
  [5, 2, 3],
  [1, 1, 0],
])('Outgun with %i resources removes %i dice for as many [card: 08081]', (resources, count, left) => {
  const match = situation({
    player1: {
      characters: { leia: '01028' },
      supports: { ship: { card: '03020', upgrades: ['08133', '08152'] } },
      hand: ['08081'],
      resources,
    },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] },
        jawa: { card: '06004', pool: ['blank'] },
      },
    },
  })
  match.player1.play('Outgun')
  match.player1.pick(...[{ die: '1 melee' }, { die: '1 shield' }].slice(0, count))
  expect(match.pool('player2')).toHaveLength(3 - count)
  expect(match.player1.resources).toBe(left)
})

test('Turn The Tables: their damage goes, yours comes [card: 08082]', () => {
  const match = situation({
    player1: {
      characters: { leia: { card: '01028', dice: 2, pool: ['1 focus', 'blank'] } },
      hand: ['08082'],
      resources: 2,
    },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] } } },
  })
  match.player1.play('Turn The Tables')
  match.player1.choose({ die: 'blank', to: '2 ranged' })
  match.player1.decline()
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['1 focus', '2 ranged'], ['1 shield']])
})

test('an Armed Escort guards all, for a round [card: 08083]', () => {
  const match = situation({
    player1: { characters: { leia: '01028' }, supports: { escort: '08083' } },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.activate('leia', ['blank'])
  match.player1.choose({ die: '1 melee' })
  expect(match.characters.leia.damage).toBe(1)
  match.nextRound()
  expect(match.supports).not.toHaveProperty('escort')
})

test.each([
  ['reroll', ['2 ranged', '3 indirect']],
  ['discard-top', ['2 ranged', '1 shield']],
])('Jyn’s Blaster may %s when its character starts [card: 08087]', (way, pool) => {
  const match = situation({
    player1: { characters: { han: { card: '01046', upgrades: ['08087'] } } },
    player2: { ...KYLO, deck: ['Dodge', 'Caution'] },
  })
  match.player1.activate('han', ['2 ranged', '1 shield'])
  match.rolls('3 indirect')
  match.player1.choose({ do: 'way', way })
  if (way === 'discard-top') match.player1.choose({ seat: 'player2' })
  expect(match.pool('player1')).toEqual(pool)
  expect(match.player2.deck).toHaveLength(way === 'discard-top' ? 1 : 2)
})

test('… and Jyn’s own dice are rerolled besides [card: 08087]', () => {
  const match = situation({
    player1: { characters: { jyn: { card: '08074', dice: 2, upgrades: ['08087'] } } },
    player2: KYLO,
  })
  match.player1.activate('jyn', ['1 discard', '2 ranged', '1 shield'])
  match.rolls('+2 ranged')
  const mine = match.player1.offered.map(({ card }) => card)
  if (mine.includes('jyn')) match.player1.pick({ card: "Jyn Erso's Blaster" }, { card: 'jyn' })
  match.player1.choose({ do: 'way', way: 'nothing' })
  match.player1.pick({ die: '1 discard' })
  expect(match.pool('player1')).toEqual(['+2 ranged', '2 ranged', '1 shield'])
})

test('an R2 readies its vehicle for two resources [card: 08088]', () => {
  const match = situation({
    player1: {
      characters: { leia: '01028' },
      supports: { ship: { card: '03020', exhausted: true, upgrades: ['08088'] } },
      resources: 2,
    },
    player2: KYLO,
  })
  match.player1.use('R2 Astromech')
  expect(match.supports.ship.ready).toBe(true)
  expect(match.upgrades['R2 Astromech'].ready).toBe(false)
  expect(match.player1.resources).toBe(0)
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})
