import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Playback } from '../src/session/playback.ts'
import { Listeners, NO_AGREEMENT, type Snapshot, type Watched } from '../src/session/session.ts'
import { nimFace } from './nim-face.tsx'

/** The moment after `n` decisions, with `asked` to decide next; the eyes are seat 0's. */
function moment(n: number, asked: number): Snapshot {
  return {
    n,
    view: { n },
    seat: 0,
    asks: [{ seat: asked, what: 'take', rule: 'nim.take.1' }],
    log: Array.from({ length: n }, (_, i) => ({ n: i + 1, what: 'took', rule: 'nim.take.1', args: {} })),
    outcome: null,
    players: [],
    undo: { can: 'now' },
    trouble: null,
    clock: null,
    chat: null,
    agreement: NO_AGREEMENT,
    fairness: null,
  }
}

class Stage implements Watched {
  readonly face = nimFace
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  snapshot = moment(0, 0)
  play(snapshot: Snapshot): void {
    this.snapshot = snapshot
    this.#listeners.tell()
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(beat = 1000) {
  const stage = new Stage()
  const playback = new Playback(stage, () => beat)
  return { stage, playback, n: () => playback.shown.snapshot.n }
}

describe('playback', () => {
  test('shows the own decision at once', () => {
    const { stage, n } = watched()
    stage.play(moment(1, 1))
    expect(n()).toBe(1)
  })

  test('shows others’ decisions one beat at a time, however fast they come', () => {
    const { stage, playback, n } = watched()
    stage.play(moment(1, 1))
    stage.play(moment(2, 1))
    stage.play(moment(3, 0))
    expect(n()).toBe(1)
    expect(playback.shown.behind).toBe(2)
    vi.advanceTimersByTime(1000)
    expect(n()).toBe(2)
    vi.advanceTimersByTime(1000)
    expect(n()).toBe(3)
    expect(playback.shown.behind).toBe(0)
  })

  test('hands the board what each decision brought about', () => {
    const { stage, playback } = watched()
    stage.play(moment(1, 1))
    stage.play(moment(2, 0))
    vi.advanceTimersByTime(1000)
    expect(playback.shown.events.map((entry) => entry.n)).toEqual([2])
  })

  test('skips to the present on demand', () => {
    const { stage, playback, n } = watched()
    stage.play(moment(1, 1))
    stage.play(moment(2, 1))
    stage.play(moment(3, 0))
    playback.skip()
    expect(n()).toBe(3)
    expect(playback.shown.behind).toBe(0)
  })

  test('goes back at once when a decision is taken back', () => {
    const { stage, playback, n } = watched()
    stage.play(moment(1, 1))
    stage.play(moment(2, 1))
    stage.play(moment(1, 1))
    stage.play(moment(0, 0))
    expect(n()).toBe(0)
    expect(playback.shown).toMatchObject({ events: [], behind: 0 })
  })

  test('holds nothing back at instant speed', () => {
    const { stage, n } = watched(0)
    stage.play(moment(1, 1))
    stage.play(moment(2, 1))
    expect(n()).toBe(2)
  })

  test('a line of chat does not wait for a beat', () => {
    const { stage, playback } = watched()
    stage.play({ ...moment(0, 0), chat: [{ seat: 1, name: 'Mon', text: 'hi', at: 0 }] })
    expect(playback.shown.snapshot.chat).toHaveLength(1)
  })
})
