import { describe, expect, test } from 'vitest'
import { newMatch, situation } from '../play.ts'

const tie = { pilot: 'academypilot', at: [100, 100, 0] } as const
const xwing = { pilot: 'bluesquadronescort', at: [800, 800, 180] } as const
const bothAlive = { step: 'end', player1: { tie }, player2: { xwing } } as const

describe('the end of a match', () => {
  test('at the end of round 12 most mission points win [xw.g.game-length.1] [xw.g.winning.1]', () => {
    const match = situation({ ...bothAlive, round: 12, score: [3, 7] })
    expect(match.winner).toBe('player2')
    expect(match.match.outcome?.rule).toBe('xw.g.game-length.1')
  })

  test('the log tells the winner’s points first, whichever seat it is', () => {
    const end = (score: [number, number]) =>
      situation({ ...bothAlive, round: 12, score }).match.log.find(({ what }) => what === 'game-over')?.args
    expect(end([3, 26])).toMatchObject({ winner: 1, first: 26, second: 3 })
    expect(end([26, 3])).toMatchObject({ winner: 0, first: 26, second: 3 })
  })

  test('round 11 is not the last', () => {
    expect(situation({ ...bothAlive, round: 11, score: [3, 7] }).match.over).toBe(false)
  })

  test('players may agree on another number of rounds [xw.g.game-length.4]', () => {
    const match = situation({ ...bothAlive, options: { rounds: 5 }, round: 5, score: [3, 7] })
    expect(match.winner).toBe('player2')
  })

  test('20 points and more than the enemy end it at the end of the round [xw.g.winning.2]', () => {
    const match = situation({ ...bothAlive, round: 4, score: [20, 19] })
    expect(match.winner).toBe('player1')
  })

  test('20 points each do not [xw.g.winning.2]', () => {
    expect(situation({ ...bothAlive, round: 4, score: [20, 20] }).match.over).toBe(false)
  })

  test('equal points after the last round are a draw [xw.g.winning.1]', () => {
    const match = situation({ ...bothAlive, round: 12, score: [7, 7] })
    expect(match.match.over).toBe(true)
    expect(match.match.outcome?.winners).toEqual([])
  })
})

describe('without ships', () => {
  const gone = { pilot: 'academypilot', at: [457, 20, 180], dial: '2 straight' } as const

  test('whoever alone has ships at the end of a round wins, whatever the points [xw.g.removed.4] [xw.g.game-length.3]', () => {
    const match = situation({ player1: { tie }, player2: { gone }, score: [0, 15] })
    match.to('end')
    expect(match.winner).toBe('player1')
    expect(match.match.outcome?.rule).toBe('xw.g.removed.4')
  })

  test('the round is played to its end first [xw.g.game-length.3]', () => {
    const match = situation({ player1: { tie: { ...tie, pilot: 'blacksquadronace' } }, player2: { gone } })
    match.until('action')
    expect(match.ships.gone.zone).toBe('removed')
    expect(match.match.over).toBe(false)
  })

  test('if nobody has ships left, points decide [xw.g.winning.1]', () => {
    const both = { pilot: 'academypilot', at: [457, 20, 180], dial: '2 straight' } as const
    const other = { pilot: 'academypilot', at: [600, 20, 180], dial: '2 straight' } as const
    const match = situation({ player1: { both }, player2: { other }, score: [4, 0] })
    match.to('end')
    expect(match.winner).toBe('player1')
    expect(match.match.outcome?.rule).toBe('xw.g.winning.1')
  })
})

test('each player starts with the deficit of the enemy [xw.g.deficit.1] [xw.g.deficit.2] [xw.g.mission-points.2]', () => {
  const ships = (count: number) =>
    Array.from({ length: count }, () => ({ pilot: 'academypilot', upgrades: [] }))
  const squads = [
    { name: 'few', faction: 'galacticempire', ships: ships(6) },
    { name: 'many', faction: 'galacticempire', ships: ships(8) },
  ]
  expect(newMatch({ squads }).match.state.score).toEqual([4, 8])
})
