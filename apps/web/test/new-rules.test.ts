/** What becomes of matches in the browser when the rules change. */
import { type Answer, readRecord, type Table } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { speaker } from '@dejarik/text'
import { describe, expect, test } from 'vitest'
import type { TableFace } from '../src/games/face.ts'
import { LocalSession, newMatch, type Room } from '../src/session/local.ts'
import { ReplaySession } from '../src/session/replay.ts'
import { MatchShelf } from '../src/session/shelf.ts'
import type { Shelf } from '../src/settings/storage.ts'
import { wordsIn } from '../src/text/index.ts'
import { shelfOf } from './memory-shelf.ts'
import { nim } from './nim.ts'
import { nimFace } from './nim-face.tsx'

/** Bots wait for ever: here both seats are the person's. */
const QUIET = { decide: () => new Promise<Answer>(() => {}), close: () => {} }

function roomWith(shelf: Shelf): Room {
  return { shelf: new MatchShelf(shelf), thinker: () => QUIET, now: () => 1977 }
}

type NimState = ReturnType<typeof nim.setup>

/** Nim with other rules. */
function nimWith(change: Partial<typeof nim>): TableFace {
  return { ...nimFace, game: { ...nim, ...change } }
}

/** Rules 2: nothing is different for anybody who takes fewer than three at once. */
const harmless = nimWith({ rulesVersion: '2' })

/** Rules 3: twelve stones lie there from the start, and the state counts turns (schema 2). */
const grown = nimWith({
  rulesVersion: '3',
  schema: 2,
  migrations: { 1: (state) => ({ ...(state as NimState), turns: 0 }) },
  setup: (options, rng) => ({ ...nim.setup(options, rng), stones: 12, turns: 0 }) as NimState,
  clone: (state) => ({ ...state, rng: { ...state.rng, at: state.rng.at.slice() }, bids: state.bids.slice() }),
})

/** Rules 4: nobody may take three any more. */
const milder = nimWith({
  rulesVersion: '4',
  steps: {
    ...nim.steps,
    *turn(t: Table<NimState>) {
      const { state: s } = t
      const options = [1, 2].filter((count) => count <= s.stones).map((count) => ({ do: 'take', count }))
      const { count } = yield* t.decide(s.active, 'take', options, { rule: 'nim.take.1' })
      t.log?.('took', 'nim.take.1', { seat: s.active, count })
      s.stones -= count
      if (s.stones === 0) s.winner = s.active
      else s.active = 1 - s.active
      return s.stones === 0 ? 'over' : 'turn'
    },
  },
})

/** A match under rules 1 in which both have bid, and these stones were taken since. */
function played(...taken: readonly number[]) {
  return answered(1, 2, ...taken.map((count) => count - 1))
}

async function answered(...answers: readonly Answer[]) {
  const shelf = shelfOf(new Map())
  const room = roomWith(shelf)
  const record = { game: 'nim', rulesVersion: '1', options: {}, seed: 's', entries: [] }
  newMatch(room, nimFace, { id: 'm', record, seat: 0, also: [1], level: 'easy', botSeed: 1 })
  const session = accepted(LocalSession.open(room, nimFace, room.shelf.find('m')!))
  for (const answer of answers) expect(await session.answer(answer)).toBeNull()
  session.close()
  return { shelf, room }
}

/** As it was kept before positions were. */
function withoutPosition(room: Room): void {
  room.shelf.forgetStep('m')
}

function open(room: Room, face: TableFace): LocalSession {
  return accepted(LocalSession.open(room, face, room.shelf.find('m')!))
}

/** One stone after the other. */
async function toTheEnd(session: LocalSession): Promise<void> {
  while (session.snapshot.outcome === null) expect(await session.answer(0)).toBeNull()
}

