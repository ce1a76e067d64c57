import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'
import { BESIDE, FAR, facing } from './facing.ts'

describe('Rigged Energy Cells', () => {
  const drone = (charges: number) => ({
    pilot: 'autopilotdrone',
    charges: { autopilotdrone: charges },
    dial: '2 straight',
  })
  test('a charge each System Phase [card: autopilotdrone]', () => {
    const match = facing('system', drone(3), { distance: 500 })
    expect(match.offers({ do: 'done' })).toBe(false)
    match.to('activation')
    expect(match.ships.me.charges).toEqual({ autopilotdrone: 2 })
  })
  test('without one it explodes at the end of the Activation Phase [xw.a.cardfaq.9]', () => {
    const friends = { wing: { ...BESIDE, dial: '2 straight' }, far: { ...FAR, dial: '2 straight' } } as const
    const decks = { player1: ['weaponsfailure'] }
    const match = facing('system', drone(1), { distance: 500, friends, more: { decks } })
    match.to('engagement')
    expect(match.ships.me.zone).toBe('removed')
    expect(match.ships.wing.shields).toBe(1)
    expect(match.ships.far.shields).toBe(2)
  })
  test('destroyed in another way it does not [xw.a.cardfaq.9]', () => {
    const me = { ...drone(3), damage: ['facedown', 'facedown'], shields: 0 }
    const match = facing('declare-target', me, {
      dice: 'hit hit hit / blank blank',
      friends: { wing: BESIDE },
      more: { active: 'enemy' },
    })
    match.player2.attack('me')
    match.to('end')
    expect(match.ships.wing.shields).toBe(2)
  })
})

describe('Pursuit Craft', () => {
  const deploy = (locks: readonly string[]) => {
    const match = situation({
      step: 'system',
      player1: {
        hound: { pilot: 'trandoshanslaver', at: [457, 300, 0], upgrades: ['houndstooth'], locks },
        bossk: { pilot: 'bossk-z95af4headhunter', docked: 'hound' },
      },
      player2: { enemy: { pilot: 'bluesquadronescort', at: [457, 600, 180] } },
    })
    match.player1.choose({ do: 'deploy' })
    match.player1.choose({ end: 'front', bearing: 'straight', speed: 2 })
    return match
  }
  test('locks what the Hound’s Tooth has locked [card: bossk-z95af4headhunter] [card: houndstooth]', () => {
    const match = deploy(['enemy'])
    match.player1.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.bossk.locks).toEqual(['enemy'])
  })
  test('not without such a lock', () => {
    expect(deploy([]).question).not.toBe('lock')
  })
})
