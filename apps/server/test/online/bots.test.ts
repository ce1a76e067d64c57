import { destiny } from '@dejarik/destiny'
import { STARTER_DECKS } from '@dejarik/destiny/build'
import { type Answer, Match } from '@dejarik/kernel'
import { expect, test, vi } from 'vitest'
import type { Thinker } from '../../src/bots/thinker.ts'
import type { RunningServer } from '../../src/index.ts'
import { log } from '../../src/log.ts'
import { Player } from '../../test-support/index.ts'
import { bids } from '../bids.ts'
import { arrive, folderForTest, recordOf, serve, thinkerHere, type Wanted } from '../house.ts'
import { playAmongBots } from './among-bots.ts'

const BIDS = [bids]

const house = (more: Wanted = {}): Promise<RunningServer> => serve({ thinker: thinkerHere(BIDS), ...more })

/** Ann at a table for three, with bots beside her. */
async function annAndBots(server: RunningServer): Promise<{ ann: Player; match: string }> {
  const ann = await Player.arrive(server.address, { name: 'Ann' })
  const match = await ann.host('bids', { options: { seats: 3 } })
  await ann.must({ type: 'seat bots', match, level: 'greedy' })
  return { ann, match }
}

/** A thinker that does what a test wants. */
const thinker = (decide: () => Promise<Answer>): Thinker => ({ decide, close: async () => {} })

test('bots take the free seats and play the match to its end; the record holds their answers like anybody’s', async () => {
  const server = await house()
  const { ann, match } = await annAndBots(server)
  expect(ann.at(match).joined.host).toBe(true)
  expect(ann.at(match).seats?.seats.map(({ name, bot, present }) => [name, bot, present])).toEqual([
    ['Ann', null, true],
    ['Bot', 'greedy', true],
    ['Bot', 'greedy', true],
  ])
  await playAmongBots([ann], match)
  const record = await recordOf(server, match)
  const bidders = record.entries.filter(({ how }) => how === 'together').map(({ seat }) => seat)
  expect(new Set(bidders)).toEqual(new Set([0, 1, 2]))
  expect(Match.restore(bids, record)).toMatchObject({ over: true })
})

test('the host gives one seat to a bot, and the next is for a friend', async () => {
  const server = await house()
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  const match = await ann.host('bids', { options: { seats: 3 } })
  await bob.join(match, { watch: true })
  expect(bob.at(match).joined.host).toBe(false)
  expect(await bob.send({ type: 'seat bots', match, level: 'easy' })).toMatchObject({ code: 'not-yours' })
  expect(await ann.send({ type: 'seat bots', match, level: 'easy', seat: 0 })).toMatchObject({
    code: 'seat-taken',
  })
  await ann.must({ type: 'seat bots', match, level: 'easy', seat: 1 })
  expect(ann.at(match).table.status).toBe('waiting')
  expect((await bob.join(match)).joined.you).toBe(2)
  await ann.until(() => ann.at(match).table.status === 'playing')
  expect(await ann.send({ type: 'seat bots', match, level: 'easy' })).toMatchObject({ code: 'not-waiting' })
  await playAmongBots([ann, bob], match)
  await bob.until(() => bob.at(match).table.status === 'over', 'the end')
})

test('where everyone brings a deck, no bot takes a seat', async () => {
  const server = await serve({ games: [destiny], thinker: thinkerHere([]) })
  const ann = await Player.arrive(server.address)
  const match = await ann.host('destiny', { brings: STARTER_DECKS[0].deck })
  expect(await ann.send({ type: 'seat bots', match, level: 'easy' })).toMatchObject({
    code: 'bots-bring-nothing',
  })
})

test('bots have no say in taking back: people agree among themselves, and alone there is nobody to agree', async () => {
  const server = await house()
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  const match = await ann.host('bids', { options: { seats: 3 } })
  await bob.join(match)
  await ann.must({ type: 'seat bots', match, level: 'greedy' })
  await playAmongBots([ann, bob], match, {
    enough: () => ann.at(match).table.n > 5 && ann.at(match).table.undo?.can === 'ask',
  })
  // While bots go on playing, what one sees may be old; then one asks again.
  for (let asked = false; !asked; ) {
    const reply = await ann.send({ type: 'undo', match, version: ann.at(match).table.version })
    asked = reply.type === 'done'
  }
  const wish = ann.at(match).table.wish!
  await bob.until(() => bob.at(match).table.wish !== null, 'the wish')
  await bob.must({ type: 'consent', match, version: bob.at(match).table.version, accept: true })
  await ann.until(() => ann.at(match).table.wish === null)
  expect(ann.at(match).table.n).toBeLessThanOrEqual(wish.to + 1)

  const alone = await annAndBots(server)
  await playAmongBots([alone.ann], alone.match, { enough: () => alone.ann.at(alone.match).table.n > 6 })
  expect(alone.ann.at(alone.match).table.undo?.can).toBe('nothing')
})

test('a bot that was asked when the server stopped decides when somebody comes to the table again', async () => {
  const data = folderForTest()
  const silent = thinker(() => new Promise(() => {}))
  const before = await house({ settings: { data }, thinker: silent })
  const { ann, match } = await annAndBots(before)
  await ann.answer(match, 0)
  expect(ann.asked(match)).toBeNull()
  const { token } = ann
  await before.stop()

  const server = await house({ settings: { data } })
  const back = await Player.arrive(server.address, { token })
  await back.join(match)
  await playAmongBots([back], match)
  expect(back.at(match).table.status).toBe('over')
})

test.each([
  ['fails', () => Promise.reject(new Error('no idea'))],
  ['answers what is not allowed', () => Promise.resolve(99)],
] as const)('a bot that %s does not hold up the match: it is answered by lot', async (_, decide) => {
  const complained = vi.spyOn(log, 'error').mockImplementation(() => {})
  const server = await house({ thinker: thinker(decide) })
  const { ann, match } = await annAndBots(server)
  await playAmongBots([ann], match)
  expect(ann.at(match).table.status).toBe('over')
  complained.mockRestore()
})

test('bots are ready for another match', async () => {
  const server = await house()
  const { ann, match } = await annAndBots(server)
  await ann.must({ type: 'resign', match })
  await ann.must({ type: 'rematch', match })
  const next = ann.at(match).table.rematch.match as string
  await ann.join(next)
  expect(ann.at(next).joined.you).toBe(1)
  await playAmongBots([ann], next)
  expect(ann.at(next).table.status).toBe('over')
})
