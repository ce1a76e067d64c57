import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const REY = { characters: { rey: { card: 'Rey' } } }
/** A yellow neutral with 2 ranged, 2 melee, 1 disrupt, 1 discard, 1 resource, blank. */
const KETSU = '06003'
/** A red neutral with 1 ranged, 1 focus, 1 shield, 1 resource, special, blank. */
const LOBOT = '06002'
/** A unique blue neutral. */
const ANAKIN = '06001'

test('Battle Formation rerolls a die for each red character [card: 02061]', () => {
  const match = situation(
    {
      player1: {
        characters: { lobot: { card: LOBOT, dice: 2, pool: ['blank', 'blank'] }, ketsu: { card: KETSU } },
        hand: ['02061'],
      },
      player2: REY,
    },
    { dice: ['special'] },
  )
  match.player1.play('Battle Formation')
  expect(() => match.player1.pick({ die: 'blank' }, { die: 'blank' })).toThrow()
  match.player1.pick({ die: 'blank' })
  expect(match.pool('player1')).toEqual(['special', 'blank'])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('Imperial War Machine resolves a red side for free, no other [card: 02062]', () => {
  const match = situation({
    player1: {
      characters: {
        anakin: { card: ANAKIN, pool: ['2 melee for 1'] },
        trooper: { card: '01002', pool: ['2 ranged for 1'] },
      },
      hand: ['02062'],
    },
    player2: REY,
  })
  match.player1.play('Imperial War Machine')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.pool('player1')).toEqual(['2 melee for 1'])
})

test('Sustained Fire takes all shields of an opponent, and needs two dice with ranged damage [card: 02064]', () => {
  const given = (...pool: string[]) => ({
    player1: {
      characters: { ketsu: { card: KETSU, dice: 2 as const, pool } },
      hand: ['02064'],
      resources: 1,
    },
    player2: { characters: { rey: { card: 'Rey', shields: 2 }, anakin: { card: ANAKIN, shields: 1 } } },
  })
  const match = situation(given('2 ranged', '2 ranged'))
  match.player1.play('Sustained Fire')
  expect([match.characters.rey.shields, match.characters.anakin.shields]).toEqual([0, 0])
  const one = situation(given('2 ranged', '2 melee'))
  expect(one.player1.offers({ do: 'play', card: 'Sustained Fire' })).toBe(false)
})

test('Traitor! removes a die of at most the cost of the card that went, but no special [card: 02065]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: KETSU } },
      hand: ['02065'],
      resources: 1,
      deck: ['Tinker', 'Vibrosword'],
    },
    player2: {
      characters: {
        lobot: { card: LOBOT, dice: 2, pool: ['special', '1 shield'] },
        anakin: { card: ANAKIN, pool: ['blank'] },
      },
    },
  })
  match.player1.play('Traitor!')
  expect(match.player1.discard).toContain('Tinker')
  expect(match.pool('player2')).toEqual(['special', '1 shield'])
})

test('Trench Warfare turns any number of an opponent’s dice to shields [card: 02066]', () => {
  const given = (mine: string) => ({
    player1: { characters: { lobot: { card: LOBOT, pool: [mine] } }, hand: ['02066'] },
    player2: {
      characters: { other: { card: LOBOT, pool: ['1 ranged'] }, anakin: { card: ANAKIN, pool: ['2 melee'] } },
    },
  })
  const match = situation(given('1 shield'))
  match.player1.play('Trench Warfare')
  match.player1.choose({ of: 'other' })
  match.player1.choose({ of: 'anakin' })
  expect(match.pool('player2')).toEqual(['1 shield', '1 shield'])
  expect(situation(given('blank')).player1.offers({ do: 'play', card: 'Trench Warfare' })).toBe(false)
})

