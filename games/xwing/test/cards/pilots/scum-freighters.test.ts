import { describe, expect, test } from 'vitest'
import { attackBy, BESIDE, facing, flight, gained, rolled } from '../facing.ts'

const more = { unwritten: true }

test('IG-88A passes a calculate token to a droid [card: ig88a]', () => {
  const friends = {
    droid: { pilot: 'ig88b', at: [560, 300, 0] },
    wing: { ...BESIDE, at: [340, 300, 0] },
  } as const
  const match = facing('engagement', { pilot: 'ig88a', tokens: ['calculate'] }, { friends })
  expect(match.player1.all('ship')).toEqual(['droid'])
  match.player1.ship('droid')
  expect(match.ships.droid.tokens).toEqual({ calculate: 1 })
})

describe('IG-88B', () => {
  const shot = (dice: string) => {
    const match = facing('declare-target', { pilot: 'ig88b', upgrades: ['ioncannon'] }, { dice, more })
    match.player1.attack('enemy', { weapon: 'primary' })
    match.until('attack')
    return match
  }
  test('fires a cannon after a miss [card: ig88b]', () => {
    const match = shot('blank blank blank')
    expect(match.player1.all('weapon')).toEqual(['ioncannon'])
  })
  test('not after a hit', () => {
    expect(shot('hit hit hit / blank blank').asked).toBe('player2')
  })
})

test('IG-88C evades after a boost [card: ig88c]', () => {
  const match = facing('perform-action', 'ig88c', { distance: 400 })
  match.player1.action('boost')
  match.player1.choose({ side: 'straight' })
  match.until('action')
  match.player1.action('evade')
  expect(match.ships.me.tokens).toEqual({ evade: 1 })
  const focus = facing('perform-action', 'ig88c')
  focus.player1.action('calculate')
  expect(focus.offers({ action: 'evade' })).toBe(false)
})

test('Han Solo may roll 1 more die through an obstacle [card: hansolo]', () => {
  const things = [{ type: 'coreasteroid0', at: [457, 440, 0] }] as const
  const match = attackBy({ pilot: 'hansolo', turret: 'front' }, { distance: 300, more: { things } })
  match.player1.yes()
  expect(rolled(match, 'attack')).toBe(3)
  const free = attackBy({ pilot: 'hansolo', turret: 'front' }, { distance: 300 })
  expect(rolled(free, 'attack')).toBe(2)
})

test('L3-37 banks more easily without shields [card: l337] [card: l337-escapecraft]', () => {
  const me = { pilot: 'l337', tokens: ['stress'] } as const
  expect(flight({ ...me, shields: 0 }, '3 bank left').ships.me.tokens).toEqual({})
  expect(flight(me, '3 bank left').ships.me.tokens).toEqual({ stress: 1 })
})

test('Rook Kast strains herself to hit with a blank [card: rookkast]', () => {
  const strained = attackBy(
    { pilot: 'rookkast', tokens: ['strain'] },
    { distance: 260, dice: 'blank blank blank' },
  )
  expect(strained.offers({ card: 'rookkast' })).toBe(true)
  expect(attackBy('rookkast', { distance: 260, dice: 'blank blank blank' }).question).not.toBe(
    'modify-attack-dice',
  )
  const before = facing('engagement', 'rookkast', { distance: 260 })
  before.player1.yes()
  expect(gained(before, 'me')).toEqual(['strain'])
})

test('“Leebo” locks for a calculate token as the Engagement Phase ends [card: leebo-swz103-sl-scumandvillainy]', () => {
  const me = { pilot: 'leebo-swz103-sl-scumandvillainy', tokens: ['calculate'] } as const
  const match = facing('engagement', me, { distance: 260, more })
  match.until('lock')
  match.player1.choose({ do: 'lock', target: 'enemy' })
  expect(match.ships.me.locks).toEqual(['enemy'])
  expect(match.events).toContain('spend')
})

test('Doctor Aphra stresses a ship beside her [card: doctoraphra]', () => {
  const me = { pilot: 'doctoraphra', tokens: ['focus'] } as const
  const match = facing('engagement', me, { distance: 150 })
  match.player1.ship('enemy')
  expect(gained(match, 'enemy')).toEqual(['stress'])
  expect(match.ships.me.charges.doctoraphra).toBe(2)
  expect(facing('engagement', 'doctoraphra', { distance: 150 }).question).not.toBe('choose-ship')
})

test('Latts Razzi spends a lock to tractor [card: lattsrazzi]', () => {
  const match = facing('engagement', { pilot: 'lattsrazzi', locks: ['enemy'] }, { distance: 150 })
  match.player1.ship('enemy')
  expect(gained(match, 'enemy')).toEqual(['tractor'])
  expect(match.ships.me.locks).toEqual([])
  expect(facing('engagement', 'lattsrazzi', { distance: 150 }).question).not.toBe('choose-ship')
})
