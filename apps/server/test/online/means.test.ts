/** Work and bytes are limited for each guest and each address; who uses too much waits, and nobody else does. */
import { expect, test } from 'vitest'
import { Player } from '../../test-support/index.ts'
import { annAndBob, serve } from '../house.ts'

const PLENTY = { work: 1_000_000, bytes: 1_000_000_000 }

/** How long something takes. */
async function timed(task: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await task()
  return performance.now() - from
}

test('a guest who asks for the table again and again is made to wait, on all his connections; the others are not', async () => {
  const server = await serve({ settings: { guestMeans: { work: 1000, bytes: 1000 }, addressMeans: PLENTY } })
  const { ann, bob, match } = await annAndBob(server)
  const eve = await Player.arrive(server.address)
  const other = await Player.arrive(server.address, { token: eve.token })
  const greedy = (player: Player, times: number) =>
    Promise.all(Array.from({ length: times }, () => player.join(match, { watch: true })))
  // What she has saved up is 30 s of her 1,000 bytes a second.
  await greedy(eve, 40)
  const slow = timed(() => greedy(other, 4))
  expect(await timed(() => ann.must({ type: 'mine' }))).toBeLessThan(500)
  expect(await timed(() => bob.answer(match, 0))).toBeLessThan(500)
  // Whether anybody is there is answered at once also to her.
  expect(await timed(() => eve.must({ type: 'ping' }))).toBeLessThan(500)
  expect(await slow).toBeGreaterThan(1000)
  expect([eve.closed, other.closed]).toEqual([null, null])
}, 60_000)

const pause = (ms: number): Promise<'waits'> => new Promise((resolve) => setTimeout(resolve, ms, 'waits'))

test('work counts as well, and all guests of one address together', async () => {
  const server = await serve({ settings: { guestMeans: PLENTY, addressMeans: { ...PLENTY, work: 0.02 } } })
  const ann = await Player.arrive(server.address)
  const bob = await Player.arrive(server.address)
  const match = await ann.host('bids')
  // She looks at the table until the seconds of 0.02 ms that are saved up are used, however fast the machine is.
  let looks = 0
  while ((await Promise.race([ann.join(match), pause(800)])) !== 'waits') expect(++looks).toBeLessThan(1000)
  expect(await Promise.race([bob.join(match), pause(800)])).toBe('waits')
  // It is not answered yet, and nothing was refused.
  expect(bob.closed).toBeNull()
  expect(bob.tables.size).toBe(0)
}, 60_000)
