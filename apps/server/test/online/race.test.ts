import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { Player, playOn, together } from '../../test-support/index.ts'
import { annAndBob, serve } from '../house.ts'

test('two answers to one question: the first counts, the second is stale and gets the fresh table', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  // Up to the question that only one seat is asked.
  await playOn([ann, bob], match, new FastRng(1), () => ann.at(match).table.asks[0]?.what === 'reward')
  const leader = [ann, bob].find((player) => player.asked(match) !== null)!
  const { version } = leader.at(match).table
  const tab = await Player.arrive(server.address, { token: leader.token })
  await tab.join(match)

  const replies = await Promise.all([leader.answer(match, 1, version), tab.answer(match, 0, version)])

  expect(replies.map(({ type }) => type).sort()).toEqual(['done', 'error'])
  expect(replies.find(({ type }) => type === 'error')).toMatchObject({ code: 'stale', match })
  await together([ann, bob, tab], match, version + 1)
  for (const player of [ann, bob, tab]) expect(player.at(match).table.version).toBe(version + 1)
})

test('a secret question to both: each answer counts, whoever is first, and none is seen before the other', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const { view } = bob.at(match).table
  expect(await ann.answer(match, 2, 0)).toMatchObject({ type: 'done' })
  await bob.until(() => bob.at(match).table.version === 1)
  expect(bob.at(match).table.view).toEqual(view)
  expect(bob.at(match).table.log.entries).toEqual([])
  // Bob's page still shows version 0, but his question is the same.
  expect(await bob.answer(match, 1, 0)).toMatchObject({ type: 'done' })
  expect(bob.at(match).part.entries.map(({ what }) => what)).toEqual(['bid', 'bid'])
  expect(await bob.answer(match, 1, 0)).toMatchObject({ type: 'error', code: 'stale' })
})

test('an answer that was not offered is refused with its reason and rule, and changes nothing', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const before = ann.at(match).table
  expect(await ann.answer(match, 99)).toMatchObject({
    code: 'refused',
    refusal: { refused: 'not-an-option', rule: 'bids.bid' },
  })
  expect(await ann.answer(match, [0, 1])).toMatchObject({ code: 'refused' })
  expect(await ann.answer(match, 0, 7)).toMatchObject({ code: 'stale' })
  await bob.join(match)
  expect(bob.at(match).table.version).toBe(0)
  expect(ann.at(match).table.view).toEqual(before.view)
})

test('a spectator decides nothing, and who is not at the table neither', async () => {
  const server = await serve()
  const { match } = await annAndBob(server)
  const eve = await Player.arrive(server.address)
  await eve.join(match)
  for (const asked of [
    { type: 'answer', match, version: 0, answer: 0 },
    { type: 'resign', match },
    { type: 'undo', match, version: 0 },
    { type: 'rematch', match },
  ] as const)
    expect(await eve.send(asked)).toMatchObject({ code: 'not-a-player' })
  const mallory = await Player.arrive(server.address)
  expect(await mallory.send({ type: 'resign', match })).toMatchObject({ code: 'not-at-table' })
})

test('two want the last seat: one gets it, the other watches', async () => {
  const server = await serve()
  const ann = await Player.arrive(server.address)
  const match = await ann.host('bids')
  const [bob, cleo] = await Promise.all([Player.arrive(server.address), Player.arrive(server.address)])
  await Promise.all([bob.join(match), cleo.join(match)])
  expect([bob.at(match).joined.you, cleo.at(match).joined.you].sort()).toEqual([-1, 1])
  expect(await cleo.send({ type: 'join', match, seat: 0 })).toMatchObject({ code: 'seat-taken' })
})
