import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('a Mortar Team aims while its player holds the battlefield [card: 05042]', () => {
  const given = (controller: 'player1' | 'player2') =>
    situation({
      player1: { characters: { rey: '04024' }, supports: { team: { card: '05042', pool: ['2 indirect'] } } },
      player2: { characters: { one: '02001', two: '01011' } },
      controller,
    })
  const match = given('player1')
  match.player1.resolve('2 indirect', { symbol: 'ranged', on: 'two' })
  expect(match.characters.two.damage).toBe(2)
  expect(given('player2').player1.offers({ do: 'resolve', symbol: 'ranged' })).toBe(false)
})

const foe = { kylo: '01011' } as const

test('Rose pays, and mends a support if she likes [card: 05040]', () => {
  const given = () => {
    const match = situation({
      player1: {
        characters: { rose: { card: '05040', pool: ['special'] } },
        supports: { ship: { card: '02047', damage: 2 } },
      },
      player2: { characters: { kylo: { card: '01011', damage: 2 } } },
    })
    match.player1.resolve('special')
    return match
  }
  const match = given()
  match.player1.choose({ card: 'ship' })
  expect(match.supports.ship.damage).toBe(1)
  expect(match.player1.resources).toBe(1)
  const declined = given()
  declined.player1.decline()
  expect(declined.supports.ship.damage).toBe(2)
})

test('Wedge turns a vehicle die, once a round [card: 05041]', () => {
  const match = situation({
    player1: {
      characters: { wedge: { card: '05041', pool: ['1 resource'] } },
      supports: { ship: { card: '02047', pool: ['blank'] } },
    },
    player2: { characters: foe },
  })
  match.player1.use('wedge')
  expect(match.player1.offers({ die: '1 resource' })).toBe(false)
  match.player1.choose({ to: '2 resource' })
  expect(match.pool('player1')).toEqual(['1 resource', '2 resource'])
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test.each([
  [0, true],
  [1, true],
  [2, false],
])('a Resistance Bomber bears two damage, not three: %i before [card: 05043]', (damage, stays) => {
  const match = situation({
    player1: {
      characters: { wedge: '05041' },
      supports: { bomber: { card: '05043', damage, pool: ['3 indirect'] } },
    },
    player2: { characters: foe },
  })
  match.player1.resolve('3 indirect')
  expect(match.characters.kylo.damage).toBe(3)
  expect('bomber' in match.supports).toBe(stays)
  if (stays) expect(match.supports.bomber.damage).toBe(damage + 1)
})

test.each([
  ['player1', 3],
  ['player2', 2],
] as const)('a Camouflaged Rifle knows the battlefield: %s has it [card: 05044]', (controller, damage) => {
  const match = situation({
    player1: { characters: { wedge: { card: '05041', upgrades: [{ card: '05044', pool: ['special'] }] } } },
    player2: { characters: foe },
    controller,
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
})

test('a Rebellion Leader removes what shows the same symbol [card: 05045]', () => {
  const match = situation({
    player1: { characters: { leia: { card: '01028', pool: ['1 resource'], upgrades: ['05045'] } } },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 resource', 'special'] } } },
  })
  match.player1.use('Rebellion Leader')
  expect(match.pool('player2')).toEqual(['special'])
  const trooper = situation({
    player1: { characters: { trooper: '02028' }, hand: ['05045'], resources: 4 },
    player2: { characters: foe },
  })
  expect(trooper.player1.offers({ do: 'play' })).toBe(false)
})

test('an Attack Run activates a support and goes on [card: 05108]', () => {
  const match = situation(
    {
      player1: { characters: { wedge: '05041' }, supports: { ship: '02047' }, hand: ['05108'] },
      player2: { characters: foe },
    },
    { dice: ['1 resource'] },
  )
  match.player1.play('Attack Run')
  expect(match.pool('player1')).toEqual(['1 resource'])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('Equip moves a weapon and nothing else [card: 05109]', () => {
  const match = situation({
    player1: {
      characters: {
        wedge: { card: '05041', upgrades: ['01061', { card: '01055', pool: ['1 disrupt'] }] },
        leia: '01028',
      },
      hand: ['05109'],
      resources: 1,
    },
    player2: { characters: foe },
  })
  match.player1.play('Equip')
  match.player1.choose({ card: 'leia' })
  expect(match.characters.leia.upgrades).toEqual(['IQA-11 Blaster Rifle'])
  expect(match.characters.wedge.upgrades).toEqual(['Comlink'])
  expect(match.pool('player1')).toEqual([])
})

test('Light ’Em Up resolves two ranged dice, one of them for 2 more [card: 05111]', () => {
  const given = (face: string) => {
    const match = situation(
      {
        player1: {
          characters: { leia: { card: '01028', dice: 2, pool: ['1 focus', '1 ranged'] } },
          hand: ['05111'],
          resources: 1,
        },
        player2: { characters: foe },
      },
      { dice: [face] },
    )
    match.player1.play("Light 'Em Up")
    match.player1.choose({ die: '1 focus' })
    return match
  }
  const match = given('2 ranged')
  match.player1.yes()
  match.player1.choose({ die: '1 ranged' })
  match.player1.choose({ die: '1 ranged' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(5)
  expect(match.pool('player1')).toEqual([])
  expect(given('1 resource').pool('player1')).toEqual(['1 resource', '1 ranged'])
})

test.each([
  ['leia', 1, 4],
  ['ship', 4, 1],
])('Mend heals a character or mends a support: %s [card: 05112]', (card, leia, ship) => {
  const match = situation({
    player1: {
      characters: { leia: { card: '01028', damage: 4 } },
      supports: { ship: { card: '02047', damage: 4 } },
      hand: ['05112'],
      resources: 2,
    },
    player2: { characters: foe },
  })
  match.player1.play('Mend')
  match.player1.choose({ card })
  expect(match.characters.leia.damage).toBe(leia)
  expect(match.supports.ship.damage).toBe(ship)
})

test('a Refit vehicle is cheaper and damaged [card: 05113]', () => {
  const match = situation({
    player1: { characters: { wedge: '05041' }, hand: ['05113', '03056'], resources: 1 },
    player2: { characters: foe },
  })
  match.player1.play('Refit')
  expect(match.supports['Z-95 Headhunter'].damage).toBe(1)
  expect(match.player1.resources).toBe(0)
})

test.each([
  ['remove-damage', 1, ['blank']],
  ['turn', 4, ['2 resource']],
])('a Special Modification mends or turns a support: %s [card: 05114]', (way, damage, pool) => {
  const match = situation({
    player1: {
      characters: { wedge: '05041' },
      supports: { ship: { card: '02047', damage: 4, pool: ['blank'] } },
      hand: ['05114'],
      resources: 1,
    },
    player2: { characters: foe },
  })
  match.player1.play('Special Modification')
  match.player1.choose({ way })
  if (way === 'turn') match.player1.choose({ to: '2 resource' })
  expect(match.supports.ship.damage).toBe(damage)
  expect(match.pool('player1')).toEqual(pool)
})

test.each([
  ['2 ranged', 2],
  ['3 ranged for 1', null],
])('a Suppression Field takes the value of what it stops: %s [card: 05115]', (face, damage) => {
  const match = situation({
    player1: { characters: { wedge: '05041' }, supports: { field: '05115' } },
    player2: { characters: { han: { card: '01046', pool: [face] } } },
  })
  match.player1.use('field')
  expect(match.pool('player2')).toEqual([])
  expect(match.supports.field?.damage ?? null).toBe(damage)
})
