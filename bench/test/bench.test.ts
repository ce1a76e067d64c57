import type { Game } from '@dejarik/kernel'
import { pebbles } from '@dejarik/text/pebbles'
import { describe, expect, test } from 'vitest'
import { ticTacToePlayer } from '../boardgame-io.ts'
import { measureFork } from '../fork.ts'
import { line } from '../line.ts'
import { measureRandomPlay } from '../random-play.ts'
import { measureRecordSize, measureRestore } from '../records.ts'
import { mean, median, percentile } from '../statistics.ts'
import { targetsOf } from '../targets.ts'

const game = pebbles as Game
const targets = targetsOf('deckbuilding')

test('mean, median and percentiles', () => {
  const values = [5, 1, 4, 2, 3]
  expect([mean(values), median(values), percentile(values, 0.99)]).toEqual([3, 3, 5])
})

describe('a line', () => {
  test.each([
    [{ atLeast: 20 }, 20, true],
    [{ atLeast: 20 }, 19.9, false],
    [{ atMost: 10 }, 10, true],
    [{ atMost: 10 }, 10.1, false],
  ])('%j is reached by %d: %s', (target, value, pass) => {
    expect(line('pebbles', 'x', value, '×', target).pass).toBe(pass)
  })

  test('shows three digits, but judges by all of them', () => {
    expect(line('pebbles', 'x', 10.04, 'µs', { atMost: 10 })).toMatchObject({ value: 10, pass: false })
  })
})

test('the yardstick plays whole matches of tic-tac-toe', () => {
  const first = { int: () => 0 }
  // Cells in turn: X 0, O 1, X 2, O 3, X 4, O 5, and X wins with 6.
  expect(ticTacToePlayer()(first)).toBe(7)
})

test('every measure of a game yields its lines', () => {
  const lines = [
    ...measureRandomPlay(game, targets, { rounds: 1, millis: 5, warmUp: 5 }),
    ...measureFork(game, targets, 2),
    ...measureRestore(game, targets, 5, 5),
    ...measureRecordSize(game, 2048, { random: 3, bots: 2 }),
  ]
  expect(lines.map((one) => one.what)).toEqual([
    'random play',
    'random play beside boardgame.io',
    'fork at any prompt, mean',
    'finished match from its record, greedy bots, mean',
    'finished match from its record, greedy bots, p99',
    'finished match from its record, random play, mean',
    'finished match from its record, random play, p99',
    'stored record, greedy bots, largest',
    'stored record, medium bots, largest',
    'stored record, random play, mean',
    'stored record, random play, largest',
  ])
  for (const one of lines) expect(one.value, one.what).toBeGreaterThan(0)
})
