import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Iden Versio denies opponents additional actions while her die lies in the pool [card: 08018]', () => {
  for (const pool of [['1 resource'], []]) {
    const match = situation({
      player1: { characters: { rey: '04024' }, hand: ['02063'] },
      player2: { characters: { iden: { card: '08018', pool } } },
    })
    match.player1.play('Lockdown')
    expect(match.asked).toBe(pool.length > 0 ? 'player2' : 'player1')
  }
})

test('under Vigilance opponents turn no dice [card: 08033] [sd.later.1]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '04025', dice: 2, pool: ['2 focus', 'blank'] } } },
    player2: { characters: { enemy: '02001' }, supports: { vigilance: '08033' } },
  })
  match.player1.resolve('2 focus')
  expect(match.pool('player1')).toEqual(['blank'])
  expect(match.asked).toBe('player2')
  match.player2.pass()
  match.player1.pass()
  expect(match.supports).toEqual({})
})

const REY = { characters: { rey: { card: '04024' } } }

test('Mauler turns a vehicle’s fire against vehicles [card: 08019]', () => {
  const given = (damage: number) =>
    situation({
      player1: { characters: { mauler: '08019' }, supports: { two: { card: '08030', pool: ['2 ranged'] } } },
      player2: { ...REY, supports: { one: { card: '01032', damage } } },
    })
  const match = given(0)
  match.player1.activate('mauler', ['blank'])
  match.player1.yes()
  match.player1.choose({ card: 'one' })
  // Black Two shows 1 more while Mauler is there.
  expect(match.supports.one.damage).toBe(3)
  expect(match.pool('player1')).toEqual(['blank'])
  const worn = given(1)
  worn.player1.activate('mauler', ['blank'])
  worn.player1.yes()
  worn.player1.choose({ card: 'one' })
  expect(Object.keys(worn.supports)).toEqual(['two'])
})

test('a Super Battle Droid turns the die of a droid [card: 08020]', () => {
  const match = situation({
    player1: {
      characters: { droid: { card: '08020', pool: ['blank'] }, kylo: { card: '01011', pool: ['blank'] } },
    },
    player2: REY,
  })
  match.player1.use('droid')
  expect(match.player1.offers({ of: 'kylo' })).toBe(false)
  match.player1.choose({ to: '2 indirect' })
  expect(match.pool('player1')).toEqual(['2 indirect', 'blank'])
})

test.each([
  ['Dodge', []],
  ['Caution', ['Dodge']],
])('with %s in the discard pile, Yularen leaves %j [card: 08021]', (discarded, hand) => {
  const match = situation({
    player1: { characters: { yularen: '08021' } },
    player2: { ...REY, hand: ['Dodge'], discard: [discarded] },
  })
  match.player1.use('yularen')
  match.player1.choose({ seat: 'player2' })
  expect(match.player2.hand).toEqual(hand)
})

test('Browbeat needs more dice than the other has [card: 08022]', () => {
  const given = (pool: string[]) =>
    situation({
      player1: {
        characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', 'blank'] } },
        hand: ['08022'],
        resources: 1,
      },
      player2: { characters: { rey: { card: '04024', dice: 2, pool } } },
    })
  const match = given(['2 melee'])
  match.player1.play('Browbeat')
  expect(match.pool('player2')).toEqual([])
  expect(given(['2 melee', 'blank']).player1.offers({ do: 'play' })).toBe(false)
})

test('Commence Primary Ignition: a red support fires, and its dice stay [card: 08023]', () => {
  const match = situation(
    {
      player1: {
        characters: { kylo: '01011' },
        supports: { two: { card: '08030', upgrades: ['08133'] }, yellow: '03020' },
        hand: ['08023'],
        resources: 2,
      },
      player2: REY,
    },
    { dice: ['2 ranged', '+2 ranged'] },
  )
  match.player1.play('Commence Primary Ignition')
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ die: '+2 ranged' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(4)
  expect(match.pool('player1')).toEqual(['2 ranged', '+2 ranged'])
})

