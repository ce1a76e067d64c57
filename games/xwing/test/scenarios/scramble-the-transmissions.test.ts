import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'

const atSatellite = {
  options: { scenario: 'scramblethetransmissions' },
  step: 'perform-action',
  active: 'tie',
  round: 2,
  player1: { tie: { pilot: 'academypilot', at: [400, 457, 0] } },
  player2: { xwing: { pilot: 'bluesquadronescort', at: [850, 850, 180] } },
  things: [
    { type: 'satellite', at: [457, 457, 0] },
    { type: 'satellite', at: [457, 200, 0] },
  ],
} as const

const scramble = { do: 'action', action: 'scenario', name: 'scramble' } as const

describe('the scramble action', () => {
  test('puts the own marker on a satellite at range 0 to 1, which scores 1 point [xw.g.player-marker.1] [xw.g.victory-marker.1]', () => {
    const match = situation(atSatellite)
    match.player1.choose(scramble)
    expect(match.things.satellite.mark).toBe(0)
    match.to('end')
    match.until('dials')
    expect(match.match.state.score).toEqual([1, 0])
  })

  test('removes the marker of the enemy', () => {
    const things = [{ type: 'satellite', at: [457, 457, 0], mark: 1 }] as const
    const match = situation({ ...atSatellite, things })
    match.player1.choose(scramble)
    match.until('dials')
    expect(match.match.state.score).toEqual([1, 0])
  })

  test('fails without a satellite in range [xw.g.fail.1]', () => {
    const things = [{ type: 'satellite', at: [457, 800, 0] }] as const
    const match = situation({ ...atSatellite, things })
    match.player1.choose(scramble)
    expect(match.events).toContain('action-failed')
    expect(match.things.satellite.mark).toBe(-1)
  })

  test('is not there in round 1', () => {
    expect(situation({ ...atSatellite, round: 1 }).player1.offers(scramble)).toBe(false)
  })

  test('is not there for a stressed ship [xw.g.actions.5]', () => {
    const player1 = { tie: { pilot: 'academypilot', at: [400, 457, 0], tokens: ['stress'] } } as const
    const match = situation({ ...atSatellite, player1 })
    expect(match.player1.offers(scramble)).toBe(false)
  })

  test('is never granted by another ship: only in the own Perform Action step', () => {
    const player1 = {
      uwing: { pilot: 'bluesquadronscout', at: [300, 457, 0] },
      tie: { pilot: 'academypilot', at: [420, 457, 0] },
    } as const
    const match = situation({ ...atSatellite, active: 'uwing', player1 })
    expect(match.player1.offers(scramble)).toBe(true)
    match.player1.action('coordinate')
    expect(match.player1.offers({ do: 'action', ship: 'tie', action: 'focus' })).toBe(true)
    expect(match.player1.offers(scramble)).toBe(false)
  })
})
