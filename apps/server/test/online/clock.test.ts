import { expect, test } from 'vitest'
import { Player, together } from '../../test-support/index.ts'
import { annAndBob, folderForTest, serve } from '../house.ts'

const clock = { seconds: 5, increment: 2 }

/** A server whose time the test can push forward. */
async function serveWithTime(data = folderForTest()) {
  let ahead = 0
  const server = await serve({ now: () => Date.now() + ahead, settings: { data } })
  const wait = (ms: number): void => {
    ahead += ms
  }
  return { server, wait, data }
}

test('clocks run for whoever decides, and the increment comes when the decision passes on', async () => {
  const { server, wait } = await serveWithTime()
  const { ann, bob, match } = await annAndBob(server, { clock })
  expect(ann.at(match).table.clocks).toMatchObject({ running: [0, 1] })

  wait(1000)
  await ann.answer(match, 0)
  await together([ann, bob], match, 1)
  const [hers, his] = bob.at(match).table.clocks!.left
  expect(hers).toBeGreaterThan(5700)
  expect(hers).toBeLessThanOrEqual(6000)
  expect(his).toBeLessThanOrEqual(4000)
  expect(bob.at(match).table.clocks?.running).toEqual([1])
})

test('an answer after the time has run out comes too late: the timeout counts', async () => {
  const { server, wait } = await serveWithTime()
  const { ann, bob, match } = await annAndBob(server, { clock })
  await ann.answer(match, 0)
  wait(5001)
  expect(await bob.answer(match, 0)).toMatchObject({ code: 'out-of-time' })
  await together([ann, bob], match, 2)
  expect(ann.at(match).table).toMatchObject({ status: 'over', outcome: { winners: [0], rule: 'timeout' } })
})

test('nobody need do anything for a clock to fall', async () => {
  const { server } = await serveWithTime()
  const { ann, bob, match } = await annAndBob(server, { clock })
  await ann.answer(match, 0)
  await bob.until(() => bob.at(match).table.status === 'over', 'the flag falls')
  expect(bob.at(match).table.outcome).toEqual({ winners: [0], rule: 'timeout' })
})

test('the time in which the server was down is nobody’s', async () => {
  const { server, data } = await serveWithTime()
  const { ann, bob, match } = await annAndBob(server, { clock: { seconds: 60, increment: 0 } })
  await ann.answer(match, 0)
  await server.stop()

  const anHourLater = Date.now() + 3_600_000
  const again = await serve({ now: () => anHourLater, settings: { data } })
  const back = await Player.arrive(again.address, { token: bob.token })
  await back.join(match)
  expect(back.at(match).table.status).toBe('playing')
  expect(back.at(match).table.clocks!.left[1]).toBeGreaterThan(50_000)
})

test('a match without a clock has none', async () => {
  const { server, wait } = await serveWithTime()
  const { ann, match } = await annAndBob(server)
  wait(1e9)
  expect(await ann.answer(match, 0)).toMatchObject({ type: 'done' })
  expect(ann.at(match).table.clocks).toBeNull()
})
