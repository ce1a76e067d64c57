/** Several servers on one PostgreSQL: whoever is connected wherever sits at one table. */
import { type DeckOption, destiny } from '@dejarik/destiny'
import { CONSTRUCTED_DECKS, STARTER_DECKS } from '@dejarik/destiny/build'
import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../src/index.ts'
import { lookInto, Player, playOn, together } from '../../test-support/index.ts'
import { arrive, folderForTest, serve } from '../house.ts'

const [AWAITED, ANSWERED, THIRD] = [...STARTER_DECKS, ...CONSTRUCTED_DECKS].map(
  ({ deck }) => deck as DeckOption,
)

interface Apart {
  readonly here: RunningServer
  readonly there: RunningServer
  readonly ann: Player
  readonly bob: Player
  readonly match: string
}

/** Ann made the match at one server, Bob came to it at the other. */
async function annAndBobApart(more: Parameters<Player['host']>[1] = {}): Promise<Apart> {
  const data = folderForTest()
  const [here, there] = [await serve({ settings: { data } }), await serve({ settings: { data } })]
  const [ann] = await arrive(here, 'Ann')
  const [bob] = await arrive(there, 'Bob')
  const match = await ann.host('bids', more)
  await bob.join(match)
  await ann.until(() => ann.at(match).table.status === 'playing', 'the match begins')
  await ann.until(() => ann.at(match).seats?.seats[1].present === true, 'Bob is there')
  return { here, there, ann, bob, match }
}

test('two players at two servers play one match to its end, and see the same', async () => {
  const { ann, bob, match } = await annAndBobApart()
  const replies = await Promise.all([ann.answer(match, 0, 0), bob.answer(match, 0, 0)])
  expect(replies.map(({ type }) => type)).toEqual(['done', 'done'])
  await together([ann, bob], match, 2)
  await playOn([ann, bob], match, new FastRng(6))
  expect(ann.at(match).table.outcome).toEqual(bob.at(match).table.outcome)
  expect(await ann.log(match)).toHaveLength((await bob.log(match)).length)
})

test('what is said, who is there and how one is called is known at both', async () => {
  const { there, ann, bob, match } = await annAndBobApart()
  await bob.must({ type: 'chat', match, text: 'hello from there' })
  await ann.must({ type: 'chat', match, text: 'hello from here' })
  for (const player of [ann, bob]) {
    await player.until(() => player.at(match).chat.length === 2)
    expect(player.at(match).chat.map(({ text }) => text)).toEqual(['hello from there', 'hello from here'])
  }
  await bob.must({ type: 'rename', name: 'Robert' })
  await ann.until(() => ann.at(match).seats?.seats[1].name === 'Robert', 'the new name')
  const [eve] = await arrive(there, 'Eve')
  await eve.join(match)
  await ann.until(() => ann.at(match).seats?.spectators === 1, 'somebody watches')
  await eve.must({ type: 'leave', match })
  await ann.until(() => ann.at(match).seats?.spectators === 0, 'nobody watches')
  bob.socket.terminate()
  await ann.until(() => ann.at(match).seats?.seats[1].present === false, 'Bob is gone')
})

test('what is wrong is refused at both alike, and nothing has changed', async () => {
  const { ann, bob, match } = await annAndBobApart()
  expect(await bob.answer(match, 99)).toMatchObject({ code: 'refused', refusal: { rule: 'bids.bid' } })
  expect(await bob.answer(match, 0, 7)).toMatchObject({ code: 'stale' })
  expect(await bob.send({ type: 'undo', match, version: 0 })).toMatchObject({ code: 'refused' })
  expect(await bob.send({ type: 'cancel', match })).toMatchObject({ code: 'not-yours' })
  expect(ann.at(match).table.version).toBe(0)
})

test('a wish to take back made at one server is answered at the other', async () => {
  const { ann, bob, match } = await annAndBobApart()
  await playOn([ann, bob], match, new FastRng(1), () => bob.at(match).table.undo?.can === 'ask')
  const { version, n } = bob.at(match).table
  await bob.must({ type: 'undo', match, version })
  await ann.until(() => ann.at(match).table.wish?.seat === 1, 'the wish')
  await ann.must({ type: 'consent', match, version: ann.at(match).table.version, accept: true })
  await together([ann, bob], match, version + 2)
  expect(bob.at(match).table.n).toBeLessThan(n)
})

