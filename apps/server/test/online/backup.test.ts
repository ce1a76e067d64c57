import { readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { backUp, restoreFrom } from '../../src/backup/backup.ts'
import { lookInto, Player, playOn } from '../../test-support/index.ts'
import { databaseFor } from '../../test-support/postgres.ts'
import { annAndBob, folderForTest, serve } from '../house.ts'

const placeOf = async (data: string) => ({ data, database: await databaseFor(data) })

test('a backup is made while people play; restored elsewhere, their match goes on from that moment', async () => {
  const data = folderForTest()
  const server = await serve({ settings: { data } })
  const { ann, bob, match } = await annAndBob(server)
  await ann.must({ type: 'chat', match, text: 'Grüße, “Ann”\\n' })
  await ann.answer(match, 1)
  const then = ann.at(match).table
  const file = join(folderForTest(), 'backup.gz')
  await backUp(await placeOf(data), file)
  // What comes later is not in it.
  await bob.answer(match, 1)

  const other = folderForTest()
  await restoreFrom(file, await placeOf(other))
  const [from, to] = await Promise.all([lookInto(data), lookInto(other)])
  expect(await to.seats(match)).toEqual(await from.seats(match))
  expect(await to.journal(match, 0)).toEqual((await from.journal(match, 0)).slice(0, 1))
  expect(await to.chat(match)).toEqual(await from.chat(match))
  for (const store of [from, to]) await store.close()

  const second = await serve({ settings: { data: other } })
  const players = await Promise.all([ann, bob].map(({ token }) => Player.arrive(second.address, { token })))
  for (const player of players) await player.join(match)
  expect(players[0].at(match).table.view).toEqual(then.view)
  await playOn(players, match, new FastRng(1))
  expect(players[0].at(match).table.status).toBe('over')
})

test('nothing is restored over matches, nor from half a file, nor from something else', async () => {
  const data = folderForTest()
  const server = await serve({ settings: { data } })
  await annAndBob(server)
  const file = join(folderForTest(), 'backup.gz')
  await backUp(await placeOf(data), file)
  await server.stop()
  await expect(restoreFrom(file, await placeOf(data))).rejects.toThrow('name an empty place')

  const empty = await placeOf(folderForTest())
  truncateSync(file, readFileSync(file).length - 12)
  await expect(restoreFrom(file, empty)).rejects.toThrow()
  await expect(restoreFrom(join(import.meta.dirname, 'backup.test.ts'), empty)).rejects.toThrow()
  // A server can begin there.
  const fresh = await serve({ settings: { data: empty.data } })
  await annAndBob(fresh)
})
