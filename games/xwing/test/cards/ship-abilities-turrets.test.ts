import { describe, expect, test } from 'vitest'
import { facing, flight, gained } from './facing.ts'

const more = { unwritten: true }

describe('turrets that turn to the front or rear only', () => {
  test.each([
    ['zetasquadronsurvivor', 'focus'],
    ['caridaacademycadet', 'rotate-arc'],
    ['bluesquadronrecruit', 'focus'],
  ])(
    '%s [card: heavyweaponturret] [card: rotatingcannons] [card: refinedgyrostabilizers]',
    (pilot, first) => {
      const match = facing('perform-action', { pilot, turret: 'front' }, { more })
      match.player1.action(first)
      if (first === 'focus') match.player1.action('rotate-arc')
      expect(match.ships.me.turret).toBe('rear')
    },
  )
})

test('Heavy Weapon Turret: missiles leave through the turret [card: heavyweaponturret]', () => {
  const me = {
    pilot: 'zetasquadronsurvivor',
    at: [457, 300, 180],
    turret: 'rear',
    upgrades: ['concussionmissiles'],
    locks: ['enemy'],
  } as const
  expect(facing('declare-target', me, { more }).player1.offers({ weapon: 'concussionmissiles' })).toBe(true)
  const ahead = facing('declare-target', { ...me, turret: 'front' }, { more })
  expect(ahead.player1.offers({ weapon: 'concussionmissiles' })).toBe(false)
})

test('Rotating Cannons: cannons leave through the turret [card: rotatingcannons]', () => {
  const me = {
    pilot: 'caridaacademycadet',
    at: [457, 300, 180],
    turret: 'rear',
    upgrades: ['ioncannon'],
  } as const
  expect(facing('declare-target', me, { more }).player1.offers({ weapon: 'ioncannon' })).toBe(true)
  expect(
    facing('declare-target', { ...me, turret: 'front' }, { more }).player1.offers({ weapon: 'ioncannon' }),
  ).toBe(false)
})

describe('Refined Gyrostabilizers', () => {
  test('a red boost or turn after an action [card: refinedgyrostabilizers]', () => {
    const match = facing('perform-action', 'bluesquadronrecruit')
    match.player1.action('focus')
    expect(match.player1.all('action')).toEqual(['boost', 'rotate-arc'])
    expect(match.player1.all('colour')).toEqual(['red'])
  })
})

describe('Vectored Cannons', () => {
  test('a red boost or turn in the System Phase [card: vectoredcannons]', () => {
    const match = facing('system', 'arvelcrynyd-battleoverendor', { more })
    match.player1.choose({ do: 'system', card: 'vectoredcannons' })
    match.player1.action('rotate-arc', { colour: 'red' })
    expect(match.ships.me.turret).toBe('rear')
  })
})

describe('Pinpoint Tractor Array', () => {
  test('a tractor token for a rotate action after a full maneuver [card: pinpointtractorarray] [xw.a.cardfaq.54]', () => {
    const match = flight({ pilot: 'petranakiarenaace', turret: 'front' }, '2 straight')
    match.player1.yes()
    match.player1.action('rotate-arc')
    expect(match.player1.all('arc')).toEqual(['left', 'right'])
    match.choose({ arc: 'left' })
    expect(gained(match, 'me')).toEqual(['tractor'])
    expect(match.question).toBe('tractor')
  })
  test('not while stressed', () => {
    const match = flight({ pilot: 'petranakiarenaace', tokens: ['stress', 'stress'] }, '2 straight')
    expect(match.question).not.toBe('use-ability')
  })
})
