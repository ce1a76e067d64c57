import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test('Boss Nass counts the blanks that a Gungan has just rolled [card: 07071] [card: 07072]', () => {
  const match = situation({
    player1: { characters: { nass: { card: '07071', dice: 2 }, warrior: '07072', rey: '04024' } },
    player2: KYLO,
  })
  match.player1.activate('warrior', ['blank'])
  match.player1.yes()
  expect(match.characters.kylo.damage).toBe(1)
  match.player2.pass()
  match.player1.activate('nass', ['blank', 'blank'])
  match.player1.yes()
  expect(match.characters.kylo.damage).toBe(3)
  match.player2.pass()
  match.player1.activate('rey', ['blank'])
  expect(match.question).toBe('action')
})

test('… and asks nobody if there are none [card: 07071]', () => {
  const match = situation({ player1: { characters: { nass: '07071' } }, player2: KYLO })
  match.player1.activate('nass', ['1 focus'])
  expect(match.player2.question).toBe('action')
})

test('Blaze of Glory turns the enemy’s damage onto who was activated [card: 07075]', () => {
  const match = situation({
    player1: { characters: { rey: '04024', han: '01046' }, hand: ['07075'], resources: 1 },
    player2: {
      characters: {
        jarjar: { card: '05047', dice: 2, pool: ['1 indirect', '1 shield'] },
        kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 melee'] },
      },
    },
  })
  match.rolls('2 ranged')
  match.player1.play('Blaze of Glory')
  match.player1.choose({ card: 'han' })
  match.player1.pick({ die: '1 indirect' }, { die: '2 melee for 1' })
  expect(match.characters.han.damage).toBe(3)
  expect(match.pool('player2')).toEqual(['1 shield', '1 melee'])
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test.each([
  [3, true],
  [4, false],
])('a Desperate Hour comes with %i health left [card: 07076]', (left, isOpen) => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', damage: 10, exhausted: true },
        jarjar: { card: '05047', damage: 8 - left },
      },
      hand: ['07076'],
      resources: 2,
    },
    player2: KYLO,
  })
  expect(match.player1.offers({ do: 'play' })).toBe(isOpen)
  if (!isOpen) return
  match.player1.play('Desperate Hour')
  expect(match.characters.rey.ready).toBe(true)
})

test.each([
  [1, 1],
  [2, 3],
])(
  'First Aid heals most in the first round; in round %i of 5 damage %i is left [card: 07077]',
  (round, left) => {
    const match = situation({
      round,
      player1: {
        characters: { leia: { card: '01028', damage: 5 }, rey: { card: '04024', damage: 5 } },
        hand: ['07077'],
        resources: 1,
      },
      player2: KYLO,
    })
    match.player1.play('First Aid')
    expect([match.characters.leia.damage, match.characters.rey.damage]).toEqual([left, 5])
  },
)

test('a Gungan Offensive turns Gungans and artillery to damage [card: 07078]', () => {
  const match = situation({
    player1: {
      characters: { warrior: { card: '07072', pool: ['blank'] }, rey: { card: '04024', pool: ['blank'] } },
      supports: { catapult: { card: '07082', pool: ['3 disrupt'] } },
      hand: ['07078'],
      resources: 2,
    },
    player2: KYLO,
  })
  match.player1.play('Gungan Offensive')
  expect(match.player1.offers({ of: 'rey' })).toBe(false)
  expect(match.player1.offers({ of: 'warrior', to: '1 shield' })).toBe(false)
  match.player1.choose({ of: 'warrior', to: '2 indirect' })
  match.player1.choose({ of: 'catapult', to: '4 indirect' })
  expect(match.pool('player1')).toEqual(['2 indirect', 'blank', '4 indirect'])
})

test.each([
  ['01028', 2],
  ['04024', 0],
])('Motivate adds 1 to a character die, with %s [card: 07079] [sd.spot.4]', (own, resources) => {
  const match = situation({
    player1: {
      characters: {
        own: {
          card: own,
          pool: ['1 resource'],
          upgrades: [{ card: 'Holdout Blaster', pool: ['1 resource'] }],
        },
      },
      hand: ['07079'],
    },
    player2: KYLO,
  })
  match.player1.play('Motivate')
  expect(match.player1.resources).toBe(resources)
})