describe('an open match of older rules', () => {
  test('goes on where it was left, if the rules of today lead there, too', async () => {
    const { room } = await played(1, 2)
    const session = open(room, harmless)
    expect(session.snapshot.trouble).toMatchObject({
      what: 'new-rules',
      args: { how: 'whole', from: 4, of: 4 },
    })
    expect(session.snapshot.view).toMatchObject({ stones: 7 })
    expect(session.snapshot.log.filter(({ what }) => what === 'took')).toHaveLength(2)
    await session.answer(0)
    expect(accepted(readRecord(room.shelf.find('m')!.record))).toMatchObject({ rulesVersion: '2' })
    expect(room.shelf.all()).toHaveLength(1)
    expect(open(room, harmless).snapshot).toMatchObject({ n: 5, trouble: null })
  })

  test('goes on from its last step boundary, brought to the schema of today, where they don’t', async () => {
    const { room } = await played(1, 2)
    const session = open(room, grown)
    expect(session.snapshot.trouble).toMatchObject({ args: { how: 'checkpoint', from: 4, of: 4 } })
    expect(session.snapshot.view).toMatchObject({ stones: 7 })
    await toTheEnd(session)
    expect(session.snapshot.outcome?.winners).toHaveLength(1)
    expect(room.shelf.find('m')).toMatchObject({ over: true })
    expect(room.shelf.findStep('m')).toBeNull()
  })

  test('and what was played before stays among the finished ones, as it was', async () => {
    const { room } = await played(1, 2)
    const { record } = room.shelf.find('m')!
    const session = open(room, grown)
    expect(room.shelf.all()).toHaveLength(1)
    await session.answer(0)
    const [earlier] = room.shelf.all().filter(({ id }) => id !== 'm')
    expect(earlier).toMatchObject({ over: true, earlier: true, record })
    // It can be gone on with again and again, and is carried over once.
    expect(open(room, grown).snapshot).toMatchObject({ n: 5, trouble: null, view: { stones: 6 } })
  })

  test('asks again what was answered within the step that was not done', async () => {
    const { room } = await answered(2)
    const session = open(room, grown)
    expect(session.snapshot.trouble).toMatchObject({ args: { how: 'checkpoint', from: 0, of: 1 } })
    expect(session.snapshot.asks.map(({ what }) => what)).toEqual(['bid', 'bid'])
  })

  test('is carried over once more when the rules change again', async () => {
    const { room } = await played(1, 2)
    await open(room, grown).answer(0)
    const later = nimWith({ ...(grown.game as unknown as typeof nim), rulesVersion: '5' })
    const session = open(room, later)
    expect(session.snapshot).toMatchObject({ n: 5, view: { stones: 6 }, trouble: { args: { how: 'whole' } } })
    await toTheEnd(session)
  })

  test('without a position it is followed as far as it goes, and it is said from where it goes on', async () => {
    const { room } = await played(1, 3, 2)
    withoutPosition(room)
    const session = open(room, milder)
    expect(session.snapshot.trouble).toMatchObject({ args: { how: 'retold', from: 3, of: 5 } })
    expect(session.snapshot.view).toMatchObject({ stones: 9, active: 1 })
    expect(session.snapshot.log.filter(({ what }) => what === 'took')).toHaveLength(1)
    await toTheEnd(session)
  })

  test('its position is found, although an answer of its record is refused by now', async () => {
    const { room } = await played(1, 3, 2)
    const session = open(room, milder)
    expect(session.snapshot).toMatchObject({
      view: { stones: 4 },
      trouble: { args: { how: 'checkpoint', from: 5 } },
    })
  })

  test('goes on as well if the version was not raised although the rules have changed', async () => {
    const { room } = await played(1, 3, 2)
    const forgotten = nimWith({ ...(milder.game as unknown as typeof nim), rulesVersion: '1' })
    expect(open(room, forgotten).snapshot).toMatchObject({ view: { stones: 4 } })
  })

  test('a position that is damaged, or of a later Dejarik, is as good as none', async () => {
    const { room, shelf } = await played(1, 2)
    for (const text of [
      '{',
      '{"step":1,"n":4,"schema":1,"state":{"step":"nowhere"}}',
      '{"step":2}',
      '{"step":1,"n":4,"schema":9,"state":{}}',
    ]) {
      shelf.write('dejarik.step.m', text)
      expect(open(room, grown).snapshot.trouble).toMatchObject({ args: { how: 'retold', from: 4, of: 4 } })
    }
  })

  test('the sentence is read and put away, and the match is not written for it', async () => {
    const { room } = await played(1)
    const before = room.shelf.find('m')
    const session = open(room, grown)
    session.retry()
    expect(session.snapshot.trouble).toBeNull()
    expect(room.shelf.find('m')).toEqual(before)
  })
})

