import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../src/log.ts'
import { newMatch } from '../src/seating.ts'
import { SqlStore } from '../src/store/sql-store.ts'
import { openFile, SqliteDatabase } from '../src/store/sqlite.ts'
import { type NewMatch, NotStored, type Standing, type StoredAct } from '../src/store/store.ts'
import { bids } from './bids.ts'
import { folderForTest } from './house.ts'

function storeIn(folder: string): SqlStore {
  const store = new SqlStore(new SqliteDatabase(openFile(folder)))
  onTestFinished(() => store.close())
  return store
}

function someMatch(): NewMatch {
  const taken = [0, 1].map((seat) => ({ seat, guest: `guest${seat}`, name: `Guest ${seat}`, brings: null }))
  const wanted = { options: {}, agreed: null, clock: null, listed: true, creator: 'guest0' }
  return newMatch(bids, wanted, taken, 1000) as NewMatch
}

const standing: Standing = {
  status: 'playing',
  outcome: null,
  asked: [1],
  rules: '1',
  checkpoint: null,
  landing: 'same',
}
const act = (n: number, answer: number): StoredAct => ({
  n,
  at: 1000 + n,
  act: { act: 'enter', how: 'answer', seat: 0, answer },
  left: null,
})

test('what was stored is found again as it was', async () => {
  const folder = folderForTest()
  const store = storeIn(folder)
  const made = someMatch()
  await store.create(made)
  expect(await store.append(made.match.id, 'here', act(1, 3), standing)).toBe(true)

  const again = storeIn(folder)
  expect(await again.match(made.match.id)).toEqual({ ...made.match, asked: [1] })
  expect(await again.seats(made.match.id)).toEqual(made.seats)
  expect(await again.journal(made.match.id, 0)).toEqual([act(1, 3)])
  expect(await again.journal(made.match.id, 1)).toEqual([])
  expect(await again.checkpoint(made.match.id)).toEqual(JSON.parse(JSON.stringify(made.checkpoint)))
})

test('of two servers that write the same number, the first wins and the second writes nothing', async () => {
  const folder = folderForTest()
  const [here, there] = [storeIn(folder), storeIn(folder)]
  const made = someMatch()
  const { id } = made.match
  await here.create(made)
  const wrote = await Promise.all([
    here.append(id, 'here', act(1, 3), standing),
    there.append(id, 'here', act(1, 4), { ...standing, status: 'over' }, someMatch()),
  ])

  expect(wrote).toEqual([true, false])
  expect(await there.journal(id, 0)).toEqual([act(1, 3)])
  expect(await there.match(id)).toMatchObject({ status: 'playing' })
  expect(await there.matchesOf('guest0', 9)).toHaveLength(1)
})

test('writes of one turn are one commit; one that loses a race takes no other with it', async () => {
  const store = storeIn(folderForTest())
  const [a, b] = [someMatch(), someMatch()]
  await Promise.all([store.create(a), store.create(b)])
  const results = await Promise.all([
    store.append(a.match.id, 'here', act(1, 0), standing),
    store.append(a.match.id, 'here', act(1, 1), standing),
    store.append(b.match.id, 'here', act(1, 2), standing),
  ])
  expect(results).toEqual([true, false, true])
})

test('a write that fails takes back the whole turn and says so to each', async () => {
  const folder = folderForTest()
  const store = storeIn(folder)
  const made = someMatch()
  await store.create(made)
  const results = await Promise.allSettled([
    store.append(made.match.id, 'here', act(1, 0), standing),
    store.keepLog('no such match', []),
  ])
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(NotStored) })
  expect(await store.journal(made.match.id, 0)).toEqual([])
  expect(await store.append(made.match.id, 'here', act(1, 0), standing)).toBe(true)
})

test('a seat is taken once, and the last one begins the match', async () => {
  const store = storeIn(folderForTest())
  const made = someMatch()
  const waiting: NewMatch = {
    ...made,
    match: { ...made.match, status: 'waiting', started: null },
    seats: made.seats.slice(0, 1),
  }
  await store.create(waiting)
  const checkpoint = made.checkpoint!
  const begin = { at: 5000, rules: '1', options: made.match.options, asked: [0, 1], checkpoint }
  const seat = (guest: string) => ({
    seat: 1,
    guest,
    name: guest,
    key: `key of ${guest}`,
    brings: null,
    former: [],
    ready: false,
  })
  const { id } = made.match
  expect(
    await Promise.all(['bob', 'cleo'].map((guest) => store.takeSeat(id, seat(guest), 1, begin))),
  ).toEqual([true, false])
  expect(await store.match(id)).toMatchObject({ status: 'playing', started: 5000 })
  expect(await store.cancel(id)).toBe(false)
})

