import { FastRng, type Game, isRefusal, Match, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { recordPath } from '@dejarik/protocol'
import { expect, test, vi } from 'vitest'
import { Player, playOn } from '../../test-support/index.ts'
import { type BidsOptions, type BidsState, bids } from '../bids.ts'
import { annAndBob, folderForTest, serve } from '../house.ts'

type Bids2State = BidsState & { bonus: number }

/** The next rules: a field more in the state, and everybody can see which rules these are. */
const bids2: Game<BidsState, BidsOptions, unknown> = {
  ...bids,
  rulesVersion: '2',
  schema: 2,
  migrations: { 1: (state) => ({ ...(state as BidsState), bonus: 7 }) },
  view: (s, seat) => ({ ...(bids.view(s, seat) as object), bonus: (s as Bids2State).bonus }),
}

/** A match that stands in the middle of a step: one of two secret bids is in. Then the server stops. */
async function stoppedInTheMiddle(data: string) {
  const server = await serve({ settings: { data } })
  const { ann, bob, match } = await annAndBob(server)
  const mid = () => ann.at(match).table.n >= 6 && ann.at(match).table.asks.length === 1
  await playOn([ann, bob], match, new FastRng(1), mid)
  const { table, joined } = ann.at(match)
  await server.stop()
  return { ann, bob, match, table, joined }
}

async function backAt(address: string, match: string, ...players: Player[]): Promise<Player[]> {
  const back = await Promise.all(players.map(({ token }) => Player.arrive(address, { token })))
  await Promise.all(back.map((player) => player.join(match)))
  return back
}

test('a deploy kills no match: it goes on from its last step boundary under the new rules', async () => {
  const data = folderForTest()
  const { ann, bob, match, table, joined } = await stoppedInTheMiddle(data)
  const server = await serve({ games: [bids2], settings: { data } })
  const [ann2, bob2] = await backAt(server.address, match, ann, bob)

  const { table: now, joined: rejoined } = ann2.at(match)
  expect(rejoined).toMatchObject({ rulesVersion: '2', commitment: joined.commitment })
  // The one bid that was in belongs to a step that is played anew; all before it stays.
  expect(now).toMatchObject({ n: table.n - 1, version: table.version + 1 })
  expect(now.view).toEqual({ ...(table.view as object), bonus: 7 })
  expect(now.asks).toHaveLength(2)
  expect(await ann2.answer(match, 0, table.version)).toMatchObject({ code: 'stale' })

  await playOn([ann2, bob2], match, new FastRng(2))
  expect(ann2.at(match).table.status).toBe('over')
  const text = await (await fetch(server.address + recordPath(match))).text()
  const record = accepted(readRecord(text))
  expect(record).toMatchObject({ rulesVersion: '2', from: { n: now.n, schema: 2 } })
  const replay = Match.restore(bids2, record)
  expect(isRefusal(replay) || replay.view(0)).toEqual(ann2.at(match).table.view)
  // The earlier answers stay as history, those that no longer count among them.
  expect(JSON.parse(text).history).toEqual([{ rules: '1', answers: expect.any(String) }])
})

test('rules that fold differently without saying so do not kill it either', async () => {
  const data = folderForTest()
  const { ann, bob, match, table } = await stoppedInTheMiddle(data)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const deal = (): never => {
    throw new Error('this deal is no longer possible')
  }
  const changed: typeof bids = { ...bids, steps: { ...bids.steps, deal } }
  const server = await serve({ games: [changed], settings: { data } })
  const [ann2, bob2] = await backAt(server.address, match, ann, bob)
  expect(ann2.at(match).table.n).toBeLessThanOrEqual(table.n)
  await playOn([ann2, bob2], match, new FastRng(3))
  expect(bob2.at(match).table.status).toBe('over')
  log.mockRestore()
})

test('a finished match of other rules says so, and its record can be had', async () => {
  const data = folderForTest()
  const server = await serve({ settings: { data } })
  const { ann, match } = await annAndBob(server)
  await ann.must({ type: 'resign', match })
  await server.stop()

  const next = await serve({ games: [bids2], settings: { data } })
  const back = await Player.arrive(next.address, { token: ann.token })
  expect(await back.send({ type: 'join', match })).toMatchObject({
    code: 'other-rules',
    args: { theirs: '1', ours: '2' },
  })
  expect((await fetch(next.address + recordPath(match))).status).toBe(200)
})

test('a match that still waits begins under the new rules', async () => {
  const data = folderForTest()
  const server = await serve({ settings: { data } })
  const ann = await Player.arrive(server.address)
  const match = await ann.host('bids')
  await server.stop()

  const started: typeof bids2 = { ...bids2, setup: (o, rng) => ({ ...bids.setup(o, rng), bonus: 0 }) }
  const next = await serve({ games: [started], settings: { data } })
  const bob = await Player.arrive(next.address)
  await bob.join(match)
  expect(bob.at(match).table).toMatchObject({ status: 'playing', view: { bonus: 0 } })
})
