import { describe, expect, test } from 'vitest'
import { attackBy, facing, flight, gained } from '../facing.ts'

const more = { unwritten: true }
const DROID = { pilot: 'tradefederationdrone', at: [530, 300, 0] } as const

test.each(['dis347', 'dis347-siegeofcoruscant'])(
  '%s locks what a friend has locked [card: dis347] [card: dis347-siegeofcoruscant]',
  (pilot) => {
    const match = facing('engagement', pilot, { friends: { wing: { ...DROID, locks: ['enemy'] } }, more })
    match.player1.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
    expect(facing('engagement', pilot, { friends: { wing: DROID }, more }).question).not.toBe('lock')
  },
)

describe('DIS-T81', () => {
  test('spends the calculate token of a friend that the enemy sees [card: dist81]', () => {
    const friends = { wing: { ...DROID, at: [500, 340, 0], tokens: ['calculate'] } } as const
    const match = attackBy('dist81', { dice: 'focus blank blank / blank blank', friends })
    match.player1.choose({ card: 'dist81' })
    expect(match.ships.wing.tokens).toEqual({})
    expect(match.ships.enemy.damage).toHaveLength(1)
  })
  test('not of one behind the enemy', () => {
    const friends = { wing: { ...DROID, at: [457, 640, 0], tokens: ['calculate'] } } as const
    const match = attackBy('dist81', { dice: 'focus blank blank / blank blank', friends })
    expect(match.question).not.toBe('modify-attack-dice')
  })
  test('Siege of Coruscant: rerolls for a deplete token each [card: dist81-siegeofcoruscant]', () => {
    const pilot = 'dist81-siegeofcoruscant'
    const match = attackBy(pilot, { dice: 'blank blank hit / hit hit / blank blank', more })
    match.until('modify-attack-dice')
    match.player1.choose({ card: pilot })
    match.player1.answer([0, 1])
    expect(gained(match, 'me')).toEqual(['deplete', 'deplete'])
    expect(match.ships.enemy.damage).toHaveLength(3)
  })
})

test('Phlac-Arphocc Prototype calculates with an enemy in its bullseye arc [card: phlacarphoccprototype-siegeofcoruscant]', () => {
  const pilot = 'phlacarphoccprototype-siegeofcoruscant'
  expect(gained(facing('engagement', pilot, { more }), 'me')).toContain('calculate')
  expect(gained(facing('engagement', pilot, { enemy: { at: [557, 540, 180] }, more }), 'me')).not.toContain(
    'calculate',
  )
})

test('Volan Das strains an enemy after a red maneuver and may calm down [card: volandas]', () => {
  const match = flight('volandas', '3 koiogran', { enemy: { at: [540, 460, 180] } })
  match.player1.ship('enemy')
  match.player1.yes()
  expect(gained(match, 'enemy')).toEqual(['strain'])
  expect(match.ships.me.tokens.stress).toBeUndefined()
})

test('DGS-047 locks and strains whom it attacked [card: dgs047]', () => {
  const match = attackBy('dgs047', { dice: 'blank blank' })
  match.until('lock')
  match.player1.choose({ do: 'lock', target: 'enemy' })
  expect(match.ships.me.locks).toEqual(['enemy'])
  expect(gained(match, 'enemy')).toEqual(['strain'])
  const aside = attackBy('dgs047', { dice: 'blank blank', enemy: { at: [540, 540, 180] } })
  aside.until('lock')
  aside.player1.choose({ do: 'decline' })
  expect(gained(aside, 'enemy')).toEqual([])
})

test('DGS-286 takes a calculate token from a friend [card: dgs286]', () => {
  const friends = { wing: { ...DROID, tokens: ['calculate'] } } as const
  const match = facing('engagement', 'dgs286', { friends })
  match.player1.ship('wing')
  expect(gained(match, 'me')).toEqual(['calculate'])
  expect(facing('engagement', 'dgs286', { friends: { wing: DROID } }).question).not.toBe('choose-ship')
})

test('Geonosian Prototype rerolls for a tractor token of the defender [card: geonosianprototype]', () => {
  const me = { pilot: 'geonosianprototype', upgrades: ['concussionmissiles'], locks: ['enemy'] }
  const shot = (tokens: readonly 'tractor'[], weapon: string) => {
    const match = facing('declare-target', me, { dice: 'blank blank blank', enemy: { tokens }, more })
    match.player1.attack('enemy', { weapon })
    return match
  }
  expect(shot(['tractor'], 'concussionmissiles').offers({ card: 'geonosianprototype' })).toBe(true)
  expect(shot(['tractor'], 'primary').offers({ card: 'geonosianprototype' })).toBe(false)
  expect(shot([], 'concussionmissiles').offers({ card: 'geonosianprototype' })).toBe(false)
})

test('Onderon Oppressor calculates after a red barrel roll [card: onderonoppressor] [xw.g.queue.7]', () => {
  const match = facing('perform-action', 'onderonoppressor')
  match.player1.action('barrel-roll')
  match.player1.choose({ side: 'left', end: 'level' })
  expect(gained(match, 'me')).toEqual(['stress', 'calculate'])
  const other = facing('perform-action', 'onderonoppressor')
  other.player1.action('lock')
  expect(gained(other, 'me')).toEqual([])
})
