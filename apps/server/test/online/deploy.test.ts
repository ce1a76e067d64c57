import { FastRng, type Game, isRefusal, Match, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { recordPath } from '@dejarik/protocol'
import { logBeside, speaker } from '@dejarik/text'
import { describe, expect, test, vi } from 'vitest'
import { log } from '../../src/log.ts'
import { NotStored } from '../../src/store/store.ts'
import { changeIn, lookInto, openHomeOf, Player, playOn } from '../../test-support/index.ts'
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
  // Both are told from where it goes on, as long as it lasts.
  const change = { version: table.version + 1, from: now.n, of: table.n }
  for (const player of [ann2, bob2]) expect(player.at(match).table.newRules).toEqual(change)
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

test('several changes of the state’s shape at once are made one after the other', async () => {
  const data = folderForTest()
  const { ann, bob, match } = await stoppedInTheMiddle(data)
  const step = (n: number) => (state: unknown) => {
    const { steps = [] } = state as { steps?: number[] }
    return { ...(state as BidsState), steps: [...steps, n], bonus: 7 }
  }
  const far: typeof bids2 = {
    ...bids2,
    rulesVersion: '9',
    schema: 4,
    migrations: { 1: step(1), 2: step(2), 3: step(3) },
    view: (s, seat) => ({ ...(bids2.view(s, seat) as object), steps: (s as { steps?: number[] }).steps }),
    clone: (s) => ({ ...bids.clone(s), ...pick(s, 'steps'), ...pick(s, 'bonus') }) as BidsState,
  }
  const server = await serve({ games: [far], settings: { data } })
  const [ann2, bob2] = await backAt(server.address, match, ann, bob)
  expect(ann2.at(match).table.view).toMatchObject({ steps: [1, 2, 3], bonus: 7 })
  await playOn([ann2, bob2], match, new FastRng(2))
  expect(ann2.at(match).table.status).toBe('over')
})

const pick = (s: object, name: string): object =>
  name in s ? { [name]: (s as { [name: string]: unknown })[name] } : {}

describe('a match whose position names what there is no longer', () => {
  const ghost = (): never => {
    throw new Error('there is no card “ghost”')
  }
  test.each([
    ['where it is migrated', { ...bids2, migrations: { 1: ghost } }],
    [
      'where the rules look for it',
      { ...bids2, steps: Object.fromEntries(Object.keys(bids.steps).map((name) => [name, ghost])) },
    ],
    ['where it is shown', { ...bids2, view: ghost }],
  ])('says which, stays as it was, and goes on when that is mended: %s', async (_, broken) => {
    const data = folderForTest()
    const { ann, bob, match, table } = await stoppedInTheMiddle(data)
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const stored = async () => {
      const store = await lookInto(data)
      const kept = [await store.match(match), await store.journal(match, 0), await store.checkpoint(match)]
      await store.close()
      return kept
    }
    const before = await stored()
    const server = await serve({ games: [broken as Game], settings: { data } })
    const back = await Player.arrive(server.address, { token: ann.token })
    expect(await back.send({ type: 'join', match })).toMatchObject({
      code: 'other-rules',
      refusal: { refused: 'record-unreadable', args: { why: 'there is no card “ghost”' } },
    })
    await server.stop()
    expect(await stored()).toEqual(before)
    const mended = await serve({ games: [bids2], settings: { data } })
    const [ann2, bob2] = await backAt(mended.address, match, ann, bob)
    expect(ann2.at(match).table.n).toBe(table.n - 1)
    await playOn([ann2, bob2], match, new FastRng(2))
    expect(ann2.at(match).table.status).toBe('over')
    logged.mockRestore()
  })
})

test('a disk that is full while a match is brought to the new rules loses nothing: it is tried again', async () => {
  const data = folderForTest()
  const { ann, bob, match, table } = await stoppedInTheMiddle(data)
  const home = await openHomeOf(data)
  const { store } = home
  const { append } = store
  let isFull = true
  store.append = (...args) =>
    isFull ? Promise.reject(new NotStored(new Error('disk full'))) : append.apply(store, args)
  const server = await serve({ games: [bids2], home, settings: { data } })
  const back = await Player.arrive(server.address, { token: ann.token })
  expect(await back.send({ type: 'join', match })).toMatchObject({ code: 'not-stored' })
  isFull = false
  const [ann2] = await backAt(server.address, match, ann, bob)
  expect(ann2.at(match).table).toMatchObject({ n: table.n - 1, version: table.version + 1 })
})

test('rules that fold differently without saying so do not kill it either', async () => {
  const data = folderForTest()
  const { ann, bob, match, table } = await stoppedInTheMiddle(data)
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const deal = (): never => {
    throw new Error('this deal is no longer possible')
  }
  const changed: typeof bids = { ...bids, steps: { ...bids.steps, deal } }
  const server = await serve({ games: [changed], settings: { data } })
  const [ann2, bob2] = await backAt(server.address, match, ann, bob)
  expect(ann2.at(match).table.n).toBeLessThanOrEqual(table.n)
  await playOn([ann2, bob2], match, new FastRng(3))
  expect(bob2.at(match).table.status).toBe('over')
  logged.mockRestore()
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

/** Who was told what, as it is kept with a match: the sentences. */
const keptOf = async (address: string, match: string): Promise<readonly string[] | null> => {
  const file = await (await fetch(address + recordPath(match))).text()
  return logBeside(file)?.map(({ words }) => words.en) ?? null
}

describe('the log of a finished match is kept with it', () => {
  /** A match that was played to its end, and what its players have read by then. */
  async function finished(data: string) {
    const server = await serve({ settings: { data } })
    const { ann, bob, match } = await annAndBob(server)
    await playOn([ann, bob], match, new FastRng(4))
    expect(ann.at(match).table.status).toBe('over')
    return { server, ann, match, read: await ann.log(match) }
  }

  test('and can be read when its record no longer folds', async () => {
    const data = folderForTest()
    const { server, match, read } = await finished(data)
    await server.stop()
    const next = await serve({ games: [bids2], settings: { data } })
    const kept = await keptOf(next.address, match)
    expect(kept).toHaveLength(read.length)
    const en = speaker(bids, 'en')
    const open = read.flatMap((entry, i) => (entry.secret === undefined ? [[kept?.[i], en.log(entry)]] : []))
    expect(open.length).toBeGreaterThan(0)
    for (const [line, sentence] of open) expect(line).toBe(sentence)
  })

  test('and also if the version was not raised: it is said that it can’t be followed any more', async () => {
    const data = folderForTest()
    const { server, ann, match } = await finished(data)
    await server.stop()
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const deal = (): never => {
      throw new Error('this deal is no longer possible')
    }
    const next = await serve({
      games: [{ ...bids, steps: { ...bids.steps, deal } } as Game],
      settings: { data },
    })
    const back = await Player.arrive(next.address, { token: ann.token })
    expect(await back.send({ type: 'join', match })).toMatchObject({ code: 'not-followed' })
    expect(await keptOf(next.address, match)).not.toBeNull()
    logged.mockRestore()
  })

  test('although the server died before it was written: it is made up for while the rules are the same', async () => {
    const data = folderForTest()
    const { server, ann, match, read } = await finished(data)
    await server.stop()
    await changeIn(data, 'DELETE FROM logs')
    const again = await serve({ settings: { data } })
    expect(await keptOf(again.address, match)).toBeNull()
    const back = await Player.arrive(again.address, { token: ann.token })
    await back.join(match)
    await again.stop()
    const next = await serve({ games: [bids2], settings: { data } })
    expect(await keptOf(next.address, match)).toHaveLength(read.length)
  })
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
