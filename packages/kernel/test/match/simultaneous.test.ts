import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Ask,
  askFor,
  canonical,
  isRefusal,
  logFor,
  Match,
  readRecord,
  type Seat,
  SPECTATOR,
  writeRecord,
} from '../../src/index.ts'
import { cantina } from '../cantina/index.ts'
import { type CantinaMatch, HAN, LANDO, position, QIRA, standing, start } from '../cantina/play.ts'
import { playing } from '../tiny.ts'

const EYES: readonly Seat[] = [SPECTATOR, HAN, LANDO, QIRA]
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

/** All that a seat is shown of a match. */
function shown(match: CantinaMatch, seat: Seat): unknown {
  return {
    view: match.view(seat),
    prompt: match.prompt.map((ask) => askFor(ask, seat)),
    log: match.log.map((entry) => logFor(entry, seat)),
  }
}

describe('three bid at once and in secret', () => {
  test('each is asked for its own cards', () => {
    const match = start('bids')
    expect(match.asks.map((ask) => [ask.seat, ask.what])).toEqual([
      [HAN, 'bid'],
      [LANDO, 'bid'],
      [QIRA, 'bid'],
    ])
    const offered = match.asks.map((ask) => canonical(askFor(ask, ask.seat).choice))
    expect(new Set(offered).size).toBe(3)
  })

  test('in any order, with the same outcome', () => {
    fc.assert(
      fc.property(fc.string(), fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), (seed, bids) => {
        const ends = ORDERS.map((order) => {
          const match = start(seed, { log: true })
          for (const seat of order) expect(match.answer(seat, bids[seat])).toBeNull()
          return canonical([standing(match), match.log])
        })
        expect(new Set(ends).size).toBe(1)
      }),
      { numRuns: 50 },
    )
  })

  test('each answer is an entry of the record at once', () => {
    const match = start('bids')
    match.answer(QIRA, 2)
    expect(match.entries).toEqual([{ how: 'together', seat: QIRA, answer: 2 }])
    match.answer(HAN, 0)
    expect(match.n).toBe(2)
    expect(match.midStep).toBe(true)
  })

  test('nobody sees anything of an answer before all are in, not even that who gave it thought twice', () => {
    const before = start('bids', { log: true })
    for (const bid of [0, 1, 2]) {
      const match = start('bids', { log: true })
      match.answer(LANDO, bid)
      match.answer(QIRA, 2 - bid)
      for (const eye of EYES) expect(shown(match, eye)).toEqual(shown(before, eye))
      expect(match.state).toEqual(before.state)
    }
  })

  test('all see it once the last is in', () => {
    const match = start('bids', { log: true })
    for (const seat of [QIRA, HAN]) match.answer(seat, 0)
    expect(match.view(SPECTATOR).discard).toEqual([])
    match.answer(LANDO, 0)
    expect(match.view(SPECTATOR).discard).toHaveLength(3)
    expect(match.log.filter((entry) => entry.what === 'bid').map((entry) => entry.n)).toEqual([3, 3, 3])
  })

  test('who has answered is asked no more, and can’t answer again', () => {
    const match = start('bids')
    match.answer(HAN, 0)
    expect(match.asks.map((ask) => ask.seat)).toEqual([LANDO, QIRA])
    expect(match.askOf(HAN)).toBeNull()
    expect(match.ask?.seat).toBe(LANDO)
    expect(match.prompt).toHaveLength(3)
    expect(match.answer(HAN, 1)).toEqual({ refused: 'not-your-decision', rule: 'ca.bid.1' })
  })

  test('a refused bid is no bid', () => {
    const match = start('bids')
    expect(match.answer(LANDO, 3)).toMatchObject({ refused: 'not-an-option', rule: 'ca.bid.1' })
    expect(match.entries).toEqual([])
    expect(match.asks).toHaveLength(3)
  })

  test('spectators do not bid', () => {
    expect(start('bids').answer(SPECTATOR, 0)).toEqual({ refused: 'not-your-decision', rule: 'ca.bid.1' })
  })
})

describe('with some answers in and some out', () => {
  const half = (): CantinaMatch => {
    const match = start('half')
    match.answer(QIRA, 1)
    match.answer(HAN, 2)
    return match
  }

  test('a fork waits for the same seats, and goes its own way', () => {
    const match = half()
    const fork = match.fork()
    expect(standing(fork)).toBe(standing(match))
    fork.answer(LANDO, 0)
    expect(fork.asks.map((ask) => ask.what)).toEqual(['turn'])
    expect(match.asks.map((ask) => ask.seat)).toEqual([LANDO])
  })

  test('the record restores it', () => {
    const match = half()
    const record = readRecord(writeRecord(match.record))
    const again = isRefusal(record) ? record : Match.restore(cantina, record)
    expect(isRefusal(again) ? again : standing(again)).toBe(standing(match))
  })

  test('so does the checkpoint before it', () => {
    const match = half()
    const again = Match.restore(cantina, { ...match.record, from: match.checkpoint })
    expect(isRefusal(again) ? again : position(again)).toBe(position(match))
  })

  test('the last to answer may still think again', () => {
    const match = half()
    expect(match.undoable(QIRA)).toMatchObject({ refused: 'undo-not-yours' })
    expect(match.undoable(HAN)).toEqual({ to: 1 })
    match.undoTo(1)
    expect(match.asks.map((ask) => ask.seat)).toEqual([HAN, LANDO])
    expect(match.answer(HAN, 0)).toBeNull()
  })

  test('but nobody once all are in: the others’ choices are known', () => {
    const match = half()
    match.answer(LANDO, 0)
    expect(match.barrier).toEqual({ n: 3, why: 'together' })
    expect(match.undoable(LANDO)).toEqual({ refused: 'undo-revealed', args: { why: 'together' } })
  })

  test('unless nobody else was asked: there was nothing to learn', () => {
    const alone: Ask = { form: 'number', seat: 0, what: 'bid', min: 0, max: 9, rule: 'ti.bid.1' }
    const match = playing(function* (t) {
      yield* t.together([alone])
      yield* t.may(1, 'more', { rule: 'ti.ask.1' })
    })
    match.answer(0, 3)
    expect(match.undoable(0)).toEqual({ to: 0 })
  })

  test('somebody may resign, and the bids stay secret', () => {
    const match = half()
    match.concede(LANDO, 'resign')
    expect(match.over).toBe(true)
    expect(match.view(SPECTATOR).discard).toEqual([])
    expect(standing(match.fork())).toBe(standing(match))
  })
})
