import { expect, test } from 'vitest'
import { botNamed } from '../src/index.ts'
import {
  elo,
  fixturesOf,
  playMatch,
  playSeries,
  sideStandings,
  wilson,
  winningSide,
} from '../src/league/index.ts'
import { duel } from './toys/duel.ts'
import { playLadder } from './toys/ladder.ts'
import { nim } from './toys/nim.ts'

test('random is weaker than greedy, greedy is weaker than hard', async () => {
  const { ratings } = await playLadder(
    { game: duel, matches: 100, seed: 'ladder', limits: { iterations: 60 } },
    ['random', 'greedy', 'hard'],
  )
  expect(ratings.greedy).toBeGreaterThan(ratings.random + 30)
  expect(ratings.hard).toBeGreaterThan(ratings.greedy + 60)
})

test('each seed is played in every seating, and an odd match is filled up', () => {
  const fixtures = fixturesOf({ game: duel, pairing: ['random', 'greedy'], matches: 3, seed: 's' })
  expect(fixtures.map(({ seed, levels }) => [seed, ...levels])).toEqual([
    ['s/0', 'random', 'greedy'],
    ['s/0', 'greedy', 'random'],
    ['s/1', 'random', 'greedy'],
    ['s/1', 'greedy', 'random'],
  ])
})

test('a match of bots can be played again from its seed', () => {
  const play = () => playMatch(duel, {}, [botNamed('easy'), botNamed('greedy')], 'again').record
  expect(play()).toEqual(play())
})

test('wins by seat and standings add up', async () => {
  const result = await playSeries({ game: nim, pairing: ['random', 'medium'], matches: 20, seed: 'sum' })
  const [random, medium] = result.standings
  expect(random.wins + medium.wins).toBe(20)
  expect(result.winsBySeat[0] + result.winsBySeat[1]).toBe(20)
  expect(medium.wins).toBeGreaterThan(random.wins)
})

test('too many bots for the seats are refused with a sentence', async () => {
  const series = { game: nim, pairing: ['random', 'random', 'random'], matches: 3, seed: 'x' } as const
  await expect(playSeries(series)).rejects.toThrow('nim has 2 seats, but 3 bots are to play')
})

test('Wilson 95 %: known values', () => {
  const { low, high } = wilson(95, 100)
  expect(low).toBeCloseTo(0.8882, 3)
  expect(high).toBeCloseTo(0.9785, 3)
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 3)
})

test('sides: who of a side wins, wins for it, and a draw is half a win for each', () => {
  const sides = [
    { name: 'crew', seats: [0, 1] },
    { name: 'hutt', seats: [2] },
  ]
  expect([[0, 1], [1], [2], [], [0, 1, 2]].map((winners) => winningSide(sides, winners))).toEqual([
    'crew',
    'crew',
    'hutt',
    null,
    null,
  ])
  expect(sideStandings(['crew', 'hutt'], ['crew', 'crew', 'hutt', null])).toEqual({
    matches: 4,
    wins: { crew: 2, hutt: 1 },
    draws: 1,
    won: { crew: wilson(2.5, 4), hutt: wilson(1.5, 4) },
  })
})

test('Elo: three wins in four are 191 points, and ratings of a chain add up', () => {
  const ratings = elo(
    ['a', 'b', 'c'],
    [
      { a: 'b', b: 'a', wins: 7500, matches: 10_000 },
      { a: 'c', b: 'b', wins: 7500, matches: 10_000 },
    ],
  )
  expect(ratings.get('a')).toBe(1000)
  expect(ratings.get('b')).toBeCloseTo(1191, 0)
  expect(ratings.get('c')).toBeCloseTo(1382, -1)
})