test('a seat is given away once, and only by the server that serves the match', async () => {
  const store = storeIn(folderForTest())
  const made = someMatch()
  const { id } = made.match
  await store.create(made)
  await store.claim(id, 'here', 0)
  const [, from] = made.seats
  const to = (guest: string) => ({ guest, name: guest, key: `key of ${guest}` })
  expect(await store.reseat(id, 'there', from, to('bob'))).toBe(false)
  expect(await store.seats(id)).toEqual(made.seats)
  expect(await store.reseat(id, 'here', from, to('cleo'))).toBe(true)
  expect(await store.reseat(id, 'here', from, to('bob'))).toBe(false)
  expect(await store.seats(id)).toEqual([made.seats[0], { ...from, ...to('cleo'), former: ['guest1'] }])
})

test('only the last lines of a long chat are kept', async () => {
  const store = storeIn(folderForTest())
  const made = someMatch()
  await store.create(made)
  const line = (i: number) => ({ seat: 0, name: 'Ann', text: `line ${i}`, at: i })
  for (let i = 0; i < 205; i++) await store.addChat(made.match.id, line(i))
  const { from, lines } = await store.chat(made.match.id)
  expect({ from, count: lines.length, last: lines.at(-1)?.text }).toEqual({
    from: 5,
    count: 200,
    last: 'line 204',
  })
})

test('a commit is on the disk when it returns, not only with the system', () => {
  const db = openFile(folderForTest())
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  db.close()
})

test('a database of a later format is left alone', () => {
  const folder = folderForTest()
  openFile(folder).close()
  const db = new DatabaseSync(join(folder, 'dejarik.sqlite'))
  db.exec('PRAGMA user_version = 99')
  db.close()
  expect(() => openFile(folder)).toThrow('its format 99 is newer than this server')
})

/** What a damaged file, a hand that mended it or an older server may have left in a column. */
const BROKEN = ['', '{"act":"ent', 'null', '7', '[]', '{}', '{"act":"constructor"}']

function damaged(folder: string, sql: string, ...args: string[]): void {
  const db = new DatabaseSync(join(folder, 'dejarik.sqlite'))
  db.prepare(sql).run(...args)
  db.close()
}

test.each(BROKEN)('an act that can’t be read is never taken for one: %j', async (text) => {
  const folder = folderForTest()
  const store = storeIn(folder)
  const made = someMatch()
  await store.create(made)
  await store.append(made.match.id, 'here', act(1, 3), standing)
  damaged(folder, 'UPDATE journal SET act = ?', text)
  await expect(store.journal(made.match.id, 0)).rejects.toThrow(/^act is damaged: /)
})

test.each([
  ['clock', '{"seconds":"600","increment":0}'],
  ['clock', 'x'],
  ['outcome', '{"winners":0}'],
  ['asked', '{"seat":1}'],
  ['asked', ''],
  ['status', 'paused'],
])('a match whose %s is %j is told to be damaged, and no other is lost with it', async (column, text) => {
  const folder = folderForTest()
  const store = storeIn(folder)
  const [whole, broken] = [someMatch(), someMatch()]
  for (const made of [whole, broken]) await store.create(made)
  damaged(folder, `UPDATE matches SET ${column} = ? WHERE id = ?`, text, broken.match.id)
  await expect(store.match(broken.match.id)).rejects.toThrow(`${column} is damaged: `)
  const complained = vi.spyOn(log, 'error').mockImplementation(() => {})
  expect((await store.matchesOf('guest0', 9)).map(({ match }) => match.id)).toEqual([whole.match.id])
  expect(complained).toHaveBeenCalledExactlyOnceWith({ match: broken.match.id }, expect.any(String))
  complained.mockRestore()
})

test.each(['', '{"n":3', '7', '[]', '{"n":-1,"schema":1,"state":{}}', '{"n":1,"schema":1}'])(
  'a position or a log that can’t be read is none: %j',
  async (text) => {
    const folder = folderForTest()
    const store = storeIn(folder)
    const made = someMatch()
    await store.create(made)
    await store.keepLog(made.match.id, ['a'])
    damaged(folder, 'UPDATE matches SET checkpoint = ?', text)
    damaged(folder, 'UPDATE logs SET pages = ?', text === '[]' ? '[7]' : text)
    expect(await store.checkpoint(made.match.id)).toBeNull()
    expect(await store.log(made.match.id)).toBeNull()
  },
)

test('options of players may look like anything', async () => {
  const folder = folderForTest()
  const store = storeIn(folder)
  const made = someMatch()
  const options = { refused: 'given-text' }
  await store.create({ ...made, match: { ...made.match, options } })
  expect((await store.match(made.match.id))?.options).toEqual(options)
})
