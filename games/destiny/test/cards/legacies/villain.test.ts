import { expect, test } from 'vitest'
import { distributeDamage } from '../../../rules/distribute.ts'
import { NONE } from '../../../state.ts'
import { situation } from '../../play.ts'

const enemy = { enemy: { card: '02001', pool: ['2 ranged'] } } as const

test("Maul answers an opponent's card that removes his dice, or those of his upgrades [card: 05002]", () => {
  const saber = { card: '05008', pool: ['2 melee'] }
  const match = situation({
    player1: { characters: { maul: { card: '05002', upgrades: [saber] } } },
    player2: { characters: enemy, hand: ['Parry'], resources: 1 },
    turn: 'player2',
  })
  match.player2.play('Parry')
  match.player1.choose({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual([])
})

test('Maul does not answer a special [card: 05002] [sd.clar-leg.5]', () => {
  const stasis = { card: '04008', pool: ['special'] }
  const lightning = { card: '02014', pool: ['2 ranged'] }
  const match = situation({
    player1: { characters: { maul: { card: '05002', upgrades: [lightning] } } },
    player2: { characters: { vader: { card: '02010', upgrades: [stasis] } } },
    turn: 'player2',
  })
  match.player2.resolve('special', { on: 'maul' })
  expect(match.pool('player1')).toEqual([])
  expect(match.question).toBe('action')
})

test('Palpatine plays an event for less, by the different kinds of damage on his dice [card: 05004]', () => {
  const match = situation({
    player1: {
      characters: { palpatine: { card: '05004', pool: ['2 ranged', '2 melee'] } },
      hand: ['Subjugate', 'Mobilize'],
    },
    player2: { characters: enemy },
  })
  match.player1.use('palpatine')
  expect(match.player1.hand).toEqual(['Mobilize'])
  match.player1.choose({ pool: 'player2' })
  expect(match.pool('player2')).toEqual([])
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test("Maul's Lightsaber is rolled for a resource while an opponent has no shields [card: 05008] [sd.errata-leg.1]", () => {
  for (const [shields, rolled] of [
    [0, ['+4 melee']],
    [1, []],
  ] as const) {
    const match = situation(
      {
        player1: { characters: { maul: { card: '05002', upgrades: ['05008'] } }, resources: 1 },
        player2: { characters: { enemy: { card: '02001', shields } } },
      },
      { dice: ['+4 melee'] },
    )
    match.player1.use("Maul's Lightsaber")
    expect(match.pool('player1')).toEqual(rolled)
    expect(match.player1.resources).toBe(rolled.length > 0 ? 0 : 1)
  }
})

test('Doctor Aphra plays the first droid of a round for less [card: 05020]', () => {
  const match = situation({
    player1: {
      characters: { aphra: '05020' },
      hand: ['Droid Commandos', 'Droid Commandos'],
      resources: 7,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Droid Commandos')
  expect(match.player1.resources).toBe(4)
  match.player2.pass()
  match.player1.play('Droid Commandos')
  expect(match.player1.resources).toBe(0)
})

test('Doctor Aphra draws for indirect damage that she deals to herself, not for that of others [card: 05020] [sd.clar-leg.1]', () => {
  for (const [seat, waits] of [
    [0, ['Doctor Aphra']],
    [1, []],
  ] as const) {
    const match = situation({ player1: { characters: { aphra: '05020' } }, player2: { characters: enemy } })
    const me = { seat, card: NONE, kind: NONE, die: NONE }
    const flow = distributeDamage(match.table, me, 0, 1, { kind: 'indirect' })
    while (flow.next().done !== true) throw new Error('nobody is asked')
    expect(match.characters.aphra.damage).toBe(1)
    expect(match.queue).toEqual(waits)
  }
})

test('Greedo shoots before he falls; dice in the pool are not rolled again [card: 05021] [sd.clar-leg.2]', () => {
  const match = situation(
    {
      player1: {
        characters: { greedo: { card: '05021', dice: 2, damage: 6, pool: ['blank'] }, maul: '05002' },
      },
      player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
      turn: 'player2',
    },
    { dice: ['2 ranged'] },
  )
  match.player2.resolve('2 ranged', { on: 'greedo' })
  match.player1.pick({ of: 'greedo' })
  expect(match.pool('player1')).toEqual(['blank', '2 ranged'])
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  expect(match.characters.greedo).toBeUndefined()
})

test('a Rebel Traitor makes an opponent activate a character next, whichever he likes [card: 05022] [sd.clar-leg.6]', () => {
  const match = situation({
    player1: { characters: { traitor: '05022' } },
    player2: { characters: { one: '02001', two: '02001' }, supports: { slave: '02022' } },
  })
  match.player1.activate('traitor')
  match.player1.yes()
  expect(match.player2.all('card')).toEqual(['one', 'two'])
  match.player2.activate('two')
  match.player1.pass()
  expect(match.player2.all('card')).toEqual(['one', 'slave'])
})

test('Slave I rerolls a yellow die and may remove one of the same value [card: 05025]', () => {
  const match = situation(
    {
      player1: { characters: { greedo: { card: '05021', pool: ['blank'] } }, supports: { slave: '05025' } },
      player2: { characters: { enemy: { card: '02001', dice: 2, pool: ['2 ranged', '1 ranged'] } } },
    },
    { dice: ['1 ranged'] },
  )
  match.player1.use('slave')
  expect(match.player1.all('die')).toEqual(['1 ranged'])
  match.player1.choose({ die: '1 ranged' })
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test('Slave I may be used without a yellow die; that is no pass [card: 05025] [sd.faq.41]', () => {
  const match = situation({
    player1: { characters: { maul: '05002' }, supports: { slave: '05025' } },
    player2: { characters: enemy },
    passes: 1,
  })
  match.player1.use('slave')
  expect(match.picture.passes).toBe(0)
})
