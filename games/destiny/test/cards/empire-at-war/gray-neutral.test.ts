import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { rey: '04024' } as const

test('a Z-95 fires [card: 03056]', () => {
  const match = situation({
    player1: {
      characters: { jawa: '06004' },
      supports: { fighter: { card: '03056', pool: ['2 ranged for 1'] } },
      resources: 1,
    },
    player2: { characters: enemy },
  })
  match.player1.resolve('2 ranged for 1', { on: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
})

test.each([
  [1, true, 0],
  [1, false, 1],
  [0, false, 0],
])('a Chance Cube stays for a resource: %i, paid %s [card: 03057]', (resources, pays, left) => {
  const match = situation({
    player1: { characters: { jawa: { card: '06004', upgrades: ['03057'] } }, resources },
    player2: { characters: enemy },
  })
  match.player1.activate('jawa', pays ? ['blank', '3 resource'] : ['blank'])
  if (resources > 0) {
    if (pays) match.player1.yes()
    else match.player1.no()
  }
  expect(match.player1.hand).toEqual(pays ? [] : ['Chance Cube'])
  expect(match.pool('player1')).toHaveLength(pays ? 2 : 1)
  expect(match.player1.resources).toBe(left)
})

test('who Leads by Example may activate a support [card: 03059]', () => {
  const match = situation({
    player1: {
      characters: { trooper: { card: '01030', upgrades: ['03059'] } },
      supports: { ship: '02047', droid: { card: '02052', exhausted: true } },
    },
    player2: { characters: enemy },
  })
  match.player1.activate('trooper', ['blank', '1 focus', '2 resource'])
  expect(match.player1.offers({ card: 'droid' })).toBe(false)
  match.player1.choose({ card: 'ship' })
  expect(match.pool('player1')).toEqual(['blank', '1 focus', '2 resource'])
})

test('a Scatterblaster hits up to four, and turns for a die of its character [card: 03060]', () => {
  const given = (die: string, pool: string[]) =>
    situation({
      player1: { characters: { jawa: { card: '06004', pool, upgrades: [{ card: '03060', pool: [die] }] } } },
      player2: { characters: { rey: '04024', poe: '04025', han: '01046', leia: '01028', luke: '01035' } },
    })
  const match = given('special', [])
  match.player1.resolve('special')
  match.player1.pick({ card: 'rey' }, { card: 'poe' }, { card: 'han' }, { card: 'luke' })
  const { rey, poe, han, leia, luke } = match.characters
  expect([rey, poe, han, leia, luke].map(({ damage }) => damage)).toEqual([1, 1, 1, 0, 1])
  expect(given('special', []).player1.offers({ do: 'use', card: 'Scatterblaster' })).toBe(false)
  const turned = given('blank', ['1 ranged'])
  turned.player1.use('Scatterblaster')
  turned.player1.choose({ to: '2 ranged' })
  expect(turned.pool('player1')).toEqual(['2 ranged'])
})

test('a Dangerous Mission is turned to a side that costs something [card: 03146]', () => {
  const match = situation({
    player1: { characters: { jawa: '06004' }, hand: ['03146'], resources: 1 },
    player2: {
      characters: {
        han: { card: '01046', dice: 2, pool: ['2 ranged', '2 disrupt'] },
        rey: { card: '04024', pool: ['2 melee'] },
      },
    },
  })
  match.player1.play('Dangerous Mission')
  expect(match.player1.offered).toHaveLength(2)
  match.player1.choose({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual(['3 ranged for 1', '2 disrupt', '2 melee'])
})

test('a Partnership of two gives an action more for a resource [card: 03148] [sd.then.1]', () => {
  const given = (exhausted: boolean) => {
    const match = situation(
      {
        player1: {
          characters: { jawa: '06004' },
          supports: { ship: { card: '02047', exhausted } },
          hand: ['03148'],
          resources: 1,
        },
        player2: { characters: enemy },
      },
      { dice: ['blank', '1 resource'] },
    )
    match.player1.play('Partnership')
    return match
  }
  const match = given(false)
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['blank', '1 resource'])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
  expect(match.player1.resources).toBe(0)
  const half = given(true)
  expect(half.characters.jawa.ready).toBe(false)
  expect(half.player2.offers({ do: 'pass' })).toBe(true)
})

test('Recycle pays what a support costs [card: 03149]', () => {
  const match = situation({
    player1: { characters: { jawa: '06004' }, supports: { falcon: '01049' }, hand: ['03149'], resources: 1 },
    player2: { characters: enemy, supports: { ship: '02047' } },
  })
  match.player1.play('Recycle')
  expect(match.player1.resources).toBe(5)
  expect(Object.keys(match.supports)).toEqual(['ship'])
})

test('Rend discards what costs nothing [card: 03150]', () => {
  const match = situation({
    player1: { characters: { jawa: '06004' }, hand: ['03150'] },
    player2: {
      characters: { rey: { card: '04024', upgrades: ['02055', '01061'] } },
      supports: { ship: '02047' },
    },
  })
  match.player1.play('Rend')
  expect(match.characters.rey.upgrades).toEqual(['Comlink'])
})

test('Roll On rerolls a die up to three times [card: 03151]', () => {
  const given = () =>
    situation(
      {
        player1: { characters: { jawa: { card: '06004', pool: ['blank'] } }, hand: ['03151'] },
        player2: { characters: enemy },
      },
      { dice: ['1 ranged', '1 disrupt', '1 resource'] },
    )
  const match = given()
  match.player1.play('Roll On')
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['1 disrupt'])
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['1 resource'])
  const once = given()
  once.player1.play('Roll On')
  once.player1.no()
  expect(once.pool('player1')).toEqual(['1 ranged'])
})

test('Plastoid Armor keeps a character up for one more damage [card: 03152]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', pool: ['2 ranged'] } } },
    player2: { characters: { jawa: { card: '06004', damage: 4, upgrades: ['03152'] }, rey: '04024' } },
  })
  match.player1.resolve('2 ranged', { on: 'jawa' })
  expect(match.characters.jawa.damage).toBe(6)
})
