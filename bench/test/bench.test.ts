import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game } from '@dejarik/kernel'
import { pebbles } from '@dejarik/text/pebbles'
import { describe, expect, test } from 'vitest'
import { against } from '../against.ts'
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

describe('beside another checkout', () => {
  const settings = { pairs: 1, rounds: 2, millis: 5, warmUp: 20 }
  const here = fileURLToPath(new URL('../..', import.meta.url))

  test('both play in turns, and a ratio with its spread is told for each measure', async () => {
    const lines = await against([{ id: 'deckbuilding' }], here, settings)
    expect(lines.map(({ game, what, rounds }) => [game, what, rounds])).toEqual([
      ['deckbuilding', 'random play', 2],
      ['deckbuilding', 'whole matches', 2],
      ['deckbuilding', 'fork', 2],
    ])
    for (const { ratio, ours, theirs } of lines) {
      expect(Math.min(ours, theirs, ratio.all[0])).toBeGreaterThan(0)
      const inOrder = [ratio.all[0], ratio.quartiles[0], ratio.median, ratio.quartiles[1], ratio.all[1]]
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    }
  }, 120_000)

  test('beside another one that is slower, the ratio is above 1', async () => {
    const slow = mkdtempSync(join(tmpdir(), 'dejarik-bench-'))
    try {
      slowCheckout(slow)
      const [play] = await against([{ id: 'deckbuilding' }], slow, { ...settings, rounds: 1 })
      expect(play.ratio.median).toBeGreaterThan(1)
    } finally {
      rmSync(slow, { recursive: true })
    }
  }, 120_000)

  test('a game that the other one does not have yet gets its sentence', async () => {
    const none = mkdtempSync(join(tmpdir(), 'dejarik-bench-'))
    try {
      slowCheckout(none)
      await expect(against([{ id: 'xwing' }], none, settings)).rejects.toThrow(
        `${none}: there is no games/xwing/package.json`,
      )
    } finally {
      rmSync(none, { recursive: true })
    }
  }, 120_000)

  /** The same rules, but at every step something else is done first. */
  function slowCheckout(folder: string): void {
    const of = (name: string, source: string): void => {
      mkdirSync(join(folder, name), { recursive: true })
      writeFileSync(
        join(folder, name, 'package.json'),
        JSON.stringify({ type: 'module', exports: { '.': './index.ts' } }),
      )
      writeFileSync(join(folder, name, 'index.ts'), source)
    }
    const kernel = new URL('../../packages/kernel/src/index.ts', import.meta.url).href
    const game = new URL('../../games/deckbuilding/index.ts', import.meta.url).href
    of('packages/kernel', `export * from '${kernel}'`)
    of(
      'games/deckbuilding',
      `import { deckbuilding } from '${game}'
      let sum = 0
      const dawdle = () => { for (let i = 0; i < 2_000; i++) sum += i }
      const steps = Object.fromEntries(
        Object.entries(deckbuilding.steps).map(([name, step]) => [name, (t) => (dawdle(), step(t))]),
      )
      export const slow = { ...deckbuilding, steps }`,
    )
  }
})
