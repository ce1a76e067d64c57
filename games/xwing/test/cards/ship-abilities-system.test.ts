import { describe, expect, test } from 'vitest'
import { facing, gained } from './facing.ts'

const more = { unwritten: true }

describe('Intuitive Controls', () => {
  test('rolls or boosts for Force in the System Phase [card: intuitivecontrols]', () => {
    const match = facing('system', 'jedigeneral')
    match.player1.choose({ do: 'system' })
    expect(match.player1.all('action')).toEqual(['barrel-roll', 'boost'])
    match.player1.action('boost', { colour: 'purple' })
    match.choose({ side: 'straight' })
    expect(match.events).toContain('spend-force')
    expect(facing('system', { pilot: 'jedigeneral', force: 0 }).question).not.toBe('system')
  })
})

describe('Sensitive Controls', () => {
  test('red, and so not while stressed [card: sensitivecontrols]', () => {
    const upgrades = ['sensitivecontrols']
    const match = facing('system', { pilot: 'alphasquadronpilot', upgrades }, { more })
    match.player1.choose({ do: 'system' })
    match.player1.action('boost', { colour: 'red' })
    match.choose({ side: 'straight' })
    expect(gained(match, 'me')).toEqual(['stress'])
    const stressed = facing('system', { pilot: 'alphasquadronpilot', upgrades, tokens: ['stress'] }, { more })
    expect(stressed.question).not.toBe('system')
  })
})

describe('Pursuit Thrusters', () => {
  test('boosts in the System Phase, not while stressed [card: pursuitthrusters]', () => {
    const match = facing('system', 'firstordercadet')
    match.player1.choose({ do: 'system' })
    expect(match.player1.offered[0]).toMatchObject({ action: 'boost', colour: 'white' })
    expect(facing('system', { pilot: 'firstordercadet', tokens: ['stress'] }).question).not.toBe('system')
  })
})

describe('Stygium Array', () => {
  test('an evade token buys the cloak back at the end [card: stygiumarray]', () => {
    const match = facing('end', { pilot: 'imdaartestpilot', tokens: ['evade'] })
    match.player1.yes()
    expect(gained(match, 'me')).toEqual(['cloak'])
    expect(facing('end', 'imdaartestpilot').question).not.toBe('use-ability')
  })
  test('and it evades after decloaking', () => {
    const match = facing('system', { pilot: 'imdaartestpilot', tokens: ['cloak'] })
    match.player1.choose({ do: 'decloak' })
    match.choose({ side: 'left' })
    match.player1.action('evade')
    expect(gained(match, 'me')).toEqual(['evade'])
  })
})

describe('Nimble Bomber', () => {
  test('drops with a bank template [card: nimblebomber]', () => {
    const match = facing('system', { pilot: 'scimitarsquadronpilot', upgrades: ['protonbombs'] })
    match.player1.choose({ do: 'system' })
    expect(match.player1.all('template')).toEqual(['bank 1 left', 'bank 1 right', 'straight 1'])
  })
})
