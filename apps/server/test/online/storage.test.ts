import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FastRng } from '@dejarik/kernel'
import type { TableMessage } from '@dejarik/protocol'
import { expect, test } from 'vitest'
import { openFile } from '../../src/store/sqlite.ts'
import { MaybeStored } from '../../src/store/store.ts'
import { Player, playOn, type Reply, together } from '../../test-support/index.ts'
import { annAndBob, folderForTest, homeOn, serve } from '../house.ts'

/** A server on a database that the test can make fail. */
async function serveOnDatabase() {
  const data = folderForTest()
  const db = openFile(data)
  const server = await serve({ home: homeOn(db), settings: { data } })
  return { server, db, data }
}

test('when the disk is full an act is refused with a sentence, and the table stands as it was', async () => {
  const { server, db } = await serveOnDatabase()
  const { ann, bob, match } = await annAndBob(server)
  const revealed = () => ann.at(match).table.undo?.can === 'ask'
  await playOn([ann, bob], match, new FastRng(1), revealed)
  const { page_count } = db.prepare('PRAGMA page_count').get() as { page_count: number }
  db.exec(`PRAGMA max_page_count = ${page_count}`)

  // Ann asks to take back and Bob declines, again and again, until the last page is full.
  let reply: Reply
  let before: TableMessage
  do {
    before = ann.at(match).table
    const { version, wish } = before
    reply =
      wish === null
        ? await ann.send({ type: 'undo', match, version })
        : await bob.send({ type: 'consent', match, version, accept: false })
    if (reply.type === 'done') await together([ann, bob], match, version + 1)
  } while (reply.type === 'done')

  expect(reply).toMatchObject({
    code: 'not-stored',
    text: 'The server could not store that just now. Nothing has happened; please try again in a moment.',
  })
  for (const player of [ann, bob]) expect(player.at(match).table.version).toBe(before.version)
  const witness = await Player.arrive(server.address, { token: ann.token })
  await witness.join(match)
  expect({ ...witness.at(match).table, log: null }).toEqual({ ...before, log: null })

  db.exec('PRAGMA max_page_count = 1000000')
  await playOn([ann, bob], match, new FastRng(2))
  expect(bob.at(match).table.status).toBe('over')
})

test('while another process holds the database locked nothing is acknowledged, and afterwards it goes on', async () => {
  const { server, data } = await serveOnDatabase()
  const { ann, bob, match } = await annAndBob(server)
  const before = ann.at(match).table
  const other = new DatabaseSync(join(data, 'dejarik.sqlite'))
  other.exec('BEGIN IMMEDIATE')

  const replies = await Promise.all([ann.answer(match, 0), bob.answer(match, 1)])

  for (const reply of replies) expect(reply).toMatchObject({ type: 'error', code: 'not-stored' })
  expect(await ann.send({ type: 'undo', match, version: 0 })).toMatchObject({ code: 'refused' })
  await ann.join(match)
  expect(ann.at(match).table).toEqual(before)
  other.exec('ROLLBACK')
  other.close()
  expect(await ann.answer(match, 0)).toMatchObject({ type: 'done' })
  expect(await bob.answer(match, 1)).toMatchObject({ type: 'done' })
})

test('an answer that cannot be stored reaches nobody', async () => {
  const { server, db } = await serveOnDatabase()
  const { ann, bob, match } = await annAndBob(server)
  db.exec('PRAGMA query_only = ON')
  const heard: string[] = []
  bob.hear = (message) => heard.push(message.type)
  expect(await ann.answer(match, 0)).toMatchObject({ code: 'not-stored' })
  expect(await ann.send({ type: 'resign', match })).toMatchObject({ code: 'not-stored' })
  await bob.must({ type: 'mine' })
  expect(heard).toEqual(['mine', 'done'])
  db.exec('PRAGMA query_only = OFF')
})

test.each([true, false])(
  'a database that breaks off during a commit: what was stored (%s) counts once, and is told as it is',
  async (got) => {
    const data = folderForTest()
    const home = homeOn(openFile(data))
    const { store } = home
    const append = store.append.bind(store)
    /** How many commits break off; whether what was written got through. */
    let breaking = 0
    store.append = async (...act) => {
      if (breaking === 0) return append(...act)
      breaking--
      if (got) await append(...act)
      throw new MaybeStored('broken off')
    }
    const server = await serve({ home, settings: { data } })
    const { ann, bob, match } = await annAndBob(server)
    const { version } = ann.at(match).table

    breaking = 1
    expect(await ann.answer(match, 0)).toMatchObject({ type: 'done' })
    await together([ann, bob], match, version + 1)

    // It can't be asked either: then that is said, and the next look tells.
    breaking = 2
    expect(await bob.answer(match, 1)).toMatchObject({ type: 'error', code: 'maybe-stored' })
    expect(await store.journal(match, version)).toHaveLength(got ? 2 : 1)
    await bob.send({ type: 'answer', match, version: version + 1, answer: 1, again: true })
    await together([ann, bob], match, version + 2)
    expect(await store.journal(match, version)).toHaveLength(2)
  },
)