test.each([
  ['1 resource', 'blank'],
  ['blank', '2 melee'],
])('Manipulate costs a die that is turned: mine shows %s, theirs then %s [card: 02073]', (mine, theirs) => {
  const match = situation({
    player1: { characters: { lobot: { card: LOBOT, pool: [mine] } }, hand: ['02073'] },
    player2: { characters: { anakin: { card: ANAKIN, pool: ['2 melee'] } } },
  })
  match.player1.play('Manipulate')
  expect(match.pool('player1')).toEqual(['blank'])
  expect(match.pool('player2')).toEqual([theirs])
})

test.each([
  ['the first', [], 1],
  ['the second', ['02074'], 3],
])('No Disintegrations, %s, takes cards of a deck [card: 02074]', (_which, discard, count) => {
  const match = situation({
    player1: { characters: { ketsu: { card: KETSU } }, hand: ['02074'], discard, resources: 1 },
    player2: REY,
  })
  match.player1.play('No Disintegrations')
  expect(match.player2.discard).toHaveLength(count)
})

test('Rise Again heals a unique blue character and brings an upgrade back for free [card: 02076]', () => {
  const match = situation({
    player1: {
      characters: { anakin: { card: ANAKIN, damage: 6 }, ketsu: { card: KETSU, damage: 3 } },
      hand: ['02076'],
      discard: ['Vibrosword', 'Tinker'],
      resources: 5,
    },
    player2: { characters: { enemy: { card: KETSU } } },
  })
  match.player1.play('Rise Again')
  match.player1.pick({ card: 'Vibrosword' })
  expect(match.characters.anakin).toMatchObject({ damage: 1, upgrades: ['Vibrosword'] })
  expect(match.player1.resources).toBe(0)
})

test('The Price of Failure readies a character for one of the own [card: 02077] [sd.spot.4]', () => {
  const match = situation({
    player1: {
      characters: { anakin: { card: ANAKIN, exhausted: true }, jawa: { card: '06004' } },
      hand: ['02077'],
    },
    player2: REY,
  })
  match.player1.play('The Price of Failure')
  match.player1.choose({ card: 'jawa' })
  expect(match.characters.anakin.ready).toBe(true)
  expect(match.characters.jawa).toBeUndefined()
})

test('Arms Deal sells weapons of the hand, as many as one likes [card: 02081]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: KETSU } }, hand: ['02081', 'Vibrosword', '06016', 'Tinker'] },
    player2: REY,
  })
  match.player1.play('Arms Deal')
  expect(match.player1.offers({ card: 'Tinker' })).toBe(false)
  match.player1.pick({ card: 'Vibrosword' }, { card: 'T-21 Repeating Blaster' })
  expect(match.player1.resources).toBe(2)
  expect(match.player1.hand).toEqual(['Tinker'])
})

test('Bait and Switch turns a die with resources [card: 02082]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: KETSU, dice: 2, pool: ['1 resource', 'blank'] } },
      hand: ['02082'],
    },
    player2: REY,
  })
  match.player1.play('Bait and Switch')
  match.player1.choose({ to: '2 ranged' })
  expect(match.pool('player1')).toEqual(['2 ranged', 'blank'])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test.each([
  ['2 ranged', 4],
  ['2 melee', 0],
])('Loose Ends, with %s in the pool, takes %i cards [card: 02084]', (die, count) => {
  const match = situation({
    player1: { characters: { ketsu: { card: KETSU, pool: [die] } }, hand: ['02084'], resources: 2 },
    player2: REY,
  })
  match.player1.play('Loose Ends')
  expect(match.player2.discard).toHaveLength(count)
})

test('One-Quarter Portion pays for the die that it takes [card: 02085]', () => {
  const given = (pool: string[]) => ({
    player1: { characters: { ketsu: { card: KETSU } }, hand: ['02085'], resources: 1 },
    player2: { characters: { anakin: { card: ANAKIN, pool } } },
  })
  const match = situation(given(['2 melee']))
  match.player1.play('One-Quarter Portion')
  expect(match.pool('player2')).toEqual([])
  expect(match.player2.resources).toBe(1)
  const none = situation(given([]))
  none.player1.play('One-Quarter Portion')
  expect(none.player2.resources).toBe(0)
})
