import { describe, expect, test } from 'vitest'
import { AHEAD, attackBy, attackOn, BEHIND, BESIDE, FAR, facing, flight, gained } from '../facing.ts'

describe('Aftab Ackbar', () => {
  test('strain for stress after a red action [card: aftabackbar]', () => {
    const match = facing('perform-action', 'aftabackbar')
    match.player1.action('barrel-roll')
    match.choose({ side: 'left', end: 'level' })
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({ strain: 1 })
  })
  test('not with 2 stress tokens', () => {
    const match = flight({ pilot: 'aftabackbar', tokens: ['stress'] }, '2 straight')
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Corus Kapellim', () => {
  test('takes a green token from a ship ahead of him [card: coruskapellim]', () => {
    const match = facing('engagement', 'coruskapellim', {
      distance: 130,
      enemy: { tokens: ['evade'], marks: ['engaged'] },
    })
    match.player1.ship('enemy')
    expect(match.ships.me.tokens).toEqual({ evade: 1 })
  })
  test('not at range 2', () => {
    expect(
      facing('engagement', 'coruskapellim', { enemy: { tokens: ['evade'], marks: ['engaged'] } }).question,
    ).toBe('attack')
  })
})

describe('Lega Fossang', () => {
  const wing = { ...AHEAD, at: [480, 400, 0], tokens: ['calculate'] } as const
  test('rerolls for calculating friends in the attack arc [card: legafossang]', () => {
    const match = attackBy('legafossang', { dice: 'blank blank / hit', friends: { wing } })
    match.player1.choose({ do: 'card' })
    expect(match.match.ask).toMatchObject({ max: 1 })
    expect(attackBy('legafossang', { dice: 'blank blank', friends: { wing: AHEAD } }).question).not.toBe(
      'modify-attack-dice',
    )
  })
})

describe('Shasa Zaro', () => {
  test('a friend behind her copies a green token [card: shasazaro]', () => {
    const me = { pilot: 'shasazaro', tokens: ['focus'] } as const
    const match = attackOn(me, { dice: 'blank blank blank', friends: { wing: BEHIND, ahead: AHEAD } })
    expect(match.player1.all('ship')).toEqual(['wing'])
    match.player1.ship('wing')
    expect(gained(match, 'wing')).toEqual(['focus'])
  })
})

describe('Teza Nasz', () => {
  const left = { pilot: 'bluesquadronescort', at: [397, 540, 0] } as const
  const right = { pilot: 'bluesquadronescort', at: [517, 540, 0] } as const
  test('a reroll when the defender is flanked [card: tezanasz]', () => {
    const match = attackBy('tezanasz', { dice: 'blank blank', friends: { left, right } })
    match.player1.choose({ do: 'card' })
    expect(match.question).toBe('reroll-attack')
    expect(attackBy('tezanasz', { dice: 'blank blank', friends: { left } }).question).not.toBe(
      'modify-attack-dice',
    )
  })
})

describe('Zorii Bliss', () => {
  test('copies the action of a ship beside her, in red [card: zoriibliss]', () => {
    const zorii = { ...BESIDE, pilot: 'zoriibliss' } as const
    const match = facing('perform-action', {}, { friends: { zorii } })
    match.player1.action('focus')
    match.player1.yes()
    match.player1.action('focus', { ship: 'zorii' })
    expect(match.ships.zorii.tokens).toEqual({ focus: 1, stress: 1 })
  })
  test('not from range 3', () => {
    const match = facing('perform-action', {}, { friends: { zorii: { ...FAR, pilot: 'zoriibliss' } } })
    match.player1.action('focus')
    expect(match.question).not.toBe('use-ability')
  })
})
