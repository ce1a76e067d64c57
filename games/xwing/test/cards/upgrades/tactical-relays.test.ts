/** Tactical relays. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, FAR, facing } from '../facing.ts'

function droid(relay: string, more: object = {}) {
  return { pilot: 'tradefederationdrone', upgrades: [relay], ...more }
}

describe('K2-B4', () => {
  const attacked = (tokens: readonly 'calculate'[]) =>
    attackOn(droid('k2b4', { tokens }), { dice: 'hit blank blank / blank blank' })

  test('an evade, or strain for the attacker [card: k2b4]', () => {
    const match = attacked(['calculate'])
    match.player1.choose({ card: 'k2b4' })
    match.player2.choose({ do: 'decline' })
    match.to('end')
    expect(match.ships.me.damage).toEqual([])
    const strained = attacked(['calculate'])
    strained.player1.choose({ card: 'k2b4' })
    strained.player2.choose({ do: 'strain' })
    expect(strained.ships.enemy.tokens.strain).toBe(1)
  })

  test('not without a calculate token [card: k2b4]', () => {
    expect(attacked([]).player1.offers({ card: 'k2b4' })).toBe(false)
  })
})

describe('Kalani', () => {
  const fly = (at: readonly [number, number, number]) =>
    facing('maneuver', droid('kalani', { at }), { enemy: { dial: '1 straight' }, more: { active: 'enemy' } })

  test('a lock on who flies into a bullseye arc, once [card: kalani] [xw.a.cardfaq.92]', () => {
    const match = fly([457, 300, 0])
    match.player1.ship('me')
    expect(match.ships.me).toMatchObject({ locks: ['enemy'], charges: { kalani: 2 } })
  })

  test('not elsewhere [card: kalani]', () => {
    expect(fly([300, 300, 0]).player1.question).not.toBe('choose-ship')
  })
})

describe('Kraken', () => {
  test('friends keep a calculate token [card: kraken]', () => {
    const friend = { ...BESIDE, tokens: ['calculate', 'calculate'] as const }
    const match = facing('end', droid('kraken', { tokens: ['calculate'] }), { friends: { friend } })
    match.player1.pick({ ship: 'friend' })
    expect(match.ships.friend.tokens).toEqual({ calculate: 1 })
    expect(match.ships.me.tokens).toEqual({})
  })
})

describe('TA-175', () => {
  test('the loss of a droid makes the others calculate [card: ta175]', () => {
    const other = { pilot: 'tradefederationdrone', at: [517, 300, 0] as const }
    const match = attackOn(
      droid('ta175'),
      {
        dice: 'hit hit hit hit / blank blank',
        friends: { other: { ...other, damage: ['facedown', 'facedown'] }, xwing: FAR },
      },
      'other',
    )
    match.until('attack')
    expect(match.ships.me.tokens.calculate).toBe(1)
    expect(match.ships.xwing.tokens.calculate).toBeUndefined()
  })
})

describe('TV-94', () => {
  const attack = (at: readonly [number, number, number]) =>
    attackBy(droid('tv94', { tokens: ['calculate'], at }), { dice: 'blank blank' })

  test('a hit for a calculate token in the bullseye arc [card: tv94]', () => {
    const match = attack([457, 300, 0])
    match.choose({ card: 'tv94' })
    expect(match.ships.me.tokens.calculate).toBeUndefined()
    expect(match.events).toContain('add-die')
  })

  test('not beside it [card: tv94]', () => {
    expect(attack([400, 300, 0]).offers({ card: 'tv94' })).toBe(false)
  })
})
