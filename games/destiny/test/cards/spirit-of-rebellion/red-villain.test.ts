import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Lockdown takes the battlefield with two red characters, not with one [card: 02063] [sd.spot.4]', () => {
  for (const [second, controller] of [
    ['02002', 'player1'],
    ['01011', 'player2'],
  ]) {
    const match = situation({
      player1: { characters: { first: '02001', second }, hand: ['02063'] },
      player2: { characters: { enemy: '04024' } },
      controller: 'player2',
    })
    match.player1.play('Lockdown')
    expect(match.picture.controller).toBe(controller)
    expect(match.picture.claimed).toBe('nobody')
  }
})

test('We Have Them Now turns dice to damage while the battlefield is held [card: 02068]', () => {
  const given = {
    player1: {
      characters: { kylo: { card: '01011', dice: 2, pool: ['blank', '1 resource'] } },
      hand: ['02068'],
      resources: 2,
    },
    player2: { characters: { enemy: '04024' } },
  } as const
  const match = situation(given)
  match.player1.play('We Have Them Now')
  match.player1.choose({ die: 'blank', to: '2 melee for 1' })
  match.player1.choose({ die: '1 resource', to: '1 melee' })
  expect(match.pool('player1')).toEqual(['2 melee for 1', '1 melee'])
  const without = situation({ ...given, controller: 'player2' })
  expect(without.player1.offers({ do: 'play' })).toBe(false)
})

test('Undying Loyalty heals, and goes on the deck for a resource beside a copy [card: 02067]', () => {
  for (const [discard, resources] of [
    [['02067'], 1],
    [[], 1],
    [['02067'], 0],
  ] as const) {
    const match = situation({
      player1: { characters: { phasma: { card: '01001', damage: 2 } }, hand: ['02067'], discard, resources },
      player2: { characters: { enemy: '04024' } },
    })
    match.player1.play('Undying Loyalty')
    expect(match.characters.phasma.damage).toBe(1)
    const open = discard.length > 0 && resources > 0
    if (open) match.player1.yes()
    expect(match.player1.deck[0] === 'Undying Loyalty').toBe(open)
    expect(match.player1.discard).toHaveLength(open ? discard.length : discard.length + 1)
  }
})

test.each([
  ['player1', 2],
  ['player2', 1],
] as const)(
  'E-Web Emplacement deals more for who holds the battlefield: %s [card: 02005]',
  (controller, damage) => {
    const match = situation({
      player1: { characters: { kylo: '01011' }, supports: { web: { card: '02005', pool: ['1 ranged'] } } },
      player2: { characters: { enemy: '04024' } },
      controller,
    })
    match.player1.resolve('1 ranged', { on: 'enemy' })
    expect(match.characters.enemy.damage).toBe(damage)
  },
)

test('Imperial Discipline turns a die of its own character only, to ranged damage or a resource [card: 02006]', () => {
  const match = situation({
    player1: {
      characters: {
        trooper: { card: '01002', pool: ['blank'], upgrades: [{ card: '02006', pool: ['1 shield'] }] },
        other: { card: '02001', pool: ['blank'] },
        kylo: '01011',
      },
      hand: ['02006'],
      resources: 1,
    },
    player2: { characters: { enemy: '04024' } },
  })
  match.player1.choose({ do: 'play', card: 'Imperial Discipline' })
  expect(match.player1.offers({ card: 'kylo' })).toBe(false)
  match.player1.choose({ card: 'other' })
  match.player2.pass()
  match.player1.use('Imperial Discipline')
  expect(match.player1.offers({ of: 'other' })).toBe(false)
  match.player1.choose({ of: 'trooper', to: '2 ranged' })
  expect(match.pool('player1')).toEqual(['2 ranged', 'blank'])
})

test('a DT-29 removes a die with a resource cost, no other and none of one’s own [card: 02007]', () => {
  const match = situation({
    player1: {
      characters: {
        trooper: {
          card: '01002',
          pool: ['2 ranged for 1'],
          upgrades: [{ card: '02007', pool: ['special'] }],
        },
      },
    },
    player2: { characters: { han: { card: '01046', dice: 2, pool: ['3 ranged for 1', '2 ranged'] } } },
  })
  match.player1.resolve('special')
  expect(match.pool('player1')).toEqual(['2 ranged for 1'])
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test('Attrition answers the defeat of an own character, not of another [card: 02069]', () => {
  const match = situation({
    player1: {
      characters: { first: { card: '02001', damage: 9 }, second: '02001' },
      supports: { attrition: '02069' },
    },
    player2: { characters: { rey: { card: '04024', dice: 2, pool: ['1 melee', '2 melee'] } } },
    turn: 'player2',
  })
  match.player2.resolve('1 melee', { on: 'first' })
  expect(match.characters.first).toBeUndefined()
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(1)
  const other = situation({
    player1: { characters: { kylo: { card: '01011', pool: ['1 melee'] } }, supports: { attrition: '02069' } },
    player2: { characters: { one: { card: '02001', damage: 9 }, two: '02001' } },
  })
  other.player1.resolve('1 melee', { on: 'one' })
  expect(other.asked).toBe('player2')
})