test('a finished match of other rules is not gone on with: it is said why it can’t be shown', async () => {
  const { room } = await played(3, 3, 3, 1)
  const kept = room.shelf.find('m')!
  expect(kept.over).toBe(true)
  const why = { refused: 'record-other-rules', args: { theirs: '1', ours: '3' } }
  expect(LocalSession.open(room, grown, kept)).toMatchObject(why)
  expect(ReplaySession.open(grown, accepted(readRecord(kept.record)))).toMatchObject(why)
})

describe('the log of a finished match', () => {
  const kept = (room: Room) => room.shelf.findLog('m')?.map(({ words }) => words.en)

  test('is kept beside it, can be read when the record no longer folds, and goes with it', async () => {
    const { room } = await played(3, 3, 3, 1)
    const { record } = room.shelf.find('m')!
    await expect.poll(() => kept(room)?.length).toBeGreaterThan(4)
    const told = open(room, nimFace).snapshot.log.map((entry) => speaker(nim, 'en').log(entry))
    expect(kept(room)).toHaveLength(told.length)
    expect(kept(room)).toEqual(expect.arrayContaining(told.slice(-2)))
    expect(LocalSession.open(room, grown, room.shelf.find('m')!)).toMatchObject({
      refused: 'record-other-rules',
    })
    expect(room.shelf.findLogOf(record)).toHaveLength(told.length)
    room.shelf.forget('m')
    expect(room.shelf.findLog('m')).toBeNull()
  })

  test('is made up for if the browser was closed before, and is not written while the match is open', async () => {
    const { room, shelf } = await played(3, 3, 3)
    expect(shelf.keys()).not.toContain('dejarik.log.m')
    await open(room, nimFace).answer(0)
    await expect.poll(() => shelf.keys()).toContain('dejarik.log.m')
    shelf.remove('dejarik.log.m')
    open(room, nimFace)
    await expect.poll(() => shelf.keys()).toContain('dejarik.log.m')
  })

  test('that the browser has no room for is not there, and nothing else is lost', async () => {
    const { room, shelf } = await played(3, 3, 3)
    const full = roomWith({
      ...shelf,
      write: (key, text) => !key.startsWith('dejarik.log.') && shelf.write(key, text),
    })
    const session = open(full, nimFace)
    await session.answer(0)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(session.snapshot.trouble).toBeNull()
    expect(room.shelf.find('m')).toMatchObject({ over: true })
    expect(room.shelf.findLog('m')).toBeNull()
  })
})

test('the position is written at step boundaries only, and goes back with what is taken back', async () => {
  const { room, shelf } = await played()
  const session = open(room, nimFace)
  expect(room.shelf.findStep('m')).toMatchObject({ n: 2, state: { stones: 10 } })
  await session.answer(0)
  expect(room.shelf.findStep('m')).toMatchObject({ n: 3, state: { stones: 9 } })
  const written: string[] = []
  const write = (key: string, text: string): boolean => {
    written.push(key)
    return shelf.write(key, text)
  }
  const watched = open(roomWith({ ...shelf, write }), nimFace)
  await watched.undo()
  expect(room.shelf.findStep('m')).toMatchObject({ n: 2, state: { stones: 10 } })
  expect(written).toEqual(['dejarik.step.m', 'dejarik.match.m', 'dejarik.step.m'])
})

test('a position that the browser can’t keep is not left over from before', async () => {
  const { room, shelf } = await played(1)
  const full = roomWith({
    ...shelf,
    write: (key, text) => !key.startsWith('dejarik.step.') && shelf.write(key, text),
  })
  const session = open(full, nimFace)
  expect(session.snapshot.trouble).toBeNull()
  expect(room.shelf.findStep('m')).toBeNull()
})

test.each(['de', 'en'] as const)('every way to go on has a sentence of its own: %s', (language) => {
  const say = wordsIn(language)
  const sentences = ['whole', 'same', 'checkpoint', 'table', 'retold'].map((how) =>
    say('trouble.new-rules', { how, from: 12, of: 57 }),
  )
  expect(new Set(sentences).size).toBe(5)
  for (const sentence of sentences.slice(1)) expect(sentence).toMatch(/12 (of|von) 57/)
})
