import { describe, expect, test } from 'vitest'
import { attackBy, facing, gained, rolled } from './facing.ts'

const PHANTOM = { pilot: 'sabinewren', docked: 'me' } as const
const SHUTTLE = { pilot: 'zeborrelios-sheathipedeclassshuttle', docked: 'me' } as const
const BEHIND = { at: [457, 120, 0] } as const

describe('Tail Gun', () => {
  test('a docked ship is a primary weapon to the rear [card: tailgun] [xw.a.errata-ships.1]', () => {
    const match = facing('declare-target', 'lothalrebel', { enemy: BEHIND, friends: { phantom: PHANTOM } })
    match.player1.attack('enemy', { arc: 'rear' })
    expect(rolled(match, 'attack')).toBe(3)
    const alone = facing('declare-target', 'lothalrebel', { enemy: BEHIND })
    expect(alone.asked).not.toBe('player1')
  })
})

describe('Locked and Loaded', () => {
  test('a bonus attack to the rear after one to the front [card: lockedandloaded]', () => {
    const enemies = { second: { pilot: 'bluesquadronescort', ...BEHIND } }
    const match = attackBy('lothalrebel', {
      dice: 'blank blank blank blank',
      enemies,
      friends: { phantom: PHANTOM },
    })
    expect(match.player1.all('target')).toEqual(['second'])
    match.player1.attack('second', { arc: 'rear' })
    const shuttle = attackBy('lothalrebel', {
      dice: 'blank blank blank blank',
      enemies,
      friends: { shuttle: SHUTTLE },
    })
    expect(shuttle.player1.offers({ do: 'attack', ship: 'me' })).toBe(false)
  })
})

describe('Comms Shuttle', () => {
  const wing = { pilot: 'bluesquadronescort', at: [560, 300, 0], marks: ['activated'] } as const
  test('the carrier coordinates before it activates [card: commsshuttle]', () => {
    const match = facing('activation', 'lothalrebel', { distance: 560, friends: { shuttle: SHUTTLE, wing } })
    match.player1.action('coordinate')
    match.player1.action('focus', { ship: 'wing' })
    expect(gained(match, 'wing')).toEqual(['focus'])
  })
  test('not without the shuttle', () => {
    const match = facing('activation', 'lothalrebel', { distance: 560, friends: { wing } })
    expect(match.player1.offers({ action: 'coordinate' })).toBe(false)
  })
})
