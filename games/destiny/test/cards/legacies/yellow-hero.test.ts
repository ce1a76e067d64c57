import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const foe = { kylo: '01011' } as const

test('a Jedha Partisan follows the first indirect damage of a round [card: 05048]', () => {
  const match = situation({
    player1: {
      characters: {
        partisan: { card: '05048', pool: ['2 indirect'] },
        saw: { card: '05049', pool: ['2 indirect'] },
      },
    },
    player2: { characters: foe },
  })
  match.player1.resolve('2 indirect')
  match.player1.yes()
  match.player1.choose({ seat: 'player2' })
  match.player1.resolve('2 indirect')
  expect(match.characters.kylo.damage).toBe(4)
  expect(match.player2.discard).toHaveLength(1)
  expect(match.player2.offers({ do: 'pass' })).toBe(true)
})

test('Saw Gerrera throws what a discarded card costs [card: 05049]', () => {
  const match = situation({
    player1: { characters: { saw: { card: '05049', pool: ['special'] } } },
    player2: { characters: foe, hand: ['Lightsaber'] },
  })
  match.player1.resolve('special')
  match.player1.choose({ seat: 'player2' })
  expect(match.characters.kylo.damage).toBe(3)
  expect(match.player2.hand).toEqual([])
})

test('Zeb’s melee sides strike from afar as well [card: 05050]', () => {
  const match = situation({
    player1: { characters: { zeb: { card: '05050', pool: ['2 melee'] } } },
    player2: { characters: foe },
  })
  match.player1.resolve('2 melee', { symbol: 'ranged', on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
})

test('Runaway Boomas bring a second die for a resource, once [card: 05051]', () => {
  const match = situation(
    {
      player1: {
        characters: { saw: '05049' },
        supports: { boomas: { card: '05051', pool: ['blank'] } },
        resources: 2,
      },
      player2: { characters: foe },
    },
    { dice: ['3 indirect'] },
  )
  match.player1.use('boomas')
  expect(match.pool('player1')).toEqual(['blank', '3 indirect'])
  expect(match.player1.resources).toBe(1)
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  match.player1.resolve('3 indirect')
  expect(match.characters.kylo.damage).toBe(3)
  match.nextRound()
  match.player1.activate('boomas', ['2 indirect'])
  expect(match.pool('player1')).toEqual(['2 indirect'])
})

test.each([
  ['3 ranged for 1', 1],
  ['2 ranged', 0],
])('Roguish Charm earns the cost of a die: %s [card: 05053]', (face, gained) => {
  const match = situation({
    player1: { characters: { saw: { card: '05049', upgrades: [{ card: '05053', pool: ['special'] }] } } },
    player2: { characters: { han: { card: '01046', pool: [face] } } },
  })
  match.player1.resolve('special')
  expect(match.player1.resources).toBe(gained)
  expect(match.pool('player2')).toEqual([])
})

test('Zeb’s Bo-Rifle fires alone for a resource [card: 05054]', () => {
  const given = (face: string, resources: number) =>
    situation({
      player1: {
        characters: { saw: { card: '05049', upgrades: [{ card: '05054', pool: [face] }] } },
        resources,
      },
      player2: { characters: foe },
    })
  const match = given('+3 melee', 1)
  match.player1.use("Zeb Orrelios' Bo-Rifle")
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
  expect(match.player1.resources).toBe(0)
  expect(given('1 resource', 1).player1.offers({ do: 'use' })).toBe(false)
  expect(given('+3 melee', 0).player1.offers({ do: 'use' })).toBe(false)
})

test.each([
  [['1 melee'], 2],
  [[], 0],
])('Bravado strikes once a die has gone: %j [card: 05116] [sd.then.1]', (pool, damage) => {
  const match = situation({
    player1: { characters: { saw: '05049' }, hand: ['05116'], resources: 3 },
    player2: { characters: { kylo: { card: '01011', pool } } },
  })
  match.player1.play('Bravado')
  if (damage > 0) match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
  expect(match.pool('player2')).toEqual([])
})

test('Easy Pickings take a pair of one symbol and value, pluses and costs apart [card: 05117]', () => {
  const match = situation({
    player1: { characters: { saw: '05049' }, hand: ['05117'], resources: 1 },
    player2: {
      characters: {
        trooper: { card: '02001', pool: ['+2 ranged'] },
        jawa: { card: '06004', pool: ['2 ranged for 1'] },
        other: { card: '01002', pool: ['1 ranged'] },
      },
    },
  })
  match.player1.play('Easy Pickings')
  expect(match.player1.offers({ die: '1 ranged' })).toBe(false)
  match.player1.choose({ die: '+2 ranged' })
  expect(match.pool('player2')).toEqual(['1 ranged'])
})

test('Explosive Tactics deal what the top card costs [card: 05118]', () => {
  const match = situation({
    player1: { characters: { saw: '05049' }, hand: ['05118'], resources: 2, deck: ['Lightsaber', 'Dodge'] },
    player2: { characters: foe },
  })
  match.player1.play('Explosive Tactics')
  match.player1.choose({ seat: 'player1' })
  expect(match.characters.kylo.damage).toBe(3)
  expect(match.player1.discard).toContain('Lightsaber')
})

test('who is Impulsive resolves a die and goes on [card: 05119]', () => {
  const match = situation({
    player1: { characters: { saw: { card: '05049', pool: ['3 indirect'] } }, hand: ['05119'] },
    player2: { characters: foe },
  })
  match.player1.play('Impulsive')
  expect(match.characters.kylo.damage).toBe(3)
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test.each([
  ['event', ['Lightsaber', 'Black One']],
  ['upgrade', ['Patience', 'Black One']],
  ['support', ['Patience', 'Lightsaber']],
])('Scruffy Looking Nerf-Herder picks on a type: %s [card: 05120]', (way, left) => {
  const match = situation({
    player1: { characters: { saw: '05049' }, hand: ['05120'], resources: 1 },
    player2: { characters: foe, hand: ['Patience', 'Lightsaber', 'Black One'] },
  })
  match.player1.play('Scruffy Looking Nerf-Herder')
  match.player1.choose({ way })
  expect(match.player2.hand).toEqual(left)
})

test.each([
  ['1 resource', 1],
  ['2 indirect', 0],
])('a Smuggler’s Run is paid for resources: %s [card: 05121]', (face, gained) => {
  const match = situation(
    {
      player1: {
        characters: { saw: '05049', leia: { card: '01028', pool: ['1 resource'] } },
        hand: ['05121'],
      },
      player2: { characters: foe },
    },
    { dice: [face] },
  )
  match.player1.play("Smuggler's Run")
  expect(match.player1.resources).toBe(gained)
  expect(match.characters.saw.ready).toBe(false)
})

test('Maz’s Vault pays everybody one more [card: 05122]', () => {
  const match = situation({
    player1: { characters: { saw: '05049' }, supports: { vault: '05122' } },
    player2: { characters: foe },
  })
  match.nextRound()
  expect([match.player1.resources, match.player2.resources]).toEqual([3, 3])
})

test.each([
  [true, 2],
  [false, 0],
])('Diplomatic Protection shields the others (%s) [card: 05123]', (uses, shields) => {
  const match = situation({
    player1: { characters: { saw: { card: '05049', damage: 10, upgrades: ['05123'] }, leia: '01028' } },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    turn: 'player2',
  })
  match.player2.resolve('1 melee', { on: 'saw' })
  if (uses) match.player1.yes()
  else match.player1.no()
  expect(match.characters.saw).toBeUndefined()
  expect(match.characters.leia.shields).toBe(shields)
})

test('a Republic Cruiser shields one or all who are unique [card: 05055]', () => {
  const given = (way: string) => {
    const match = situation({
      player1: {
        characters: { saw: '05049', leia: '01028', partisan: '05048' },
        supports: { cruiser: { card: '05055', pool: ['special'] } },
      },
      player2: { characters: foe },
    })
    match.player1.resolve('special')
    match.player1.choose({ way })
    return match
  }
  const one = given('shield')
  expect(one.player1.offers({ card: 'partisan' })).toBe(false)
  one.player1.choose({ card: 'leia' })
  expect(one.characters.leia.shields).toBe(2)
  const { saw, leia, partisan, kylo } = given('each').characters
  expect([saw.shields, leia.shields, partisan.shields, kylo.shields]).toEqual([1, 1, 0, 0])
})

test.each([
  [false, ['1 resource']],
  [true, ['1 resource', '2 ranged']],
])('Into The Garbage Chute needs somebody ready: exhausted %s [card: 05124]', (exhausted, left) => {
  const match = situation({
    player1: { characters: { saw: { card: '05049', exhausted } }, hand: ['05124'], resources: 1 },
    player2: { characters: { han: { card: '01046', dice: 2, pool: ['1 resource', '2 ranged'] } } },
  })
  match.player1.play('Into The Garbage Chute')
  if (!exhausted) match.player1.pick({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual(left)
  expect(match.characters.saw.ready).toBe(false)
})