test('Drop ’Em disarms two characters, for who has two red ones [card: 08024] [sd.spot.4]', () => {
  const given = (second: string) =>
    situation({
      player1: { characters: { first: '02001', second }, hand: ['08024'], resources: 2 },
      player2: {
        characters: {
          rey: { card: '04024', upgrades: ['Lightsaber', 'Holdout Blaster'] },
          han: { card: '01046', upgrades: ['Bowcaster'] },
        },
      },
    })
  const match = given('01002')
  match.player1.play("Drop 'Em")
  match.player1.choose({ card: 'Lightsaber' })
  expect(match.player1.offers({ card: 'Holdout Blaster' })).toBe(false)
  match.player1.choose({ card: 'Bowcaster' })
  expect(match.player2.hand).toEqual(['Lightsaber', 'Bowcaster'])
  const one = given('01011')
  one.player1.play("Drop 'Em")
  expect(one.player2.hand).toEqual([])
})

test('Hatching A Plan turns a die to a discard [card: 08025]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', pool: ['blank'] } }, hand: ['08025'] },
    player2: REY,
  })
  match.player1.play('Hatching A Plan')
  expect(match.pool('player1')).toEqual(['1 discard'])
})

test.each([
  [4, 2],
  [3, 1],
  [0, 0],
])('an Imposing Presence before %i cards leaves %i of 2 dice [card: 08026]', (cards, left) => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['08026'], resources: 1 },
    player2: {
      characters: { rey: { card: '04024', dice: 2, pool: ['2 melee', '1 melee'] } },
      hand: Array.from({ length: cards }, () => 'Dodge'),
    },
  })
  match.player1.play('Imposing Presence')
  if (left === 1) match.player1.pick({ die: '2 melee' })
  expect(match.pool('player2')).toHaveLength(left)
})

test('In Tandem turns the dice of vehicles of one title [card: 08027]', () => {
  const match = situation({
    player1: {
      characters: { phasma: '01001' },
      supports: {
        one: { card: '08031', pool: ['1 disrupt'] },
        two: { card: '08031', pool: ['1 resource'] },
        other: { card: '03020', pool: ['1 shield'] },
      },
      hand: ['08027'],
      resources: 1,
    },
    player2: REY,
  })
  match.player1.play('In Tandem')
  match.player1.choose({ of: 'one', to: '2 indirect' })
  expect(match.player1.offers({ of: 'other' })).toBe(false)
  match.player1.choose({ of: 'two', to: '1 ranged' })
  expect(match.pool('player1')).toEqual(['2 indirect', '1 ranged', '1 shield'])
})

test.each([
  [true, 2],
  [false, 1],
])('Reach The Stars rerolls %s times at home [card: 08029]', (isHome, times) => {
  const match = situation(
    {
      player1: {
        characters: { kylo: { card: '01011', pool: ['blank'] } },
        hand: ['08029'],
        resources: 1,
        ...(isHome && { battlefield: '06019' }),
      },
      player2: { ...REY, ...(!isHome && { battlefield: '06019' }) },
      ...(!isHome && { controller: 'player2' as const }),
    },
    { dice: ['1 melee', '1 shield'] },
  )
  match.player1.play('Reach The Stars')
  for (let i = 0; i < times; i++) match.player1.pick({ of: 'kylo' })
  expect(match.pool('player1')).toEqual([times === 2 ? '1 shield' : '1 melee'])
  expect(match.question).toBe('additional-action')
})

test('Black Two fires better with Mauler [card: 08030]', () => {
  for (const [own, damage] of [
    ['08019', 3],
    ['01011', 2],
  ] as const) {
    const match = situation({
      player1: { characters: { own }, supports: { two: { card: '08030', pool: ['2 ranged'] } } },
      player2: REY,
    })
    match.player1.resolve('2 ranged', { on: 'rey' })
    expect(match.characters.rey.damage).toBe(damage)
  }
})

test('a TIE Fighter calls the next [card: 08031]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['08031'], resources: 2, deck: ['Dodge', '08031'] },
    player2: REY,
  })
  match.player1.play('TIE Fighter')
  match.player1.pick({ card: 'TIE Fighter' })
  expect(match.player1.hand).toEqual(['TIE Fighter'])
  expect(match.question).toBe('additional-action')
})

test.each([
  [[], 2],
  [['08133'], 3],
])('a Hover Tank with %j hits all for %i [card: 08032]', (upgrades, damage) => {
  const match = situation({
    player1: {
      characters: { kylo: '01011' },
      supports: { tank: { card: '08032', upgrades, pool: ['special for 1'] } },
      resources: 1,
    },
    player2: { characters: { rey: '04024', jawa: '06004' } },
  })
  match.player1.resolve('special for 1')
  expect([match.characters.rey.damage, match.characters.jawa.damage]).toEqual([damage, damage])
})
