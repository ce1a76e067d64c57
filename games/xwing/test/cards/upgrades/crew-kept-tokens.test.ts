/** Crew members who see to it that tokens stay, or go. */
import { describe, expect, test } from 'vitest'
import { facing, flight } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

describe('Death Troopers', () => {
  const fly = (at: readonly [number, number, number]) =>
    facing('maneuver', xwing('deathtroopers', { at }), {
      enemy: { at: [457, 500, 180], tokens: ['stress', 'strain'], dial: '1 straight' },
      more: { active: 'enemy' },
    }).ships.enemy.tokens

  test('enemies near them keep their stress [card: deathtroopers]', () => {
    expect(fly([457, 300, 0])).toEqual({ stress: 1 })
    expect(fly([457, 60, 0])).toEqual({})
  })
})

describe('Gamut Key', () => {
  test('green and orange tokens stay for 2 charges [card: gamutkey]', () => {
    const match = facing('end', xwing('gamutkey', { tokens: ['focus', 'ion'] }), {
      enemy: { tokens: ['focus'] },
    })
    match.player1.ship('me')
    expect(match.ships.me.tokens).toEqual({ focus: 1, ion: 1 })
    expect(match.ships.enemy.tokens).toEqual({})
  })

  test('or nobody’s [card: gamutkey]', () => {
    const match = facing('end', xwing('gamutkey', { tokens: ['focus'] }))
    match.choose({ do: 'nobody' })
    expect(match.ships.me.tokens).toEqual({})
    expect(match.ships.me.charges.gamutkey).toBe(2)
  })
})

describe('ISB Slicer', () => {
  const jam = (distance: number) =>
    facing('end', xwing('isbslicer'), { distance, enemy: { tokens: ['jam', 'tractor'] } }).ships.enemy.tokens

  test('jam tokens stay at range 1-2 [card: isbslicer]', () => {
    expect(jam(240)).toEqual({ jam: 1 })
    expect(jam(340)).toEqual({})
  })
})

describe('Ketsu Onyo', () => {
  test('tractor tokens of an enemy in her arc stay [card: ketsuonyo]', () => {
    const enemy = { tokens: ['tractor', 'focus'] as const }
    const match = facing('end', xwing('ketsuonyo'), { enemy })
    match.player1.ship('enemy')
    expect(match.ships.enemy.tokens).toEqual({ tractor: 1 })
    expect(facing('end', xwing('ketsuonyo', { at: [457, 300, 180] }), { enemy }).question).not.toBe(
      'choose-ship',
    )
  })
})

describe('Korr Sella', () => {
  test('a blue maneuver removes all stress [card: korrsella]', () => {
    const me = xwing('korrsella', { tokens: ['stress', 'stress', 'stress'] })
    expect(flight(me, '2 straight').ships.me.tokens.stress).toBeUndefined()
    expect(flight(me, '3 straight').player1.question).not.toBe('action')
  })
})

describe('K-2SO', () => {
  test('calculate and stress for a friend [card: k2so]', () => {
    const match = facing('system', xwing('k2so'))
    match.choose({ do: 'system' })
    match.player1.ship('me')
    expect(match.ships.me.tokens).toMatchObject({ calculate: 1 })
  })

  test('he may choose nobody after measuring [card: k2so] [xw.a.faq-queue.23]', () => {
    const match = facing('system', xwing('k2so'))
    match.choose({ do: 'system' })
    match.choose({ do: 'nobody' })
    expect(match.ships.me.tokens.calculate).toBeUndefined()
  })
})
