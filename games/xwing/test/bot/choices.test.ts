import { describe, expect, test } from 'vitest'
import { attackBy } from '../cards/facing.ts'
import { situation } from '../play.ts'
import { advised } from './greedy.ts'

describe('targets', () => {
  const two = {
    step: 'engagement',
    player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 400, 0], tokens: ['focus'] } },
    player2: {
      whole: { pilot: 'academypilot', at: [430, 560, 180] },
      broken: { pilot: 'academypilot', at: [490, 560, 180], damage: ['facedown', 'facedown'] },
    },
  } as const

  test('of two alike the one that is nearly gone is attacked', () => {
    expect(advised(situation(two))).toMatchObject({ do: 'attack', target: 'broken' })
  })

  test('an attack is better than none', () => {
    const far = { ...two, player2: { whole: { pilot: 'academypilot', at: [457, 720, 180] } } } as const
    expect(advised(situation(far)).do).toBe('attack')
  })
})

describe('actions', () => {
  const atSatellite = {
    options: { scenario: 'scramblethetransmissions' },
    step: 'perform-action',
    active: 'tie',
    round: 2,
    player1: { tie: { pilot: 'academypilot', at: [400, 457, 0] } },
    player2: { xwing: { pilot: 'bluesquadronescort', at: [850, 850, 180] } },
    things: [{ type: 'satellite', at: [457, 457, 0] }],
  } as const

  test('a satellite in reach is scrambled', () => {
    expect(advised(situation(atSatellite))).toMatchObject({ do: 'action', action: 'scenario' })
  })

  test('one that bears the own marker is left alone', () => {
    const things = [{ type: 'satellite', at: [457, 457, 0], mark: 0 }] as const
    expect(advised(situation({ ...atSatellite, things })).action).not.toBe('scenario')
  })

  test('with an enemy in sight a ship takes a focus token rather than nothing', () => {
    const match = situation({
      step: 'perform-action',
      active: 'xwing',
      player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 400, 0] } },
      player2: { tie: { pilot: 'academypilot', at: [457, 600, 180], marks: ['activated'] } },
    })
    expect(['focus', 'lock']).toContain(advised(match).action)
  })

  test('a cache is kept at the end of an activation', () => {
    const match = situation({
      ...atSatellite,
      options: { scenario: 'salvagemission' },
      things: [{ type: 'supplycache', at: [457, 457, 0] }],
    })
    match.player1.choose({ do: 'action', action: 'scenario' })
    match.until('use-ability')
    expect(advised(match).do).toBe('no')
  })
})

test('a lock that may be declined is taken on an enemy [card: dgs047]', () => {
  const match = attackBy('dgs047', { dice: 'blank blank' })
  match.until('lock')
  expect(advised(match)).toMatchObject({ do: 'lock', target: 'enemy' })
})