test('two who come for the last two seats at two servers both sit, and the match has what each brought', async () => {
  const data = folderForTest()
  const at = { games: [destiny], settings: { data } }
  const [here, there] = [await serve(at), await serve(at)]
  const [ann, bob] = await arrive(here, 'Ann', 'Bob')
  const [cleo] = await arrive(there, 'Cleo')
  const match = await ann.host('destiny', { options: { players: 3 }, brings: AWAITED })
  for (const player of [bob, cleo]) await player.join(match)
  await Promise.all([bob.join(match, { brings: ANSWERED }), cleo.join(match, { brings: THIRD })])
  const seats = [bob, cleo].map((player) => player.at(match).joined.you)
  expect(seats.toSorted()).toEqual([1, 2])
  await ann.until(() => ann.at(match).table.status === 'playing')
  const store = await lookInto(data)
  const stored = await store.match(match)
  await store.close()
  const { decks } = stored!.options as { decks: DeckOption[] }
  expect(decks[seats[0]].cards).toEqual(ANSWERED.cards)
  expect(decks[seats[1]].cards).toEqual(THIRD.cards)
})

test('the list of waiting matches is the same at both, and follows what happens at the other', async () => {
  const data = folderForTest()
  const [here, there] = [await serve({ settings: { data } }), await serve({ settings: { data } })]
  const [ann] = await arrive(here, 'Ann')
  const [bob] = await arrive(there, 'Bob')
  await bob.must({ type: 'lobby', on: true })
  const match = await ann.host('bids', { listed: true })
  await bob.until(() => bob.lobby?.matches.some((one) => one.match === match) === true, 'it is listed')
  await ann.must({ type: 'cancel', match })
  await bob.until(() => bob.lobby?.matches.length === 0, 'it is gone')
})

test('a server that stops hands its match over: who is connected elsewhere plays on, and clocks go on where they were', async () => {
  const { here, there, ann, bob, match } = await annAndBobApart({ clock: { seconds: 600, increment: 0 } })
  await playOn([ann, bob], match, new FastRng(2), () => bob.at(match).table.n >= 4)
  const before = bob.at(match).table
  await here.stop()
  const back = await Player.arrive(there.address, { token: ann.token })
  await back.join(match)
  await bob.until(() => bob.at(match).seats?.seats[0].present === true, 'Ann is back')
  const now = bob.at(match).table
  expect(now.version).toBe(before.version)
  for (const [seat, left] of (now.clocks?.left ?? []).entries()) {
    expect(left).toBeLessThanOrEqual(before.clocks?.left[seat] ?? 0)
    expect(left).toBeGreaterThan(500_000)
  }
  await playOn([back, bob], match, new FastRng(3))
  expect(bob.at(match).table.status).toBe('over')
  expect(bob.closed).toBeNull()
})

test('two who look for the same at two servers find each other, and are seen at both', async () => {
  const data = folderForTest()
  const [here, there] = [await serve({ settings: { data } }), await serve({ settings: { data } })]
  const [ann] = await arrive(here, 'Ann')
  const [bob] = await arrive(there, 'Bob')
  const seek = { type: 'seek', game: 'bids', options: {}, clock: { seconds: 60, increment: 0 } } as const
  const found = await Promise.all([ann.must(seek), bob.must(seek)])
  expect(found[0].match).toBe(found[1].match)
  const match = String(found[0].match)
  await bob.until(() => bob.at(match).table.status === 'playing', 'it begins')
  await ann.must({ type: 'lobby', on: true })
  await ann.until(() => ann.lobby?.here.count === 2, 'both are here')
  expect(ann.lobby?.here.some.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bob'])
  await playOn([ann, bob], match, new FastRng(9))
  await bob.leave()
  await ann.until(() => ann.lobby?.here.count === 1, 'Bob is gone')
})