test('Reposition: the opponent turns a die, then you turn another [card: 07080]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['07080'] },
    player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
  })
  match.player1.play('Reposition')
  match.player2.choose({ of: 'kylo', to: '1 shield' })
  expect(match.player1.offers({ of: 'kylo' })).toBe(false)
  match.player1.choose({ of: 'rey', to: '2 melee' })
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect(match.pool('player2')).toEqual(['1 shield'])
})

test('a Long-Term Plan grows, and pays [card: 07081] [sd.later.3]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['1 resource'] } },
      plot: { card: '07081', resources: 2 },
    },
    player2: KYLO,
  })
  match.player1.use('Long-Term Plan')
  match.player1.choose({ do: 'way', way: 'resolve' })
  expect(match.player1.resources).toBe(3)
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  match.nextRound()
  match.player1.use('Long-Term Plan')
  match.player1.choose({ do: 'way', way: 'place' })
  match.nextRound()
  if (match.player1.question !== 'action') match.player2.pass()
  match.player1.activate('rey', ['1 resource'])
  match.player2.pass()
  const before = match.player1.resources
  match.player1.use('Long-Term Plan')
  match.player1.choose({ do: 'way', way: 'resolve' })
  expect(match.player1.resources).toBe(before + 4)
})

test('a Catapult is rerolled with each Gungan, while it is loaded [card: 07082]', () => {
  const given = (pool: string[]) =>
    situation(
      {
        player1: {
          characters: { warrior: '07072', rey: '04024' },
          supports: { catapult: { card: '07082', pool } },
        },
        player2: KYLO,
      },
      { dice: ['1 shield', '4 indirect'] },
    )
  const match = given(['blank'])
  match.player1.activate('warrior')
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['1 shield', '4 indirect'])
  const unloaded = given([])
  unloaded.player1.activate('warrior')
  expect(unloaded.player2.question).toBe('action')
})

test('a Crait Speeder takes its first damage for 1 more [card: 07083]', () => {
  const given = (damage: number) =>
    situation({
      player1: {
        characters: { rey: '04024' },
        supports: { speeder: { card: '07083', damage, pool: ['2 ranged'] } },
      },
      player2: KYLO,
    })
  const match = given(0)
  match.player1.resolve('2 ranged')
  match.player1.yes()
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
  expect(match.supports.speeder.damage).toBe(1)
  const damaged = given(1)
  damaged.player1.resolve('2 ranged', { on: 'kylo' })
  expect(damaged.characters.kylo.damage).toBe(2)
})

test('Suppressive Fire meets whoever is activated, for a resource [card: 07084]', () => {
  const given = (resources: number) =>
    situation({
      turn: 'player2',
      player1: { characters: { rey: '04024' }, supports: { fire: '07084' }, resources },
      player2: { characters: { kylo: { card: '01011', dice: 2, upgrades: ['Lightsaber'] } } },
    })
  const match = given(1)
  match.player2.activate('kylo', ['1 melee', '1 shield', '1 resource'])
  match.player1.yes()
  match.player1.choose({ die: '1 shield' })
  expect(match.pool('player2')).toEqual(['1 melee', '1 resource'])
  expect(match.player1.resources).toBe(0)
  expect(match.player1.discard).toEqual(['Suppressive Fire'])
  const poor = given(0)
  poor.player2.activate('kylo', ['1 melee', '1 shield', '1 resource'])
  expect(poor.player1.question).toBe('action')
})

test('an Electropole finds another Gungan [card: 07085]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { one: { card: '07072', damage: 5, upgrades: ['07085'] }, two: '07072', rey: '04024' },
    },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player2.resolve('1 melee', { on: 'one' })
  expect(match.player1.offers({ card: 'rey' })).toBe(false)
  match.player1.choose({ card: 'two' })
  expect(match.characters.two.upgrades).toEqual(['Electropole'])
  expect(match.player1.discard).toEqual([])
})

test('an Inspiring Presence makes guardians of all others [card: 07086]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', upgrades: ['07086'] }, warrior: '07072' } },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.activate('warrior', ['blank'])
  match.player1.choose({ die: '1 melee' })
  expect(match.characters.warrior.damage).toBe(1)
  match.player2.pass()
  match.player1.activate('rey', ['blank'])
  expect(match.player2.question).toBe('action')
})

test('… and goes on a unique character alone [card: 07086]', () => {
  const match = situation({
    player1: { characters: { warrior: '07072' }, hand: ['07086'], resources: 2 },
    player2: KYLO,
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})
