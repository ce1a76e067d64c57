/** Schaden; Schaden verteilen. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const phasma = { phasma: '01001' } as const

test('damage that is dealt lies on the character, and nothing else waits for it [sd.damage.1] [sd.queue.8]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } } },
    player2: { characters: { trooper: { card: '01002', damage: 1 } } },
  })
  match.player1.resolve('2 ranged', { on: 'trooper' })
  expect(match.characters.trooper.damage).toBe(3)
  expect(match.queue).toEqual([])
})

test('a character with as much damage as health is gone before the next die is resolved [sd.damage.2]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged', '1 ranged'] } } },
    player2: { characters: { trooper: { card: '01002', damage: 5 }, other: '01002' } },
  })
  match.player1.resolve('2 ranged', { on: 'trooper' })
  expect(match.characters.trooper).toBeUndefined()
  match.player1.resolve('1 ranged')
  expect(match.player1.all('card')).toEqual(['other', 'phasma'])
})

test('neither shields nor cards block unblockable damage [sd.damage.3]', () => {
  const rifle = { card: 'IQA-11 Blaster Rifle', pool: ['special'] }
  const match = situation({
    player1: { characters: { phasma: { card: '01001', upgrades: [rifle] } } },
    player2: { characters: { luke: { card: '01035', shields: 3, upgrades: ['Force Illusion'] } } },
  })
  match.player1.resolve('special', { on: 'luke' })
  expect(match.characters.luke).toMatchObject({ damage: 2, shields: 3, upgrades: ['Force Illusion'] })
})

test('damage is of a kind only if it says so: that of a special is not melee, even of a melee weapon [sd.damage.5]', () => {
  for (const [die, upgrades] of [
    ['2 melee', []],
    ['special', ['Hunker Down']],
  ] as const) {
    const thrower = { card: 'Flame Thrower', pool: [die] }
    const match = situation({
      player1: { characters: { raider: { card: '01022', upgrades: [thrower] } } },
      player2: { characters: { finn: { card: '01045', upgrades: ['Hunker Down'] } } },
    })
    match.player1.resolve(die)
    match.player1.choose({ card: 'finn' })
    expect(match.characters.finn.damage).toBeGreaterThan(0)
    expect(match.characters.finn.upgrades).toEqual(upgrades)
  }
})

test('“its value as damage” is an amount: Reversal of a melee die deals no melee damage [sd.damage.6]', () => {
  const match = situation({
    player1: { characters: { finn: '01045' }, hand: ['Reversal'], resources: 3 },
    player2: {
      characters: { raider: { card: '01022', pool: ['1 melee'], upgrades: ['Hunker Down'] } },
    },
  })
  match.player1.play('Reversal')
  match.player1.choose({ card: 'raider' })
  expect(match.characters.raider).toMatchObject({ damage: 1, upgrades: ['Hunker Down'] })
})

test('two dice of one action deal damage twice [sd.damage.9]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', dice: 2, pool: ['2 melee', '3 melee'] } } },
    player2: { characters: { dooku: '01009' }, hand: ['Dodge', 'Block'] },
  })
  match.player1.resolve('2 melee', { on: 'dooku' })
  match.player2.yes()
  match.player2.choose({ card: 'Dodge' })
  expect(match.characters.dooku.damage).toBe(1)
  match.player1.resolve('3 melee', { on: 'dooku' })
  match.player2.yes()
  expect(match.characters.dooku.damage).toBe(3)
})

test('a die and its modifiers deal their damage as one amount [sd.damage.10]', () => {
  const match = situation({
    player1: { characters: { guard: { card: '03019', dice: 2, pool: ['1 melee', '+2 melee'] } } },
    player2: { characters: { dooku: '01009' }, hand: ['Dodge', 'Block'] },
  })
  match.player1.resolve('1 melee', { modifiers: ['+2 melee'], on: 'dooku' })
  match.player2.yes()
  match.player2.choose({ card: 'Dodge' })
  expect(match.characters.dooku.damage).toBe(2)
  expect(match.player2.hand).toEqual(['Block'])
  expect(match.question).toBe('action')
})

test('damage beyond the health is ignored [sd.damage.11] [sd.clar-eaw.16]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
    player2: { characters: { guard: { card: '03003', damage: 7 }, phasma: '01001' } },
  })
  match.player1.resolve('3 melee', { on: 'guard' })
  expect(match.characters.guard.damage).toBe(8)
})

test('damage that is more than all characters can be assigned is still assigned as their player likes [sd.distribute.3]', () => {
  const position = () =>
    situation({
      player1: {
        characters: { han: '08134' },
        supports: { falcon: { card: '08103', pool: ['4 indirect'] } },
      },
      player2: {
        characters: {
          one: { card: '01036', damage: 6, upgrades: ['Force Illusion'] },
          two: { card: '01036', damage: 6 },
        },
        deck: ['Dodge', 'Block', 'Aim', 'Flank', 'Evade'],
      },
    })
  const saved = position()
  saved.player1.resolve('4 indirect')
  saved.player2.split({ one: 2 })
  saved.player2.choose({ do: 'ability' })
  expect(saved.player2.discard).toEqual(['Dodge', 'Block', 'Aim', 'Force Illusion'])
  expect(saved.player2.deck).toEqual(['Flank', 'Evade'])
  const cheap = position()
  cheap.player1.resolve('4 indirect')
  cheap.player2.split({ two: 2 })
  cheap.player2.choose({ do: 'ability' })
  expect(cheap.player2.deck).toEqual(['Block', 'Aim', 'Flank', 'Evade'])
  expect(cheap.characters).toMatchObject({ one: { damage: 6 } })
  expect(cheap.characters.two).toBeUndefined()
})

test('distributed damage is dealt at the same time: all of it lies there before anybody falls [sd.distribute.4]', () => {
  const match = situation({
    player1: { characters: { palpatine: { card: '05004', pool: ['2 indirect'] } } },
    player2: {
      characters: { one: { card: '01002', damage: 6 }, two: { card: '01002', damage: 6 }, ...phasma },
    },
  })
  match.player1.resolve('2 indirect')
  match.player2.split({ one: 1, two: 1 })
  const events = match.events.filter((what) => what === 'damage' || what === 'defeat')
  expect(events).toEqual(['damage', 'damage', 'defeat', 'defeat'])
})
