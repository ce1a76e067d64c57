import { FastRng, type Rng } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import {
  type ChangeMessage,
  differenceOf,
  type Followed,
  follow,
  newIn,
  readMessage,
  type TableMessage,
  withDifference,
} from '../src/index.ts'

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Some plain value. */
function some(rng: Rng, depth: number): unknown {
  const kind = rng.int(depth > 0 ? 6 : 4)
  if (kind === 0) return rng.int(3)
  if (kind === 1) return ['a', 'b', ''][rng.int(3)]
  if (kind === 2) return null
  if (kind === 3) return rng.int(2) === 0
  if (kind === 4) return Array.from({ length: rng.int(5) }, () => some(rng, depth - 1))
  return Object.fromEntries(Array.from({ length: rng.int(4) }, (_, i) => [`k${i}`, some(rng, depth - 1)]))
}

/** The same with a few changes. */
function changed(value: unknown, rng: Rng): unknown {
  if (rng.int(6) === 0) return some(rng, 2)
  if (Array.isArray(value)) {
    const list = value.map((one) => (rng.int(3) === 0 ? changed(one, rng) : one))
    if (list.length > 0 && rng.int(2) === 0) list.splice(rng.int(list.length), 1)
    if (rng.int(3) === 0) list.splice(rng.int(list.length + 1), 0, some(rng, 1))
    return list
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (rng.int(8) === 0 ? [] : [[key, changed(one, rng)]])),
  )
}

describe('what has changed between two values', () => {
  test('leads from the one to the other, over the wire too, and leaves the first as it was', () => {
    const rng = new FastRng(1, 2)
    for (let k = 0; k < 3000; k++) {
      const before = some(rng, 4)
      const after = changed(before, rng)
      const was = copy(before)
      const difference = differenceOf(before, after)
      if (difference === null) expect(after).toEqual(before)
      else expect(withDifference(copy(before), copy(difference) as typeof difference)).toEqual(after)
      expect(before).toEqual(was)
    }
  })

  test('is nothing where nothing has, and a field without a value is no field', () => {
    expect(differenceOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }], c: undefined })).toBeNull()
    expect(differenceOf({ a: 1, c: undefined }, { a: 1 })).toBeNull()
  })

  test('of a hand that loses a card is that card alone', () => {
    const hand = Array.from({ length: 30 }, (_, card) => ({ card, name: `card ${card}` }))
    expect(differenceOf({ hand }, { hand: hand.toSpliced(4, 1) })).toEqual({
      in: { hand: { at: 4, cut: 1, add: [] } },
    })
  })
})

const entry = (n: number) => ({ n, what: 'took', rule: 'r', args: {} })
const part = (from: number, to: number) => ({
  from,
  entries: Array.from({ length: to - from }, (_, i) => entry(from + i)),
})
const table: TableMessage = {
  type: 'table',
  match: 'm',
  version: 7,
  n: 7,
  status: 'playing',
  view: { stones: 5 },
  asks: [],
  log: part(10, 15),
  clocks: null,
  undo: null,
  wish: null,
  outcome: null,
  at: 0,
  newRules: null,
  seed: null,
  rematch: { offers: [], match: null },
}
const change = (more: Partial<ChangeMessage> = {}): ChangeMessage => ({
  type: 'change',
  match: 'm',
  since: 7,
  difference: { in: { version: { put: 8 }, view: { in: { stones: { put: 3 } } } } },
  log: part(15, 16),
  clocks: null,
  ...more,
})

describe('a table that is followed', () => {
  const at = (): Followed => follow(null, table)!

  test('goes on by what changes', () => {
    const now = follow(at(), change())!
    expect(now.table).toMatchObject({ version: 8, n: 7, view: { stones: 3 } })
    expect(now.log).toEqual(part(10, 16))
    expect(newIn(at().log, now.log)).toEqual([entry(15)])
  })

  test.each([
    ['of another version', change({ since: 6 })],
    ['behind a gap of the log', change({ log: part(17, 18) })],
    ['of what is not there', change({ difference: { in: { asks: { at: 3, cut: 1, add: [] } } } })],
    ['that makes no table', change({ difference: { in: { n: { put: 'many' } } } })],
  ])('does not follow a change %s', (_, news) => {
    expect(readMessage(JSON.stringify(news))).toEqual(news)
    expect(follow(at(), news)).toBeNull()
  })

  test('takes older pages in front, and none that does not fit any more', () => {
    const older = follow(at(), { type: 'log', match: 'm', ...part(4, 10) })!
    expect(older.log).toEqual(part(4, 15))
    expect(newIn(at().log, older.log)).toEqual([])
    expect(follow(older, { type: 'log', match: 'm', ...part(4, 10) })?.log).toEqual(part(4, 15))
  })

  test('forgets what was taken back, also if that is more than it knows', () => {
    expect(follow(at(), change({ log: part(12, 13) }))?.log).toEqual(part(10, 13))
    expect(follow(at(), change({ log: part(6, 7) }))?.log).toEqual(part(6, 7))
  })
})
