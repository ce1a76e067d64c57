import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Weapons Cache plays a weapon for 2 less [card: 03052]', () => {
  const match = situation({
    player1: {
      characters: { rey: '04024' },
      supports: { cache: { card: '03052', pool: ['special'] } },
      hand: ['Lightsaber', 'Dodge'],
      resources: 1,
    },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.resolve('special')
  expect(match.characters.rey.upgrades).toEqual(['Lightsaber'])
  expect(match.player1.resources).toBe(0)
})

test('Mandalorian Armor gives a shield and room for a fourth [card: 03145]', () => {
  const match = situation({
    player1: {
      characters: {
        jango: { card: '01021', shields: 3 },
        rey: { card: '04024', shields: 3, pool: ['1 shield'] },
      },
      hand: ['03145'],
      resources: 1,
    },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.play('Mandalorian Armor', { on: 'jango' })
  expect(match.characters.jango.shields).toBe(4)
  match.player2.pass()
  match.player1.resolve('1 shield')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(3)
})

test.each([
  [true, 0, 2],
  [false, 0, 0],
])('a BD-1 Cutter may cut through shields first (%s) [card: 03053]', (cuts, shields, damage) => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', upgrades: [{ card: '03053', pool: ['2 melee'] }] } } },
    player2: { characters: { rey: { card: '04024', shields: 2 } } },
  })
  match.player1.resolve('2 melee')
  match.player1.choose({ card: 'rey' })
  if (cuts) match.player1.yes()
  else match.player1.no()
  expect(match.characters.rey).toMatchObject({ shields, damage })
})

test('other dice ask nothing of a BD-1 Cutter [card: 03053]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', pool: ['2 melee'], upgrades: ['03053'] } } },
    player2: { characters: { rey: { card: '04024', shields: 2 } } },
  })
  match.player1.resolve('2 melee')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(0)
  expect(match.characters.rey.damage).toBe(0)
})

test.each([
  ['+2 ranged', 1],
  ['1 disrupt', 0],
])('Extortion wants more ranged dice than the other has: %s [card: 03054]', (face, taken) => {
  const match = situation({
    player1: {
      characters: {
        ketsu: {
          card: '06003',
          upgrades: [
            { card: '03054', pool: ['special'] },
            { card: '01066', pool: [face === '+2 ranged' ? face : '1 disrupt'] },
          ],
        },
      },
    },
    player2: { characters: { rey: '04024' }, resources: 2 },
  })
  match.player1.resolve('special')
  expect(match.player1.resources).toBe(taken)
  expect(match.player2.resources).toBe(2 - taken)
})

test('an X-8 turns its die for a resource [card: 03055]', () => {
  const given = (pool: string[], resources: number) =>
    situation({
      player1: { characters: { ketsu: { card: '06003', upgrades: [{ card: '03055', pool }] } }, resources },
      player2: { characters: { rey: '04024' } },
    })
  const match = given(['blank'], 1)
  match.player1.use('X-8 Night Sniper')
  match.player1.choose({ to: '3 ranged for 1' })
  expect(match.pool('player1')).toEqual(['3 ranged for 1'])
  expect(match.player1.resources).toBe(0)
  expect(given(['blank'], 0).player1.offers({ do: 'use' })).toBe(false)
  expect(given([], 1).player1.offers({ do: 'use' })).toBe(false)
})

test.each([
  [5, 0],
  [6, 4],
])('Battle Rage waits for 6 damage: with %i [card: 03136]', (damage, dealt) => {
  const match = situation({
    player1: {
      characters: {
        ketsu: { card: '06003', damage, pool: ['2 melee'] },
        jawa: { card: '06004', pool: ['1 ranged'] },
      },
      hand: ['03136'],
      resources: 1,
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('Battle Rage')
  if (dealt > 0) match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(dealt)
})

test('Disable exhausts a support [card: 03137]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['03137'] },
    player2: {
      characters: { rey: '04024' },
      supports: { ship: '02047', droid: { card: '02052', exhausted: true } },
    },
  })
  match.player1.play('Disable')
  expect(match.supports.ship.ready).toBe(false)
})

test.each([
  [1, '1 shield'],
  [2, '2 melee'],
])('Persuade turns a die of who has less: %i against 2 [card: 03138]', (resources, shown) => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', pool: ['2 melee'] } }, hand: ['03138'], resources: 2 },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } }, resources },
  })
  match.player1.play('Persuade')
  if (resources < 2) match.player1.choose({ to: '1 shield' })
  expect(match.pool('player2')).toEqual([shown])
})

test.each([
  [['Dodge', 'Caution'], 1],
  [[], 0],
])('Pickpocket draws for each card it takes: %j [card: 03139]', (hand, drawn) => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['03139'], resources: 1 },
    player2: { characters: { rey: '04024' }, hand },
  })
  match.player1.play('Pickpocket')
  expect(match.player1.hand).toHaveLength(drawn)
  expect(match.player2.discard).toHaveLength(drawn)
})

test.each([
  ['damage', 2, ['2 melee']],
  ['remove', 0, []],
])('Threaten leaves the opponent a choice: %s [card: 03140]', (way, damage, pool) => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['03140'], resources: 1 },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
  })
  match.player1.play('Threaten')
  match.player2.choose({ way })
  expect(match.characters.rey.damage).toBe(damage)
  expect(match.pool('player2')).toEqual(pool)
})

test('Threaten removes a blank at once, and spares upgrade dice [card: 03140]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['03140'], resources: 1 },
    player2: {
      characters: {
        rey: { card: '04024', pool: ['blank'], upgrades: [{ card: '01059', pool: ['1 shield'] }] },
      },
    },
  })
  match.player1.play('Threaten')
  expect(match.pool('player2')).toEqual(['1 shield'])
})

test('Trickery removes dice worth what the discarded cards cost [card: 03141]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['03141', 'Lightsaber', 'Comlink'], resources: 1 },
    player2: {
      characters: {
        han: { card: '01046', dice: 2, pool: ['3 ranged for 1', '2 ranged'] },
        jawa: { card: '06004', pool: ['1 ranged'] },
      },
    },
  })
  match.player1.play('Trickery')
  match.player1.choose({ die: '3 ranged for 1' })
  match.player1.decline()
  expect(match.pool('player2')).toEqual(['2 ranged', '1 ranged'])
  expect(match.player1.hand).toEqual([])
})

test.each(['03142', '09149'])('a Truce pays everybody [card: 03142] [card: 09149]', (printing) => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: [printing] },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('Truce')
  expect([match.player1.resources, match.player2.resources]).toEqual([1, 1])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('a Stolen Cache pays a round later, once [card: 03143]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['03143'] },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('Stolen Cache')
  expect(match.supports['Stolen Cache'].ready).toBe(false)
  match.nextRound()
  const { resources } = match.player1
  match.player1.use('Stolen Cache')
  expect(match.player1.resources).toBe(resources + 1)
  expect(match.player1.discard).toContain('Stolen Cache')
})

test('a Hidden Agenda plays an event for 2 less [card: 03144]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: '06003', upgrades: ['03144'] } },
      hand: ['Pickpocket', 'Comlink'],
      resources: 2,
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.use('Hidden Agenda')
  expect(match.player1.discard).toEqual(expect.arrayContaining(['Pickpocket', 'Hidden Agenda']))
  expect(match.player1.resources).toBe(2)
  expect(match.characters.ketsu.upgrades).toEqual([])
})
