/** What nobody uses any more has an end: silent connections, tables that were called off, guests who stay away. */
import { expect, test } from 'vitest'
import { DEFAULTS } from '../../src/settings.ts'
import { tidy } from '../../src/tidying.ts'
import { lookInto, Player } from '../../test-support/index.ts'
import { annAndBob, arrive, folderForTest, serve } from '../house.ts'

const DAY = 24 * 60 * 60 * 1000

test('who connects and says nothing is shown out; who says hello stays', async () => {
  const server = await serve({ settings: { helloMs: 300 } })
  const silent = await Player.connect(server.address)
  const ann = await Player.arrive(server.address)
  await silent.until(() => silent.closed !== null, 'it is shown out')
  await ann.must({ type: 'mine' })
  expect(ann.closed).toBeNull()
})

test('tables that were called off or never begun are forgotten in time, matches never', async () => {
  const data = folderForTest()
  const server = await serve({ settings: { data } })
  const { ann, match } = await annAndBob(server)
  const off = await ann.host('bids', { listed: true })
  await ann.must({ type: 'chat', match: off, text: 'nobody comes' })
  await ann.must({ type: 'cancel', match: off })
  const waiting = await ann.host('bids')
  const store = await lookInto(data)
  const kept = async () =>
    Promise.all([off, waiting, match].map(async (id) => (await store.match(id)) !== null))
  await tidy(store, DEFAULTS.keeps, Date.now() + DAY / 2)
  expect(await kept()).toEqual([true, true, true])
  await tidy(store, DEFAULTS.keeps, Date.now() + 2 * DAY)
  expect(await kept()).toEqual([false, true, true])
  await tidy(store, DEFAULTS.keeps, Date.now() + 31 * DAY)
  expect(await kept()).toEqual([false, false, true])
  expect(await store.seats(match)).toHaveLength(2)
  await store.close()
})

test('a guest without a match who stays away is forgotten; who has a seat, or was here, is not', async () => {
  const data = folderForTest()
  const server = await serve({ settings: { data } })
  await annAndBob(server)
  const [eve, mel] = await arrive(server, 'Eve', 'Mel')
  for (const player of [eve, mel]) await player.must({ type: 'rename', name: `${player.name} Two` })
  const store = await lookInto(data)
  const names = async (): Promise<(string | undefined)[]> => {
    const back = await Promise.all([eve, mel].map(({ token }) => Player.arrive(server.address, { token })))
    return back.map(({ name }) => name)
  }
  await tidy(store, DEFAULTS.keeps, Date.now())
  expect(await names()).toEqual(['Eve Two', 'Mel Two'])
  // Both came just now; both stay away from here on.
  await tidy(store, DEFAULTS.keeps, Date.now() + 80 * DAY)
  expect(await names()).toEqual(['Eve Two', 'Mel Two'])
  await tidy(store, DEFAULTS.keeps, Date.now() + 120 * DAY)
  expect(await names()).toEqual(['Guest', 'Guest'])
  await store.close()
})

test('nobody passes for a bot or for another at the table', async () => {
  const server = await serve()
  const [ann, bob] = await arrive(server, 'Leia', 'LElA')
  expect(await bob.send({ type: 'rename', name: 'Bot' })).toMatchObject({ code: 'bad-name' })
  const match = await ann.host('bids')
  await bob.join(match)
  await ann.until(() => ann.at(match).seats?.seats[1].name === 'LElA (2)', 'Bob has a number')
})

test('an operator may want matches forgotten that ended long ago, or at which nothing happens any more', async () => {
  const data = folderForTest()
  const server = await serve({ settings: { data } })
  const { ann, bob, match: open } = await annAndBob(server)
  const ended = await annAndBob(server)
  const over = ended.match
  await ended.ann.must({ type: 'resign', match: over })
  await ann.answer(open, 0)
  await bob.must({ type: 'chat', match: open, text: 'good luck' })
  const store = await lookInto(data)
  const kept = async () => Promise.all([open, over].map(async (id) => (await store.match(id)) !== null))
  const keeps = { ...DEFAULTS.keeps, finished: 10, deserted: 20 }
  await tidy(store, keeps, Date.now() + 9 * DAY)
  expect(await kept()).toEqual([true, true])
  await tidy(store, keeps, Date.now() + 11 * DAY)
  expect(await kept()).toEqual([true, false])
  await tidy(store, keeps, Date.now() + 21 * DAY)
  expect(await kept()).toEqual([false, false])
  expect(await store.journal(open, 0)).toEqual([])
})
