/** Part 2: what each symbol of a die does. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const two = { one: '01002', two: '01002' } as const
const trooper = { trooper: '01002' } as const

test('rolled dice wait in the pool for a later turn [sd.symbols.1] [sd.activate.3] [sd.action-phase.2] [sd.structure.1]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' } },
    player2: { characters: trooper },
  })
  match.player1.activate('phasma', ['2 ranged'])
  expect(match.question).toBe('action')
  expect(match.asked).toBe('player2')
  match.player2.pass()
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.player1.offers({ do: 'resolve', die: '2 ranged' })).toBe(true)
})

test('melee: all damage of a die goes to one character, that of another die may go elsewhere [sd.melee.1] [sd.melee.2] [sd.melee.3] [sd.st-symbols.1]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', pool: ['2 melee', '3 melee'] } } },
    player2: { characters: two },
  })
  match.player1.resolve('3 melee')
  expect(match.player1.offered).toHaveLength(3)
  expect(match.player1.tries([0, 1])?.refused).toBeDefined()
  match.player1.choose({ card: 'one' })
  match.player1.resolve('2 melee', { on: 'two' })
  expect([match.characters.one.damage, match.characters.two.damage]).toEqual([3, 2])
})

test('ranged: likewise [sd.ranged.1] [sd.ranged.3] [sd.st-symbols.2]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged', '1 ranged'] } } },
    player2: { characters: two },
  })
  match.player1.resolve('2 ranged', { on: 'two' })
  match.player1.resolve('1 ranged', { on: 'one' })
  expect([match.characters.one.damage, match.characters.two.damage]).toEqual([1, 2])
})

test('indirect damage is divided by the player who takes it [sd.indirect.1] [sd.indirect.2]', () => {
  const match = situation({
    player1: { characters: { finn: { card: '05039', pool: ['3 indirect'] } } },
    player2: { characters: two },
  })
  match.player1.resolve('3 indirect')
  expect(match.question).toBe('distribute-damage')
  match.player2.split({ one: 2, two: 1 })
  expect([match.characters.one.damage, match.characters.two.damage]).toEqual([2, 1])
})

test('shields of one die go to one character, those of another may go elsewhere, up to 3 on each [sd.shield-symbol.1] [sd.shield-symbol.2] [sd.shield-symbol.3] [sd.shield-symbol.4] [sd.st-symbols.3]', () => {
  const match = situation({
    player1: {
      characters: {
        quigon: { card: '01037', pool: ['2 shield', '1 shield'] },
        rey: { card: '01038', shields: 2 },
      },
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('2 shield')
  expect(match.player1.all('card')).toEqual(['quigon', 'rey', 'trooper'])
  expect(match.player1.tries([0, 1])?.refused).toBeDefined()
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(3)
  match.player1.resolve('1 shield', { on: 'quigon' })
  expect(match.characters).toMatchObject({ rey: { shields: 3 }, quigon: { shields: 1 } })
})

test('resources are gained, and taken from an opponent by disrupt, as many as the value says [sd.symbols.2] [sd.resource-symbol.1] [sd.disrupt.1] [sd.supply.1] [sd.st-symbols.4] [sd.st-symbols.5]', () => {
  const match = situation({
    player1: {
      characters: {
        han: { card: '01046', pool: ['2 disrupt'], upgrades: [{ card: 'Crime Lord', pool: ['2 resource'] }] },
      },
      resources: 1,
    },
    player2: { characters: trooper, resources: 3 },
  })
  match.player1.resolve('2 resource')
  expect(match.player1.resources).toBe(3)
  match.player2.pass()
  match.player1.resolve('2 disrupt')
  expect(match.player2.resources).toBe(1)
})

test('there are always enough tokens [sd.supply.3]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', pool: ['1 resource'] } }, resources: 100 },
    player2: { characters: trooper },
  })
  match.player1.resolve('1 resource')
  expect(match.player1.resources).toBe(101)
})

test('a special is that of the die’s own card, and several are resolved in any order [sd.special-symbol.1] [sd.special-symbol.3] [sd.special-symbol.4] [sd.st-symbols.8]', () => {
  const position = () =>
    situation({
      player1: {
        characters: {
          phasma: {
            card: '04002',
            pool: ['special'],
            upgrades: [{ card: 'IQA-11 Blaster Rifle', name: 'rifle', pool: ['special'] }],
          },
        },
      },
      player2: { characters: { target: { card: '01010', damage: 4, shields: 2 } } },
    })
  const character = position()
  character.player1.resolve('special', { of: 'phasma', on: 'target' })
  expect(character.characters.target).toMatchObject({ shields: 0, damage: 4 })
  expect(character.player1.offered.map(({ of }) => of)).toEqual(['rifle', undefined])
  character.player1.resolve('special', { of: 'rifle', on: 'target' })
  // 2 unblockable.
  expect(character.characters.target).toMatchObject({ shields: 0, damage: 6 })
  const upgrade = position()
  upgrade.player1.resolve('special', { of: 'rifle', on: 'target' })
  expect(upgrade.characters.target).toMatchObject({ shields: 2, damage: 6 })
  upgrade.player1.resolve('special', { of: 'phasma', on: 'target' })
  // 3 now, because 6 damage lies on it.
  expect(upgrade.characters.target).toMatchObject({ shields: 0, damage: 7 })
})

test('discard takes a card of the hand blindly [sd.st-symbols.6]', () => {
  const match = situation(
    {
      player1: { characters: { phasma: { card: '01001', pool: ['1 discard'] } } },
      player2: { characters: trooper, hand: ['Dodge', 'Block', 'Flank'] },
    },
    { picks: ['Block'] },
  )
  match.player1.resolve('1 discard')
  expect(match.player2.hand).toEqual(['Dodge', 'Flank'])
  expect(match.player2.discard).toEqual(['Block'])
})

test('focus turns other dice to any side [sd.st-symbols.7]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['1 focus', 'blank'] } } },
    player2: { characters: trooper },
  })
  match.player1.resolve('1 focus')
  expect(match.player1.all('to')).toEqual(['1 discard', '1 focus', '1 ranged', '1 resource', '2 ranged'])
  match.player1.choose({ do: 'turn', to: '1 discard' })
  expect(match.pool('player1')).toEqual(['1 discard'])
})
