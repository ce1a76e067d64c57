import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'

const options = { scenario: 'assaultatthesatellitearray' }

describe('control of a satellite', () => {
  const twoAgainstOne = {
    options,
    step: 'end',
    round: 2,
    player1: {
      first: { pilot: 'academypilot', at: [400, 457, 0] },
      second: { pilot: 'academypilot', at: [400, 520, 0] },
    },
    player2: { xwing: { pilot: 'bluesquadronescort', at: [520, 457, 180] } },
    things: [{ type: 'satellite', at: [457, 457, 0] }],
  } as const

  test('more ships at range 0 to 1 score 1 point at the start of the End Phase [xw.g.mission-points.1]', () => {
    expect(situation(twoAgainstOne).match.state.score).toEqual([1, 0])
  })

  test('the log tells it after the line of the End Phase', () => {
    const { log } = situation(twoAgainstOne).match
    const told = log.map(({ what }) => what)
    const phase = log.findIndex(({ what, args }) => what === 'phase' && args.phase === 'end')
    expect(phase).toBeGreaterThanOrEqual(0)
    expect(told.indexOf('score')).toBeGreaterThan(phase)
  })

  test('nothing scores in round 1', () => {
    expect(situation({ ...twoAgainstOne, round: 1 }).match.state.score).toEqual([0, 0])
  })

  test('a large ship counts as two, so that it holds two small ones to a draw', () => {
    const player2 = { falcon: { pilot: 'outerrimsmuggler', at: [540, 457, 180] } } as const
    expect(situation({ ...twoAgainstOne, player2 }).match.state.score).toEqual([0, 0])
  })

  test('a medium ship counts as two, too', () => {
    const player1 = { first: { pilot: 'academypilot', at: [400, 457, 0] } } as const
    const player2 = { uwing: { pilot: 'bluesquadronscout', at: [540, 457, 180] } } as const
    expect(situation({ ...twoAgainstOne, player1, player2 }).match.state.score).toEqual([0, 1])
  })

  test('a ship at range 2 has no part in it', () => {
    const player1 = { first: { pilot: 'academypilot', at: [300, 457, 0] } } as const
    expect(situation({ ...twoAgainstOne, player1 }).match.state.score).toEqual([0, 1])
  })

  test('each satellite is held by itself', () => {
    const things = [
      { type: 'satellite', at: [457, 457, 0] },
      { type: 'satellite', at: [457, 457 - 260, 0] },
      { type: 'satellite', at: [400, 590, 0] },
    ] as const
    expect(situation({ ...twoAgainstOne, things }).match.state.score).toEqual([2, 0])
  })
})

test('a destroyed ship scores its squad points for the enemy [xw.g.mission-points.1]', () => {
  const match = situation(
    {
      options,
      step: 'declare-target',
      active: 'xwing',
      player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 400, 0] } },
      player2: {
        tie: { pilot: 'academypilot', at: [457, 520, 180], damage: ['facedown', 'facedown'] },
        wing: { pilot: 'academypilot', at: [800, 800, 180] },
      },
    },
    { dice: 'hit hit hit hit blank blank blank' },
  )
  match.player1.attack('tie')
  match.to('planning')
  expect(match.match.state.score).toEqual([2, 0])
})

test('a ship that flees scores its squad points for the enemy [xw.g.flee.2]', () => {
  const match = situation({
    options,
    step: 'maneuver',
    active: 'tie',
    player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 100, 0] } },
    player2: { tie: { pilot: 'academypilot', at: [457, 20, 180], dial: '2 straight' } },
  })
  expect(match.match.state.score).toEqual([2, 0])
})
