import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'

const options = { scenario: 'chanceengagement' }
const things = [{ type: 'satellite', at: [457, 457, 0] }] as const

describe('the satellite', () => {
  const onlyOne = {
    options,
    things,
    step: 'end',
    round: 2,
    player1: { tie: { pilot: 'academypilot', at: [300, 457, 0] } },
    player2: { xwing: { pilot: 'bluesquadronescort', at: [850, 850, 180] } },
  } as const

  test('contested by one player alone scores 2 points', () => {
    expect(situation(onlyOne).match.state.score).toEqual([2, 0])
  })

  test('contested by both scores 1 point each', () => {
    const player2 = { xwing: { pilot: 'bluesquadronescort', at: [457, 600, 180] } } as const
    expect(situation({ ...onlyOne, player2 }).match.state.score).toEqual([1, 1])
  })

  test('scores nothing in round 1', () => {
    expect(situation({ ...onlyOne, round: 1 }).match.state.score).toEqual([0, 0])
  })
})

/** A ship of 5 points with 6 health. */
function shotAt(damage: readonly string[], shields: number) {
  return {
    options,
    things: [{ type: 'satellite', at: [100, 800, 0] }],
    step: 'declare-target',
    active: 'gunner',
    player1: { gunner: { pilot: 'bluesquadronescort', at: [457, 300, 0] } },
    player2: { target: { pilot: 'redsquadronveteran', at: [457, 420, 180], damage, shields } },
  } as const
}
const TWO_HITS = { dice: 'hit hit blank blank / blank blank' }

describe('half points', () => {
  test('half of the squad points, rounded down, at half of the health', () => {
    const match = situation(shotAt(['facedown'], 2), TWO_HITS)
    match.player1.attack('target')
    match.until('dials')
    expect(match.ships.target).toMatchObject({ hull: 3, shields: 0 })
    expect(match.match.state.score).toEqual([2, 0])
  })

  test('not before that', () => {
    const match = situation(shotAt([], 2), TWO_HITS)
    match.player1.attack('target')
    match.until('dials')
    expect(match.match.state.score).toEqual([0, 0])
  })

  test('the rest when it is destroyed', () => {
    const match = situation(shotAt(['facedown', 'facedown'], 0), TWO_HITS)
    match.player1.attack('target')
    match.to('over')
    expect(match.match.state.score).toEqual([5, 0])
  })

  test('all of them when it flees undamaged', () => {
    const match = situation({
      options,
      things,
      step: 'maneuver',
      active: 'target',
      player1: { gunner: { pilot: 'bluesquadronescort', at: [457, 300, 0] } },
      player2: { target: { pilot: 'redsquadronveteran', at: [457, 30, 180], dial: '2 straight' } },
    })
    expect(match.match.state.score).toEqual([5, 0])
  })

  test('once, though it recovers in between', () => {
    const match = situation(shotAt(['facedown'], 2), { dice: 'hit hit blank blank / blank blank' })
    match.player1.attack('target')
    match.until('dials')
    match.match.state.ships[1].shields = 2
    match.to('end')
    match.match.state.ships[1].shields = 0
    match.to('planning')
    expect(match.match.state.score[0]).toBe(2)
  })
})
