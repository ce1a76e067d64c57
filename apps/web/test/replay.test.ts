import { Match, readRecord, writeRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { readable } from '../src/replay/readable.ts'
import { readMoment, writeMoment } from '../src/session/moment.ts'
import { ReplaySession } from '../src/session/replay.ts'
import { nim } from './nim.ts'
import { nimFace } from './nim-face.tsx'

/** Bids 1 and 2; takes 3, 1, 2, 3, and the last one. */
function playedOut(): string {
  const match = Match.start(nim, {}, 'seed')
  match.answer(0, 1)
  match.answer(1, 2)
  for (const answer of [2, 0, 1, 2, 0]) match.answer(match.ask!.seat, answer)
  if (!match.over) throw new Error('not played out')
  return writeRecord(match.record)
}

function opened(text = playedOut()): ReplaySession {
  return accepted(ReplaySession.open(nimFace, accepted(readRecord(text))))
}

const stones = (session: ReplaySession) => (session.snapshot.view as { stones: number }).stones

describe('a replay', () => {
  test('goes to any decision and back', () => {
    const session = opened()
    expect(session.length).toBe(7)
    const seen = [0, 3, 7, 4, 0, 7, 2].map((n) => {
      session.seek(n)
      return stones(session)
    })
    expect(seen).toEqual([10, 7, 0, 6, 10, 0, 10])
  })

  test('stays within the match', () => {
    const session = opened()
    session.seek(99)
    expect(session.at).toBe(7)
    session.seek(-5)
    expect(session.at).toBe(0)
  })

  test('marks turns and key events at their decisions', () => {
    const marks = opened().marks.map(({ n, mark }) => [n, mark])
    expect(marks).toContainEqual([3, 'turn'])
    expect(marks).toContainEqual([3, 'key'])
    expect(marks.filter(([, mark]) => mark === 'turn')).toHaveLength(5)
  })

  test('jumps from turn to turn', () => {
    const session = opened()
    session.seek(4)
    expect(session.neighbour('turn', 1)).toBe(5)
    expect(session.neighbour('turn', -1)).toBe(3)
  })

  test('shows one seat’s secrets through its eyes, and everybody’s through all', () => {
    const session = opened()
    session.seek(3)
    const eyesOfTheDie = () => session.snapshot.log.find((entry) => entry.what === 'rolled')?.args.eyes
    session.look(1)
    expect(eyesOfTheDie()).toBeUndefined()
    session.look(0)
    expect(eyesOfTheDie()).toBeGreaterThan(0)
    session.look('all')
    expect(eyesOfTheDie()).toBeGreaterThan(0)
  })

  test('asks nobody', () => {
    const session = opened()
    session.seek(3)
    expect(session.snapshot.asks).toEqual([expect.objectContaining({ what: 'take' })])
    expect(session.snapshot.asks[0]).not.toHaveProperty('choice')
  })

  test('gives the record up to here to play on from, and the whole one to keep', () => {
    const session = opened()
    session.seek(3)
    expect(session.recordHere().entries).toHaveLength(3)
    expect(session.record()).toBe(playedOut())
  })

  test('says what is wrong with a record', () => {
    expect(readable({ record: '{"dejarik"', n: null })).toMatchObject({ refused: 'record-not-json' })
    expect(readable({ record: playedOut(), n: null })).toMatchObject({
      refused: 'record-other-game',
      args: { game: 'nim' },
    })
  })

  test('knows the game of a record before that is loaded', () => {
    const record = playedOut().replace('"nim"', '"xwing"')
    expect(readable({ record, n: 3 })).toMatchObject({ game: { id: 'xwing' }, n: 3 })
  })
})

describe('a link to a moment', () => {
  test('carries the whole match', async () => {
    const moment = { record: playedOut(), n: 4 }
    expect(await readMoment(await writeMoment(moment))).toEqual(moment)
  })
  test('without a number begins at the start', async () => {
    const moment = { record: playedOut(), n: null }
    expect(await readMoment(`#${await writeMoment(moment)}`)).toEqual(moment)
  })
  test('that is damaged is nothing', async () => {
    expect(await readMoment('r=abc$')).toBeNull()
    expect(await readMoment('')).toBeNull()
  })
})
