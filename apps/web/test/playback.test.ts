import type { ChoiceView } from '@dejarik/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableFace } from '../src/games/face.ts'
import type { Pace } from '../src/session/passage.ts'
import { Playback } from '../src/session/playback.ts'
import { Listeners, NO_AGREEMENT, type Snapshot, type Watched } from '../src/session/session.ts'
import { nimFace } from './nim-face.tsx'

const TAKE: ChoiceView = { form: 'one', options: [{ do: 'take' }] }

/** The moment after `n` decisions, with `asked` to decide next; the eyes are seat 0's. */
function moment(n: number, asked: number): Snapshot {
  return {
    n,
    view: { n },
    seat: 0,
    asks: [{ seat: asked, what: 'take', rule: 'nim.take.1', ...(asked === 0 && { choice: TAKE }) }],
    log: Array.from({ length: n }, (_, i) => ({ n: i + 1, what: 'took', rule: 'nim.take.1', args: {} })),
    logFrom: 0,
    outcome: null,
    players: [],
    undo: { can: 'now' },
    trouble: null,
    clock: null,
    chat: null,
    places: null,
    agreement: NO_AGREEMENT,
    series: null,
    fairness: null,
  }
}

class Stage implements Watched {
  readonly face: TableFace
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  snapshot = moment(0, 0)
  constructor(face: TableFace) {
    this.face = face
  }
  play(snapshot: Snapshot): void {
    this.snapshot = snapshot
    this.#listeners.tell()
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SLOW: Pace = { decision: 1000, beats: 1, instant: false }
const INSTANT: Pace = { decision: 0, beats: 1, instant: true }

function watched(pace: Pace = SLOW, face: TableFace = nimFace) {
  const stage = new Stage(face)
  const playback = new Playback(stage, () => pace)
  return { stage, playback, n: () => playback.shown.snapshot.n }
}

/** Every decision is declared, rolled and resolved; what it led to is in sight from the result on. */
const dramatic: TableFace = {
  ...nimFace,
  beats: (_, __, entries) => [
    { shows: 'declare', entries, hold: 800 },
    { shows: 'roll', entries, hold: 700 },
    { shows: 'result', entries, hold: 900, after: true },
  ],
}

/** What is in sight: the beat and after how many decisions the position is; and whether one may answer. */
function sight({ shown }: Playback) {
  const view = shown.snapshot.view as { n: number }
  return { beat: shown.beat?.shows ?? null, position: view.n, asked: isAsked(shown.snapshot) }
}

function isAsked({ asks, seat }: Snapshot): boolean {
  return asks.some((ask) => ask.seat === seat && ask.choice !== undefined)
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

  test('goes on by one decision on demand, and the second time to the present', () => {
    const { stage, playback, n } = watched()
    stage.play(moment(1, 1))
    stage.play(moment(2, 1))
    stage.play(moment(3, 1))
    stage.play(moment(4, 0))
    playback.skip()
    expect(n()).toBe(2)
    playback.skip()
    expect(n()).toBe(4)
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

  test('holds nothing back at instant speed, and tells in the end what went by', () => {
    const { stage, playback, n } = watched(INSTANT)
    stage.play(moment(1, 1))
    stage.play(moment(2, 1))
    stage.play(moment(3, 0))
    expect(n()).toBe(3)
    expect(playback.shown.recap.map((entry) => entry.n)).toEqual([2, 3])
    stage.play(moment(4, 1))
    expect(playback.shown.recap).toEqual([])
  })

  test('a line of chat does not wait for a beat', () => {
    const { stage, playback } = watched()
    stage.play({ ...moment(0, 0), chat: [{ seat: 1, name: 'Mon', text: 'hi', at: 0 }] })
    expect(playback.shown.snapshot.chat).toHaveLength(1)
  })
})

describe('beats', () => {
  test('show an own decision from the position before to the one after', () => {
    const { stage, playback } = watched(SLOW, dramatic)
    stage.play(moment(1, 0))
    expect(sight(playback)).toEqual({ beat: 'declare', position: 0, asked: false })
    vi.advanceTimersByTime(800)
    expect(sight(playback)).toEqual({ beat: 'roll', position: 0, asked: false })
    vi.advanceTimersByTime(700)
    expect(sight(playback)).toEqual({ beat: 'result', position: 1, asked: false })
    vi.advanceTimersByTime(899)
    expect(sight(playback)).toEqual({ beat: 'result', position: 1, asked: false })
  })

  test('are over before the next question is asked, and no later', () => {
    const { stage, playback } = watched(SLOW, dramatic)
    expect(sight(playback).asked).toBe(true)
    stage.play(moment(1, 0))
    vi.advanceTimersByTime(2400)
    expect(sight(playback)).toEqual({ beat: null, position: 1, asked: true })
    expect(playback.shown.behind).toBe(0)
  })

  test('of others follow one another without a pause, and the question comes with their end', () => {
    const { stage, playback } = watched(SLOW, dramatic)
    stage.play(moment(1, 1))
    stage.play(moment(2, 1))
    stage.play(moment(3, 0))
    vi.advanceTimersByTime(2400)
    expect(sight(playback)).toEqual({ beat: 'declare', position: 1, asked: false })
    vi.advanceTimersByTime(2400)
    expect(sight(playback)).toEqual({ beat: 'declare', position: 2, asked: false })
    vi.advanceTimersByTime(2400)
    expect(sight(playback)).toEqual({ beat: null, position: 3, asked: true })
  })

  test('give way to the next on demand, and all of them the second time', () => {
    const { stage, playback } = watched(SLOW, dramatic)
    stage.play(moment(1, 1))
    stage.play(moment(2, 0))
    playback.skip()
    expect(sight(playback)).toEqual({ beat: 'roll', position: 0, asked: false })
    playback.skip()
    expect(sight(playback)).toEqual({ beat: null, position: 2, asked: true })
    // Whoever skips has not read what the other has done.
    expect(playback.shown.recap.map((entry) => entry.n)).toEqual([2])
  })

  test('cost no time at instant speed: the question is there, and what went by is told', () => {
    const { stage, playback } = watched(INSTANT, dramatic)
    stage.play(moment(1, 1))
    stage.play(moment(2, 1))
    stage.play(moment(3, 0))
    expect(sight(playback)).toEqual({ beat: null, position: 3, asked: true })
    expect(playback.shown.recap.map((entry) => entry.n)).toEqual([2, 3])
  })

  test('take half as long at double speed', () => {
    const { stage, playback } = watched({ decision: 500, beats: 0.5, instant: false }, dramatic)
    stage.play(moment(1, 0))
    vi.advanceTimersByTime(400)
    expect(sight(playback).beat).toBe('roll')
  })

  test('tell in the log what has been shown, and no more', () => {
    const inTwo: TableFace = {
      ...nimFace,
      beats: (_, __, entries) => entries.map((entry) => ({ shows: entry.n, entries: [entry], hold: 500 })),
    }
    const { stage, playback } = watched(SLOW, inTwo)
    const both = moment(2, 0)
    stage.play({ ...both, n: 1, log: both.log })
    expect(playback.shown.snapshot.log).toHaveLength(1)
    expect(playback.shown.told).toEqual([both.log[0]])
    vi.advanceTimersByTime(500)
    expect(playback.shown.snapshot.log).toHaveLength(2)
  })

  test('are followed by what no beat tells, which is told as before', () => {
    const first: TableFace = {
      ...nimFace,
      beats: (_, __, [entry]) => [{ shows: 'first', entries: [entry], hold: 500, after: true }],
    }
    const { stage, playback } = watched(SLOW, first)
    stage.play(moment(1, 1))
    vi.advanceTimersByTime(500)
    stage.play({ ...moment(3, 1), n: 2 })
    vi.advanceTimersByTime(500)
    expect(playback.shown).toMatchObject({ beat: null, told: [{ n: 3 }] })
  })

  test('do not end the match before it has been seen how it ended', () => {
    const { stage, playback } = watched(SLOW, dramatic)
    stage.play({ ...moment(1, 0), asks: [], outcome: { winners: [0], rule: 'nim.win.1' } })
    vi.advanceTimersByTime(1500)
    expect(sight(playback)).toMatchObject({ beat: 'result', position: 1 })
    expect(playback.shown.snapshot.outcome).toBeNull()
    vi.advanceTimersByTime(900)
    expect(playback.shown.snapshot.outcome).not.toBeNull()
  })

  test('can be seen once more, and nobody is asked meanwhile', () => {
    const { stage, playback } = watched(SLOW, dramatic)
    stage.play(moment(1, 1))
    stage.play(moment(2, 0))
    playback.finish()
    expect(playback.shown.canRepeat).toBe(true)
    playback.repeat()
    expect(sight(playback)).toEqual({ beat: 'declare', position: 0, asked: false })
    vi.advanceTimersByTime(2400)
    expect(sight(playback)).toEqual({ beat: 'declare', position: 1, asked: false })
    vi.advanceTimersByTime(2400)
    expect(sight(playback)).toEqual({ beat: null, position: 2, asked: true })
    expect(playback.shown.canRepeat).toBe(true)
  })

  test('do not hide a question that stays open while others decide at the same time', () => {
    const { stage, playback } = watched(SLOW, dramatic)
    const own = moment(0, 0).asks
    const both = { ...moment(1, 0), asks: [...own, ...moment(0, 1).asks] }
    stage.play(both)
    playback.finish()
    stage.play({ ...moment(2, 0), asks: own })
    expect(sight(playback)).toEqual({ beat: null, position: 2, asked: true })
  })

  test('that fail do not stop the match', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken: TableFace = {
      ...nimFace,
      beats: () => {
        throw new Error('no picture')
      },
    }
    const { stage, playback } = watched(SLOW, broken)
    stage.play(moment(1, 0))
    expect(sight(playback)).toEqual({ beat: null, position: 1, asked: true })
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })

  test('of a replay are shown while it runs, and not where one goes by hand', () => {
    const stage = new Stage(dramatic)
    let runs = false
    const playback = new Playback(
      stage,
      () => SLOW,
      () => runs,
    )
    stage.play(moment(1, 1))
    expect(sight(playback)).toMatchObject({ beat: null, position: 1 })
    runs = true
    stage.play(moment(2, 1))
    expect(sight(playback)).toMatchObject({ beat: 'declare', position: 1 })
    runs = false
    stage.play(moment(7, 0))
    expect(sight(playback)).toMatchObject({ beat: null, position: 7 })
  })
})
