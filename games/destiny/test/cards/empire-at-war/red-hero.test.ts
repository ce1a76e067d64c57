import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test.each([
  [0, 0],
  [1, 1],
])(
  'Rieekan discards a card for each other character with shields: %i [card: 03024]',
  (shields, discarded) => {
    const match = situation({
      player1: {
        characters: { rieekan: { card: '03024', shields: 2 }, padawan: { card: '01036', shields } },
      },
      player2: { characters: { enemy: '02001' } },
    })
    match.player1.activate('rieekan', ['blank'])
    if (shields > 0) match.player1.yes()
    expect(match.player2.discard).toHaveLength(discarded)
  },
)

test('Hera lends a vehicle for the rest of the action phase [card: 03025]', () => {
  const match = situation({
    player1: { characters: { hera: { card: '03025', pool: ['special'] } }, hand: ['01049', '01039'] },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.resolve('special')
  expect(Object.keys(match.supports)).toEqual(['Millennium Falcon'])
  match.player2.pass()
  match.player1.pass()
  match.until('upkeep-discard')
  expect(match.player1.hand).toContain('Millennium Falcon')
  expect(match.supports).toEqual({})
})

test('what Hera has lent and what was discarded since does not come back [card: 03025]', () => {
  const match = situation({
    player1: { characters: { hera: { card: '03025', pool: ['special'] } }, hand: ['02047'] },
    player2: { characters: { enemy: '02001' }, hand: ['03149', '01156'], resources: 9 },
    turn: 'player1',
  })
  match.player1.resolve('special')
  expect(Object.keys(match.supports)).toEqual(['Smuggling Freighter'])
  match.player2.pass()
  match.player1.pass()
  match.until('upkeep-discard')
  expect(match.player1.hand).toEqual(['Smuggling Freighter'])
})

test('a Rookie Pilot rerolls a vehicle die, if he likes [card: 03027]', () => {
  const match = situation({
    player1: {
      characters: { rookie: '03027', hera: { card: '03025', pool: ['1 focus'] } },
      supports: { wing: { card: '01032', pool: ['1 disrupt'] } },
    },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.activate('rookie', ['blank', '3 ranged'])
  expect(match.player1.offered).toHaveLength(1)
  match.player1.pick({ die: '1 disrupt' })
  expect(match.pool('player1')).toEqual(['blank', '1 focus', '3 ranged'])
})

test('the Ghost resolves another of its sides, for its cost [card: 03028]', () => {
  const given = (resources: number) =>
    situation({
      player1: {
        characters: { hera: '03025' },
        supports: { ghost: { card: '03028', pool: ['special'] } },
        resources,
      },
      player2: { characters: { enemy: '02001', other: '04024' } },
    })
  const match = given(1)
  match.player1.resolve('special')
  match.player1.choose({ to: '3 ranged for 1' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(3)
  expect(match.player1.resources).toBe(0)
  expect(match.pool('player1')).toEqual([])
  const poor = given(0)
  poor.player1.resolve('special')
  expect(poor.player1.offers({ to: '3 ranged for 1' })).toBe(false)
  expect(poor.player1.offers({ to: 'special' })).toBe(false)
  poor.player1.choose({ to: '2 resource' })
  expect(poor.player1.resources).toBe(2)
})

test.each([
  [0, 0, 4],
  [3, 2, 2],
  [5, 4, 0],
])(
  'a Y-Wing takes 4 in all: with %i resources %i of them, %i damage [card: 03029]',
  (resources, given, damage) => {
    const match = situation({
      player1: { characters: { hera: '03025' }, supports: { wing: { card: '03029', pool: ['special'] } } },
      player2: { characters: { enemy: '02001' }, resources },
    })
    match.player1.resolve('special')
    if (resources > 0) match.player2.number(given)
    expect(match.player2.resources).toBe(resources - given)
    expect(match.characters.enemy.damage).toBe(damage)
  },
)

test('an A280 shields as its player likes [card: 03030]', () => {
  const match = situation({
    player1: {
      characters: {
        hera: { card: '03025', upgrades: [{ card: '03030', pool: ['special'] }] },
        rookie: '03027',
      },
    },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.resolve('special')
  match.player1.split({ hera: 1, rookie: 1 })
  expect([match.characters.hera.shields, match.characters.rookie.shields]).toEqual([1, 1])
})

test('All Quiet On The Front turns shields into discards [card: 03089]', () => {
  const match = situation({
    player1: {
      characters: { hera: { card: '03025', shields: 2 }, rookie: { card: '03027', shields: 1 } },
      hand: ['03089'],
      resources: 1,
    },
    player2: { characters: { enemy: { card: '02001', shields: 1 } } },
  })
  match.player1.play('All Quiet On The Front')
  match.player1.choose({ card: 'hera' })
  match.player1.number(2)
  match.player1.choose({ card: 'rookie' })
  expect(match.player2.discard).toHaveLength(3)
  expect([match.characters.hera.shields, match.characters.rookie.shields]).toEqual([0, 0])
  expect(match.characters.enemy.shields).toBe(1)
})

test('without a shield All Quiet On The Front does nothing [card: 03089]', () => {
  const match = situation({
    player1: { characters: { hera: '03025' }, hand: ['03089'], resources: 1 },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.play('All Quiet On The Front')
  expect(match.player2.discard).toEqual([])
})

test('Entrenched gives five shields as its player likes [card: 03090]', () => {
  const match = situation({
    player1: { characters: { hera: '03025', rookie: '03027' }, hand: ['03090'], resources: 3 },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.play('Entrenched')
  match.player1.split({ hera: 3, rookie: 2 })
  expect([match.characters.hera.shields, match.characters.rookie.shields]).toEqual([3, 2])
})

test('Fortuitous Strike counts what was rerolled to ranged damage [card: 03091] [sd.spot.4]', () => {
  const given = (leader: string) =>
    situation(
      {
        player1: {
          characters: {
            leader: { card: leader, pool: ['1 resource', '1 resource'], dice: 2 },
            jawa: { card: '06004', pool: ['1 ranged'] },
          },
          hand: ['03091'],
          resources: 1,
        },
        player2: { characters: { enemy: '02001' } },
      },
      { dice: ['2 ranged', '1 ranged'] },
    )
  const match = given('01028')
  match.player1.play('Fortuitous Strike')
  match.player1.pick({ die: '1 resource' }, { die: '1 resource' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  const blue = given('05031')
  blue.player1.play('Fortuitous Strike')
  expect(blue.characters.enemy.damage).toBe(0)
})

test('Rearguard removes a die for each red die with shields [card: 03092]', () => {
  const match = situation({
    player1: {
      characters: {
        hera: { card: '03025', pool: ['1 shield'] },
        rey: { card: '04024', pool: ['1 shield'] },
      },
      hand: ['03092'],
      resources: 1,
    },
    player2: {
      characters: {
        enemy: { card: '02001', pool: ['2 ranged'] },
        jawa: { card: '06004', pool: ['1 ranged'] },
      },
    },
  })
  match.player1.play('Rearguard')
  match.player1.pick({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual(['1 ranged'])
})

test.each([
  ['1 disrupt', true],
  ['blank', false],
])('Reckless Reentry rolls a vehicle die: %s [card: 03093]', (face, stays) => {
  const match = situation(
    {
      player1: {
        characters: { hera: '03025' },
        supports: { ship: { card: '02047', exhausted: true }, droid: '02052' },
        hand: ['03093'],
        resources: 1,
      },
      player2: { characters: { enemy: '02001' } },
    },
    { dice: [face] },
  )
  match.player1.play('Reckless Reentry')
  expect(match.pool('player1')).toEqual(stays ? [face] : [])
  expect('ship' in match.supports).toBe(stays)
})

test('Strike Briefing arranges a deck and discards its top [card: 03094]', () => {
  const given = () => {
    const match = situation({
      player1: { characters: { hera: '03025' }, hand: ['03094'] },
      player2: { characters: { enemy: '02001' }, deck: ['Dodge', 'Caution', 'Lightsaber', 'Jetpack'] },
    })
    match.player1.play('Strike Briefing')
    match.player1.pick({ card: 'Lightsaber' }, { card: 'Dodge' }, { card: 'Caution' })
    return match
  }
  const match = given()
  match.player1.choose({ way: 'discard-top' })
  expect(match.player2.discard).toEqual(['Lightsaber'])
  expect(match.player2.deck).toEqual(['Dodge', 'Caution', 'Jetpack'])
  const declined = given()
  declined.player1.choose({ way: 'nothing' })
  expect(declined.player2.deck).toEqual(['Lightsaber', 'Dodge', 'Caution', 'Jetpack'])
})

test('Swift Strike removes a die with a plus [card: 03095]', () => {
  const match = situation({
    player1: { characters: { hera: { card: '03025', pool: ['1 ranged'] } }, hand: ['03095'], resources: 1 },
    player2: { characters: { enemy: { card: '02001', dice: 2, pool: ['2 ranged', '+2 ranged'] } } },
  })
  match.player1.play('Swift Strike')
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test.each([
  ['Lightsaber', 2, 0],
  ['Smuggling Freighter', 0, 0],
])('Rally Aid shows %s and lets it be played for less [card: 03096]', (card, resources, left) => {
  const given = () => {
    const match = situation(
      {
        player1: { characters: { rey: '04024' }, supports: { aid: '03096' }, hand: [card], resources },
        player2: { characters: { enemy: '02001' } },
      },
      { picks: [card] },
    )
    match.player1.use('aid')
    return match
  }
  const match = given()
  match.player1.pick({ card })
  expect(match.player1.hand).toEqual([])
  expect(match.player1.resources).toBe(left)
  expect(match.supports.aid.ready).toBe(false)
  const declined = given()
  declined.player1.pick()
  expect(declined.player1.hand).toEqual([card])
})

test('Rally Aid needs a card in hand [card: 03096]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, supports: { aid: '03096' } },
    player2: { characters: { enemy: '02001' } },
  })
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test('a Shield Generator goes instead of another support, against opponents only [card: 03097]', () => {
  const given = (controller: 'player1' | 'player2') =>
    situation({
      player1: {
        characters: { rey: '04024' },
        supports: { generator: '03097', ship: '02047' },
        hand: ['03149'],
        resources: 1,
      },
      player2: { characters: { enemy: '02001' }, supports: { walker: { card: '03005', pool: ['special'] } } },
      turn: controller,
    })
  const match = given('player2')
  match.player2.resolve('special')
  match.player2.choose({ card: 'ship' })
  match.player1.yes()
  expect(Object.keys(match.supports)).toEqual(['ship', 'walker'])
  const declined = given('player2')
  declined.player2.resolve('special')
  declined.player2.choose({ card: 'ship' })
  declined.player1.no()
  expect(Object.keys(declined.supports)).toEqual(['generator', 'walker'])
  const own = given('player1')
  own.player1.play('Recycle')
  own.player1.choose({ card: 'ship' })
  expect(Object.keys(own.supports)).toEqual(['generator', 'walker'])
})
