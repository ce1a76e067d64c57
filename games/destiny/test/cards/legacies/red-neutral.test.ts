import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const foe = { rey: { card: '04024', pool: ['2 melee'] } } as const

test.each([
  [true, 'player1'],
  [false, 'player2'],
])('a Ground Battalion may take the battlefield (%s) [card: 05060]', (takes, controller) => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, supports: { battalion: '05060' } },
    player2: { characters: foe },
    controller: 'player2',
  })
  match.player1.activate('battalion', ['1 shield'])
  if (takes) match.player1.yes()
  else match.player1.no()
  expect(match.picture.controller).toBe(controller)
  expect(match.player2.offers({ do: 'claim' })).toBe(true)
})

test.each([
  ['player1', true],
  ['player2', false],
] as const)(
  'a Lookout Post and a Superior Position need the battlefield: %s has it [card: 05061] [card: 05143]',
  (controller, can) => {
    const match = situation({
      player1: { characters: { phasma: '01001' }, hand: ['05061', '05143'], resources: 2 },
      player2: { characters: foe },
      controller,
    })
    expect(match.player1.offers({ do: 'play', card: 'Lookout Post' })).toBe(can)
    expect(match.player1.offers({ do: 'play', card: 'Superior Position' })).toBe(can)
    if (!can) return
    match.player1.play('Superior Position')
    expect(match.pool('player2')).toEqual([])
  },
)

test('an E-11 is redeployed [card: 05063] [sd.redeploy.1]', () => {
  const match = situation({
    player1: { characters: { trooper: { card: '02001', damage: 8, upgrades: ['05063'] }, phasma: '01001' } },
    player2: { characters: foe },
    turn: 'player2',
  })
  match.player2.resolve('2 melee', { on: 'trooper' })
  match.player1.choose({ card: 'phasma' })
  expect(match.characters.phasma.upgrades).toEqual(['E-11 Blaster'])
})

test('a 74-Z resolves its die and one of its character [card: 05064]', () => {
  const match = situation({
    player1: {
      characters: {
        phasma: {
          card: '01001',
          dice: 2,
          pool: ['2 ranged', '1 resource'],
          upgrades: [{ card: '05064', pool: ['1 shield'] }],
        },
      },
    },
    player2: { characters: foe },
  })
  match.player1.use('74-Z Speeder Bike')
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ card: 'rey' })
  match.player1.choose({ card: 'phasma' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.characters.phasma.shields).toBe(1)
  expect(match.pool('player1')).toEqual(['1 resource'])
})

test('a Crash Landing hurts whoever stops the die [card: 05137]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['05137'] },
    player2: { characters: foe },
  })
  match.player1.play('Crash Landing')
  expect(match.pool('player2')).toEqual([])
  expect(match.characters.phasma.damage).toBe(2)
})

test.each([
  ['01001', []],
  ['01011', ['Lightsaber']],
])('Law and Order needs a red character: %s [card: 05138] [sd.spot.4]', (card, left) => {
  const match = situation({
    player1: { characters: { it: card }, hand: ['05138'], resources: 3 },
    player2: { characters: { rey: { card: '04024', upgrades: ['01059'] } } },
  })
  match.player1.play('Law and Order')
  expect(match.characters.rey.upgrades).toEqual(left)
})

test('Locked and Loaded turns to indirect damage only [card: 05139]', () => {
  const match = situation({
    player1: {
      characters: { vet: { card: '05013', pool: ['blank'] }, phasma: { card: '01001', pool: ['blank'] } },
      hand: ['05139'],
      resources: 1,
    },
    player2: { characters: foe },
  })
  match.player1.play('Locked and Loaded')
  expect(match.player1.offers({ of: 'phasma' })).toBe(false)
  match.player1.choose({ to: '3 indirect' })
  expect(match.pool('player1').toSorted()).toEqual(['3 indirect', 'blank'])
})

test.each([
  ['02001', ['2 ranged']],
  ['01002', []],
])('Reinforce needs a second copy: %s [card: 05140]', (second, pool) => {
  const match = situation(
    {
      player1: {
        characters: { one: '02001', two: { card: second, pool: [] } },
        hand: ['05140'],
        resources: 1,
      },
      player2: { characters: foe },
    },
    { dice: ['2 ranged'] },
  )
  match.player1.play('Reinforce')
  if (pool.length > 0) match.player1.pick({ of: 'one' })
  expect(match.pool('player1')).toEqual(pool)
})

test('Strength in Numbers counts who is exhausted [card: 05141]', () => {
  const match = situation({
    player1: {
      characters: {
        one: { card: '02001', exhausted: true },
        two: { card: '02001', exhausted: true },
        phasma: '01001',
      },
      hand: ['05141'],
      resources: 2,
    },
    player2: { characters: foe },
  })
  match.player1.play('Strength in Numbers')
  expect(match.characters.rey.damage).toBe(2)
})

test('Sudden Impact spreads half of a die, rounded up [card: 05142]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01003', dice: 2, pool: ['3 melee for 1', '1 disrupt'] } },
      hand: ['05142'],
      resources: 1,
    },
    player2: { characters: { rey: '04024', poe: '04025' } },
  })
  match.player1.play('Sudden Impact')
  expect([match.characters.rey.damage, match.characters.poe.damage]).toEqual([2, 2])
  expect(match.pool('player1')).toEqual(['1 disrupt'])
})

test('Target Intel aims indirect damage [card: 05144]', () => {
  const match = situation({
    player1: { characters: { vet: { card: '05013', pool: ['3 indirect'] } }, hand: ['05144'] },
    player2: { characters: { rey: '04024', poe: '04025' } },
  })
  match.player1.play('Target Intel')
  match.player1.choose({ card: 'poe' })
  expect(match.characters.poe.damage).toBe(3)
})

test('a Cover Team adds one to indirect damage [card: 05146]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { vet: { card: '05013', pool: [face] } }, supports: { team: '05146' } },
      player2: { characters: foe },
    })
  const match = given('3 indirect')
  match.player1.use('team')
  expect(match.characters.rey.damage).toBe(4)
  expect(given('2 ranged').player1.offers({ do: 'use' })).toBe(false)
})
