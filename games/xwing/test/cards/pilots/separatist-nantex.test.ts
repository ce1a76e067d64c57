import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, gained, rolled } from '../facing.ts'

const DROID = { pilot: 'tradefederationdrone', at: [480, 300, 0] } as const

test('Berwer Kret lets droids with a lock calculate [card: berwerkret]', () => {
  const friends = { wing: { ...DROID, locks: ['enemy'] }, other: { ...DROID, at: [540, 300, 0] } } as const
  const me = { pilot: 'berwerkret', at: [400, 300, 0] } as const
  const match = attackBy(me, {
    dice: 'hit blank blank / blank blank',
    friends,
    enemy: { at: [400, 540, 180] },
  })
  match.player1.action('calculate', { ship: 'wing', colour: 'red' })
  expect(gained(match, 'wing')).toEqual(['stress', 'calculate'])
  expect(gained(match, 'other')).toEqual([])
})

describe('tractored defenders', () => {
  const shot = (pilot: string, tokens: readonly 'tractor'[]) =>
    attackBy({ pilot, turret: 'front' }, { dice: 'blank blank blank', enemy: { tokens } })
  test('Chertek rerolls against one [card: chertek]', () => {
    expect(shot('chertek', ['tractor']).offers({ card: 'chertek' })).toBe(true)
    expect(shot('chertek', []).question).not.toBe('modify-attack-dice')
  })
  test('Sun Fac rolls 1 more die against one [card: sunfac]', () => {
    expect(rolled(shot('sunfac', ['tractor']), 'attack')).toBe(rolled(shot('sunfac', []), 'attack') + 1)
  })
})

describe('Gorgol', () => {
  const help = (damage: string) => {
    const friends = { wing: { ...BESIDE, at: [560, 300, 0], damage: [damage] } } as const
    const match = facing('system', 'gorgol', { friends })
    match.player1.choose({ do: 'system', card: 'gorgol' })
    match.player1.ship('wing')
    match.until('action')
    return match
  }
  test('tractors a friend to repair its ship damage [card: gorgol]', () => {
    const match = help('weaponsfailure')
    expect(match.ships.wing.damage).toEqual(['facedown'])
    expect(gained(match, 'me')).toEqual(['disarm'])
    expect(gained(match, 'wing')).toEqual(['tractor'])
  })
  test('the pilot stays wounded', () => {
    expect(help('woundedpilot').ships.wing.damage).toEqual(['woundedpilot'])
  })
})

test('Cad Bane acts when a ship falls near him, even stressed [card: cadbane-separatistalliance]', () => {
  const me = { pilot: 'cadbane-separatistalliance', tokens: ['stress'] } as const
  const enemies = { other: { pilot: 'bluesquadronescort', at: [60, 860, 180] } } as const
  const enemy = { damage: ['facedown', 'facedown', 'facedown'] }
  const match = attackBy(me, { dice: 'hit hit hit / blank blank', enemy, enemies })
  match.player1.yes()
  match.player1.action('focus')
  expect(gained(match, 'me')).toEqual(['focus'])
  expect(attackBy(me, { dice: 'hit blank blank / blank blank', enemies }).question).not.toBe('use-ability')
})

test('IG-101 repairs a faceup card at the start of the System Phase [card: ig101]', () => {
  const match = facing('system', { pilot: 'ig101', damage: ['weaponsfailure'] })
  match.player1.yes()
  expect(match.ships.me.damage).toEqual(['facedown'])
  expect(facing('system', { pilot: 'ig101', damage: ['facedown'] }).question).not.toBe('use-ability')
})

test('IG-102 makes a focus result of a blank against his betters [card: ig102]', () => {
  const dice = 'hit hit hit / blank blank blank'
  const enemy = { pilot: 'lukeskywalker' }
  const match = attackOn('ig102', { dice, enemy, more: { unwritten: true } })
  match.until('modify-defense-dice')
  expect(match.offers({ card: 'ig102' })).toBe(true)
  expect(attackOn('ig102', { dice }).question).not.toBe('modify-defense-dice')
})

test('IG-111 hurts an enemy in its bullseye arc after a miss [card: ig111]', () => {
  const match = attackBy('ig111', { dice: 'blank blank blank' })
  match.player1.ship('enemy')
  expect(match.ships.enemy.damage).toHaveLength(1)
  expect(gained(match, 'me')).toEqual(['deplete'])
  expect(attackBy('ig111', { dice: 'hit blank blank / blank blank' }).question).not.toBe('choose-ship')
})
