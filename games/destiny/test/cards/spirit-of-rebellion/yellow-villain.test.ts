import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Aurra Sing throws a card away before her die is resolved, for 1 more [card: 02018]', () => {
  const match = situation({
    player1: {
      characters: { aurra: { card: '02018', dice: 2, pool: ['1 ranged', '1 ranged'] } },
      hand: ['Dodge'],
    },
    player2: { characters: { enemy: '04024' } },
  })
  match.player1.resolve('1 ranged')
  match.player1.pick({ title: 'Dodge' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  match.player1.resolve('1 ranged', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(3)
})

test('Vibroknucklers hit harder for a resource, which may be declined [card: 02025]', () => {
  for (const [pays, damage] of [
    [true, 2],
    [false, 1],
  ] as const) {
    const weapon = { card: '02025', pool: ['1 melee'] }
    const match = situation({
      player1: { characters: { jango: { card: '01021', upgrades: [weapon] } }, resources: 1 },
      player2: { characters: { enemy: '04024' } },
    })
    match.player1.resolve('1 melee')
    if (pays) match.player1.yes()
    else match.player1.no()
    match.player1.choose({ card: 'enemy' })
    expect(match.characters.enemy.damage).toBe(damage)
    expect(match.player1.resources).toBe(pays ? 0 : 1)
  }
})

test('a Guavian Enforcer gives his die for a shield of another [card: 02019]', () => {
  const match = situation({
    player1: { characters: { guavian: { card: '02019', pool: ['1 ranged'] } } },
    player2: { characters: { rey: { card: '04024', shields: 2 }, jawa: '06004' } },
  })
  match.player1.use('guavian')
  expect(match.characters.rey.shields).toBe(1)
  expect(match.pool('player1')).toEqual([])
})

test('IG-88 arms itself out of the discard pile for two less, with yellow weapons and equipment [card: 02020]', () => {
  const match = situation({
    player1: {
      characters: { ig: { card: '02020', pool: ['special'] }, jawa: '06004' },
      discard: ['01059', '02024', '02048', '01066'],
      resources: 2,
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.resolve('special')
  expect(match.player1.offered.map(({ card }) => card)).toEqual(['Personal Shield', 'Bowcaster', 'Jetpack'])
  match.player1.pick({ card: 'Bowcaster' })
  expect(match.characters.ig.upgrades).toEqual(['Bowcaster'])
  expect(match.player1.resources).toBe(0)
})

test('Unkar Plutt sells dice worth three for a card of an opponent [card: 02021]', () => {
  const given = (...pool: string[]) =>
    situation({
      player1: {
        characters: {
          unkar: { card: '02021', dice: 2 as const, pool },
          han: { card: '01046', pool: ['2 ranged'] },
        },
      },
      player2: { characters: { rey: '04024' }, hand: ['Lightsaber'] },
    })
  const match = given('1 focus', '1 disrupt')
  match.player1.use('unkar')
  match.player1.choose({ die: '1 focus' })
  expect(match.player1.offers({ do: 'decline' })).toBe(false)
  match.player1.choose({ die: '2 ranged' })
  match.player1.decline()
  expect(match.pool('player1')).toEqual(['1 disrupt'])
  expect(match.player2.discard).toEqual(['Lightsaber'])
  expect(match.player1.resources).toBe(3)
  expect(given('blank').player1.offers({ do: 'use' })).toBe(false)
})

test('a Personal Shield answers two ranged damage, once while it is ready [card: 02024]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { ig: { card: '02020', upgrades: ['02024'] }, jawa: '06004' } },
    player2: { characters: { han: { card: '01046', dice: 2, pool: ['2 ranged', '2 ranged'] } } },
  })
  match.player2.resolve('2 ranged', { on: 'ig' })
  match.player1.yes()
  expect(match.characters.ig).toMatchObject({ damage: 1, shields: 0 })
  match.player2.resolve('2 ranged', { on: 'ig' })
  expect(match.characters.ig.damage).toBe(3)
})

test('a Personal Shield does not answer a single ranged damage, nor melee [card: 02024]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { ig: { card: '02020', upgrades: ['02024'] }, jawa: '06004' } },
    player2: {
      characters: { ketsu: { card: '06003', pool: ['2 melee'] }, poe: { card: '04025', pool: ['1 ranged'] } },
    },
  })
  match.player2.resolve('2 melee', { on: 'ig' })
  match.player1.pass()
  match.player2.resolve('1 ranged', { on: 'ig' })
  expect(match.characters.ig.damage).toBe(3)
})

test('Relentless Pursuit shifts up to two damage past shields [card: 02086]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', damage: 1 } }, hand: ['02086'] },
    player2: { characters: { rey: { card: '04024', damage: 3 }, poe: { card: '04025', shields: 2 } } },
  })
  match.player1.play('Relentless Pursuit')
  match.player1.choose({ card: 'poe' })
  match.player1.number(2)
  expect([match.characters.rey.damage, match.characters.poe.damage]).toEqual([1, 2])
})

test('Scrap Buy brings back a random card out of at least three [card: 02087]', () => {
  const given = (...discard: string[]) =>
    situation(
      {
        player1: { characters: { ketsu: '06003' }, hand: ['02087'], discard },
        player2: { characters: { rey: '04024' } },
      },
      { picks: ['Jetpack'] },
    )
  const match = given('Lightsaber', 'Jetpack', 'Bowcaster')
  match.player1.play('Scrap Buy')
  expect(match.player1.hand).toEqual(['Jetpack'])
  expect(match.player1.discard).toEqual(['Lightsaber', 'Bowcaster', 'Scrap Buy'])
  expect(given('Lightsaber', 'Jetpack').player1.offers({ do: 'play' })).toBe(false)
})

test('a Salvage Stand costs an opponent a resource for one that was rolled [card: 02088]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, supports: { stand: '02088' } },
    player2: { characters: { rey: '04024' }, resources: 2 },
  })
  match.player1.activate('ketsu', ['1 resource'])
  match.player1.yes()
  expect(match.player2.resources).toBe(1)
  expect(match.supports.stand.ready).toBe(false)
})

test('Armor Plating blocks two damage and is gone [card: 02089]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { ig: { card: '02020', upgrades: ['02089'] }, jawa: '06004' } },
    player2: { characters: { han: { card: '01046', pool: ['3 ranged for 1'] } }, resources: 1 },
  })
  match.player2.resolve('3 ranged for 1', { on: 'ig' })
  match.player1.choose({ do: 'ability' })
  expect(match.characters.ig).toMatchObject({ damage: 1, upgrades: [] })
  expect(match.player1.discard).toEqual(['Armor Plating'])
})
