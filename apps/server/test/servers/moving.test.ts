import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp, restoreFrom } from '../../src/backup/backup.ts'
import { newMatch } from '../../src/seating.ts'
import { openHome } from '../../src/store/home.ts'
import type { NewMatch } from '../../src/store/store.ts'
import { closeHome } from '../../test-support/homes.ts'
import { databaseFor } from '../../test-support/postgres.ts'
import { bids } from '../bids.ts'
import { folderForTest } from '../house.ts'

test('what a file kept goes into a PostgreSQL and back, unchanged', async () => {
  const folder = { data: folderForTest(), database: null }
  const home = await openHome(folder)
  const taken = [0, 1].map((seat) => ({ seat, guest: `guest${seat}`, name: `Guest ${seat}`, brings: null }))
  const wanted = { options: {}, agreed: null, clock: null, listed: true, creator: 'guest0' }
  const made = newMatch(bids, wanted, taken, 1000) as NewMatch
  const { id } = made.match
  await home.store.create(made)
  await home.store.addChat(id, {
    seat: 0,
    name: 'Guest 0',
    text: 'Ä "quoted"\u0007 line',
    at: 1_800_000_000_000,
  })
  const all = async ({ store }: typeof home) =>
    Promise.all([store.match(id), store.seats(id), store.chat(id), store.checkpoint(id)])
  const before = await all(home)
  await closeHome(home)

  const database = await databaseFor(folderForTest())
  const files = folderForTest()
  const back = { data: folderForTest(), database: null }
  await backUp(folder, join(files, 'there'))
  await restoreFrom(join(files, 'there'), { data: '', database })
  await backUp({ data: '', database }, join(files, 'back'))
  await restoreFrom(join(files, 'back'), back)
  for (const place of [{ data: '', database }, back]) {
    const found = await openHome(place)
    expect(await all(found)).toEqual(before)
    await closeHome(found)
  }
})
