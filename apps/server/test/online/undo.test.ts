import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { Player, playOn, together } from '../../test-support/index.ts'
import { annAndBob, serve } from '../house.ts'

/** Plays up to the reward, which only the winner of the bids is asked. */
async function toReward(players: Player[], match: string): Promise<{ leader: Player; other: Player }> {
  await playOn(players, match, new FastRng(1), () => players[0].at(match).table.asks[0]?.what === 'reward')
  const leader = players.find((player) => player.asked(match) !== null)!
  return { leader, other: players.find((player) => player !== leader)! }
}

test('what revealed nothing is taken back at once, and the history keeps both', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const { leader, other } = await toReward([ann, bob], match)
  const before = leader.at(match).table
  await leader.answer(match, 1)
  expect(leader.at(match).table.undo).toEqual({ can: 'take back', to: before.n })

  await leader.must({ type: 'undo', match, version: before.version + 1 })

  await together([ann, bob], match, before.version + 2)
  const { table, part } = leader.at(match)
  expect(table).toMatchObject({
    n: before.n,
    version: before.version + 2,
    view: before.view,
    asks: before.asks,
  })
  expect(part.entries.map(({ what }) => what)).toEqual(['bid', 'bid'])
  expect(other.at(match).part.entries).toHaveLength(2)
  // An answer to the question as it was before the undo is answered anew, not applied by chance.
  expect(await other.answer(match, 0, before.version + 1)).toMatchObject({ code: 'stale' })
  await playOn([ann, bob], match, new FastRng(9))
  expect(ann.at(match).table.status).toBe('over')
})

test('what was revealed is taken back only with consent', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const { leader, other } = await toReward([ann, bob], match)
  const before = leader.at(match).table
  const { you } = leader.at(match).joined
  await leader.answer(match, 0)
  const drawn = leader.at(match).table
  expect(drawn.undo).toMatchObject({ can: 'ask', to: before.n, why: { refused: 'undo-revealed' } })

  await leader.must({ type: 'undo', match, version: drawn.version })
  await together([ann, bob], match, drawn.version + 1)
  expect(other.at(match).table.wish).toMatchObject({ seat: you, to: before.n, accepted: [] })
  expect(leader.at(match).table.view).toEqual(drawn.view)
  expect(
    await leader.send({ type: 'consent', match, version: drawn.version + 1, accept: true }),
  ).toMatchObject({
    code: 'no-wish',
  })

  const { version } = other.at(match).table
  await other.must({ type: 'consent', match, version, accept: false })
  await together([ann, bob], match, version + 1)
  expect(leader.at(match).table).toMatchObject({ wish: null, n: before.n + 1, view: drawn.view })

  await leader.must({ type: 'undo', match, version: version + 1 })
  await together([ann, bob], match, version + 2)
  await other.must({ type: 'consent', match, version: version + 2, accept: true })
  await together([ann, bob], match, version + 3)
  expect(leader.at(match).table).toMatchObject({
    wish: null,
    n: before.n,
    view: before.view,
    asks: before.asks,
  })
})

test('of three, both others must agree', async () => {
  const server = await serve()
  const ann = await Player.arrive(server.address)
  const match = await ann.host('bids', { options: { seats: 3 } })
  const [bob, cleo] = [await Player.arrive(server.address), await Player.arrive(server.address)]
  const players = [ann, bob, cleo]
  for (const player of [bob, cleo]) await player.join(match)
  await ann.until(() => ann.at(match).table.status === 'playing')
  const { leader } = await toReward(players, match)
  const [first, second] = players.filter((player) => player !== leader)
  const before = leader.at(match).table
  await leader.answer(match, 0)
  await leader.must({ type: 'undo', match, version: before.version + 1 })
  await together(players, match, before.version + 2)
  const version = before.version + 2
  await Promise.all(
    [first, second].map((player) => player.must({ type: 'consent', match, version, accept: true })),
  )
  await together(players, match, version + 2)
  expect(leader.at(match).table).toMatchObject({ n: before.n, view: before.view })
})

test('an answer in the meantime settles a wish, and nothing is taken back after the end', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const { leader, other } = await toReward([ann, bob], match)
  await leader.answer(match, 0)
  const { version } = leader.at(match).table
  await leader.must({ type: 'undo', match, version })
  await together([ann, bob], match, version + 1)
  await other.answer(match, 0)
  await together([ann, bob], match, version + 2)
  expect(leader.at(match).table.wish).toBeNull()
  expect(await other.send({ type: 'consent', match, version: version + 2, accept: true })).toMatchObject({
    code: 'no-wish',
  })
  await leader.must({ type: 'resign', match })
  expect(leader.at(match).table.undo).toMatchObject({ can: 'nothing', why: { refused: 'match-over' } })
  expect(await leader.send({ type: 'undo', match, version: version + 3 })).toMatchObject({
    code: 'match-over',
  })
})
