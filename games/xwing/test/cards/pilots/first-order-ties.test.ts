import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, facing, gained, rolled } from '../facing.ts'

const WING = { pilot: 'epsilonsquadroncadet', at: [530, 300, 0] } as const

describe('“Ember”', () => {
  const enemy = { tokens: ['focus'], damage: ['facedown'] } as const
  test('a damaged defender cannot spend focus tokens [card: ember]', () => {
    const match = attackBy('ember', { dice: 'hit hit hit / focus focus', enemy })
    expect(match.question).not.toBe('modify-defense-dice')
  })
  test('an undamaged one can', () => {
    const match = attackBy('ember', { dice: 'hit hit hit / focus focus', enemy: { tokens: ['focus'] } })
    expect(match.question).toBe('modify-defense-dice')
  })
})

describe('“Holo”', () => {
  test('must hand a token on [card: holo]', () => {
    const match = facing('engagement', { pilot: 'holo', tokens: ['stress'] }, { friends: { wing: WING } })
    expect(match.ships.wing.tokens).toEqual({ stress: 1 })
    expect(match.ships.me.tokens).toEqual({})
  })
  test('an enemy’s lock on him is one, his own lock is none [xw.a.cardfaq.76] [xw.a.cardfaq.77]', () => {
    const me = { pilot: 'holo', locks: ['enemy'] } as const
    const match = facing('engagement', me, { friends: { wing: WING }, enemy: { locks: ['me'] } })
    expect(match.ships.enemy.locks).toEqual(['wing'])
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
})

test('Major Vonreg drains an enemy in his bullseye arc [card: majorvonreg]', () => {
  const match = facing('system', 'majorvonreg')
  match.player1.choose({ do: 'system', card: 'majorvonreg' })
  match.player1.ship('enemy')
  match.player1.choose({ token: 'deplete' })
  expect(gained(match, 'enemy')).toEqual(['deplete'])
  const beside = facing('system', 'majorvonreg', { enemy: { at: [557, 540, 180] } })
  expect(beside.offers({ card: 'majorvonreg' })).toBe(false)
})

test('“Dread” depletes what is in his bullseye arc when he reloads [card: dread]', () => {
  const me = { pilot: 'dread', upgrades: ['protontorpedoes'], charges: { protontorpedoes: 0 } }
  const enemies = { other: { pilot: 'bluesquadronescort', at: [557, 540, 180] } } as const
  const match = facing('perform-action', me, { enemies, more: { unwritten: true } })
  match.player1.action('reload')
  expect(gained(match, 'enemy')).toEqual(['deplete'])
  expect(gained(match, 'other')).toEqual([])
})

describe('“Grudge”', () => {
  const explode = (at: readonly [number, number, number]) => {
    const things = [{ type: 'proximitymine', at: [457, 560, 0], owner: 'player1', by: 'me' }] as const
    const enemy = { at: [457, 640, 180], dial: '1 straight' } as const
    const me = { pilot: 'grudge', at }
    return facing('maneuver', me, { enemy, dice: 'blank blank hit', more: { things, active: 'enemy' } })
  }
  test('rerolls a die of a mine nearby [card: grudge]', () => {
    const match = explode([457, 400, 0])
    expect(match.question).toBe('reroll-attack')
    match.player1.pick({ face: 'blank' })
    expect(match.ships.enemy.damage).toHaveLength(2)
  })
  test('not of one far away', () => {
    expect(explode([457, 60, 0]).question).not.toBe('reroll-attack')
  })
})

test('Jul Jerjerrod sheds a token after a boost [card: juljerjerrod]', () => {
  const match = facing('perform-action', { pilot: 'juljerjerrod', tokens: ['strain'] })
  match.player1.action('boost')
  match.player1.choose({ side: 'straight' })
  match.until('use-ability')
  match.player1.yes()
  match.player1.choose({ token: 'strain' })
  expect(match.ships.me.charges.juljerjerrod).toBe(2)
  expect(match.ships.me.tokens.strain).toBeUndefined()
  const clean = facing('perform-action', 'juljerjerrod')
  clean.player1.action('focus')
  expect(clean.question).not.toBe('use-ability')
})

describe('“Scorch” (TIE/se)', () => {
  const dice = 'hit hit / blank blank'
  test('a friend’s spent hit strains the defender after the attack [card: scorch-tiesebomber]', () => {
    const match = attackByFriend('scorch-tiesebomber', 'wing', { dice, friends: { wing: WING } })
    match.player1.choose({ card: 'scorch-tiesebomber' })
    expect(match.ships.enemy.damage).toHaveLength(1)
    expect(gained(match, 'enemy')).toEqual(['strain'])
  })
  test('kept, it hits', () => {
    const match = attackByFriend('scorch-tiesebomber', 'wing', { dice, friends: { wing: WING } })
    match.player1.done()
    expect(match.ships.enemy.damage).toHaveLength(2)
    expect(gained(match, 'enemy')).toEqual([])
  })
})

test('“Backdraft” rolls 1 more die to the rear [card: backdraft]', () => {
  const rear = attackBy({ pilot: 'backdraft', turret: 'rear', at: [457, 300, 180] })
  expect(rolled(rear, 'attack')).toBe(3)
  const front = facing('declare-target', { pilot: 'backdraft', turret: 'front' })
  front.player1.attack('enemy', { arc: 'front' })
  expect(rolled(front, 'attack')).toBe(2)
})

describe('Captain Phasma', () => {
  const dice = 'hit hit blank / blank blank'
  test('a friend beside her must take one damage [card: captainphasma]', () => {
    const match = attackOn('captainphasma', { dice, friends: { wing: WING } })
    expect(match.ships.wing.shields).toBe(0)
    expect(match.ships.me.shields).toBe(2)
  })
  test('not one far away', () => {
    const friends = { wing: { ...WING, at: [757, 300, 0] } } as const
    expect(attackOn('captainphasma', { dice, friends }).ships.me.shields).toBe(1)
  })
})

describe('Lieutenant LeHuse', () => {
  test('spends the lock of a friend to reroll [card: lieutenantlehuse]', () => {
    const friends = { wing: { ...WING, locks: ['enemy'] } }
    const match = attackBy('lieutenantlehuse', { dice: 'blank blank / hit hit / blank blank', friends })
    match.player1.choose({ card: 'lieutenantlehuse' })
    match.player1.answer([0, 1])
    expect(match.ships.wing.locks).toEqual([])
    expect(match.ships.enemy.damage).toHaveLength(2)
  })
  test('not without one', () => {
    const match = attackBy('lieutenantlehuse', { dice: 'blank blank', friends: { wing: WING } })
    expect(match.question).not.toBe('modify-attack-dice')
  })
})

describe('“Quickdraw”', () => {
  test('fires back once after she lost shields [card: quickdraw]', () => {
    const match = attackOn({ pilot: 'quickdraw', turret: 'rear' }, { dice: 'hit hit blank / blank blank' })
    match.player1.yes()
    match.player1.attack('enemy')
    expect(match.events.filter((what) => what === 'attack')).toHaveLength(2)
  })
  test('not while her shields hold', () => {
    const match = attackOn('quickdraw', { dice: 'blank blank blank' })
    expect(match.question).not.toBe('use-ability')
  })
})
