/** How people find each other: a search, the step of being ready, what goes on here, several matches in a row. */
import { destiny } from '@dejarik/destiny'
import { CONSTRUCTED_DECKS, STARTER_DECKS } from '@dejarik/destiny/build'
import { FastRng } from '@dejarik/kernel'
import { LIMITS } from '@dejarik/protocol'
import { expect, test } from 'vitest'
import { type Player, playOn } from '../../test-support/index.ts'
import { annAndBob, arrive, folderForTest, recordOf, serve } from '../house.ts'

const clock = { seconds: 600, increment: 10 }

async function seeks(player: Player, more: { options?: object; clock?: typeof clock } = {}): Promise<string> {
  const { match } = await player.must({ type: 'seek', game: 'bids', options: {}, clock, ...more })
  return match as string
}

/** A server whose time the test can push forward. */
async function serveWithTime() {
  let ahead = 0
  const server = await serve({ now: () => Date.now() + ahead, settings: { data: folderForTest() } })
  return { server, wait: (ms: number) => (ahead += ms) }
}

test('two who look for the same find each other, say that they are ready, and play', async () => {
  const server = await serve()
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  for (const player of [ann, bob]) player.hesitates = true
  const match = await seeks(ann)
  // Which seat is whose is drawn by lot.
  const { you } = ann.at(match).joined
  expect(ann.at(match).joined.sought).toBe(true)
  expect(await seeks(bob)).toBe(match)
  expect(bob.at(match).joined.you).toBe(1 - you)
  expect(bob.at(match).table).toMatchObject({ status: 'waiting', view: null, clocks: null })

  await ann.must({ type: 'ready', match })
  await bob.until(() => bob.at(match).seats?.seats[you].ready === true, 'Ann is ready')
  expect(bob.at(match).table.status).toBe('waiting')
  await bob.must({ type: 'ready', match })
  await ann.until(() => ann.at(match).table.status === 'playing', 'it begins')
  expect(ann.at(match).table.clocks?.left[0]).toBeGreaterThan(599_000)
  await playOn([ann, bob], match, new FastRng(1))
})

test('who looks for something else waits for somebody else', async () => {
  const server = await serve()
  const [ann, bob, cleo, dan] = await arrive(server, 'Ann', 'Bob', 'Cleo', 'Dan')
  const two = await seeks(ann)
  const three = await seeks(bob, { options: { seats: 3 } })
  const quick = await seeks(cleo, { clock: { seconds: 60, increment: 0 } })
  expect(new Set([two, three, quick]).size).toBe(3)
  expect(await seeks(dan, { options: { seats: 3 } })).toBe(three)
  // Who changes his mind gives up what he looked for before.
  await seeks(cleo, { options: { seats: 3 } })
  await bob.until(() => bob.at(three).table.status === 'playing', 'three are three')
  await ann.must({ type: 'lobby', on: true })
  expect(ann.lobby?.matches.map(({ match }) => match)).toEqual([two])
  expect(ann.lobby?.running.map(({ match }) => match)).toEqual([three])
})

test('of many who look at once, none is left over', async () => {
  const server = await serve()
  const names = Array.from({ length: 12 }, (_, n) => `Pilot ${String.fromCharCode(65 + n)}`)
  const players = await arrive(server, ...names)
  const found = await Promise.all(players.map((player) => seeks(player)))
  expect(new Set(found).size).toBe(6)
  for (const [n, player] of players.entries())
    await player.until(() => player.at(found[n]).table.status === 'playing', `${names[n]} plays`)
})

test('whoever waits and goes away is not found; a page that comes back at once goes on waiting', async () => {
  const { server, wait } = await serveWithTime()
  const [ann, bob, eve] = await arrive(server, 'Ann', 'Bob', 'Eve')
  const match = await seeks(ann)
  await eve.join(match, { watch: true })
  await ann.leave()
  await eve.until(() => eve.at(match).seats?.seats.every(({ present }) => !present) === true, 'Ann is gone')
  expect(eve.at(match).seats?.status).toBe('waiting')
  // Once it has been seen that she is gone.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  wait(11_000)
  await eve.until(() => eve.at(match).seats?.status === 'cancelled', 'the search is over')
  expect(await seeks(bob)).not.toBe(match)
})

test('who was found and does not say that he is ready loses the seat, and the other goes on waiting', async () => {
  const { server, wait } = await serveWithTime()
  const [ann, bob, cleo] = await arrive(server, 'Ann', 'Bob', 'Cleo')
  const match = await seeks(ann)
  bob.hesitates = true
  expect(await seeks(bob)).toBe(match)
  await ann.until(() => ann.at(match).seats?.seats.some(({ ready }) => ready) === true, 'Ann is ready')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  wait(LIMITS.ready + 1000)
  await bob.until(() => bob.at(match).joined.you === -1, 'Bob has no seat any more')
  expect(await seeks(cleo)).toBe(match)
  await ann.until(() => ann.at(match).table.status === 'playing', 'it begins')
  expect(
    ann
      .at(match)
      .seats?.seats.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Ann', 'Cleo'])
})

test('who sits at a waiting table may stand up; whoever made it calls it off', async () => {
  const server = await serve()
  const [ann, bob, eve] = await arrive(server, 'Ann', 'Bob', 'Eve')
  const match = await ann.host('bids', { clock, options: { seats: 3 } })
  await bob.join(match)
  await eve.join(match, { watch: true })
  expect(await eve.send({ type: 'stand up', match })).toMatchObject({ code: 'not-a-player' })
  await bob.must({ type: 'stand up', match })
  await ann.until(() => ann.at(match).seats?.seats[1].name === null, 'the seat is free')
  expect(bob.at(match).joined.you).toBe(-1)
  await ann.must({ type: 'stand up', match })
  await eve.until(() => eve.at(match).seats?.status === 'cancelled', 'it is called off')
})

test('the lobby shows who is here, whose tables wait and which matches run; private ones it does not', async () => {
  const server = await serve()
  const [eve, ann, bob, cleo] = await arrive(server, 'Eve', 'Ann', 'Bob', 'Cleo')
  await eve.must({ type: 'lobby', on: true })
  await eve.until(() => eve.lobby?.here.count === 4, 'all four')
  expect(eve.lobby?.here.some.every(({ atTable }) => !atTable)).toBe(true)
  const open = await ann.host('bids', { listed: true, best: 3 })
  const secret = await cleo.host('bids', { listed: false })
  await eve.until(() => eve.lobby?.here.some.filter(({ atTable }) => atTable).length === 2, 'two at tables')
  expect(eve.lobby?.matches).toMatchObject([
    { match: open, present: true, series: { best: 3, wins: [0, 0] } },
  ])

  await bob.join(open)
  await eve.until(() => eve.lobby?.running.length === 1, 'it runs')
  expect(eve.lobby?.matches).toEqual([])
  expect(eve.lobby?.running[0]).toMatchObject({ match: open, seats: [{ name: 'Ann' }, { name: 'Bob' }] })
  await eve.must({ type: 'join', match: open, watch: true })
  expect(eve.at(open).joined.you).toBe(-1)
  await eve.join(secret, { watch: true })

  await ann.must({ type: 'resign', match: open })
  await eve.until(() => eve.lobby?.running.length === 0, 'it is over')
  await bob.leave()
  await eve.until(() => eve.lobby?.here.count === 3, 'Bob is gone')
})

test('best of three: the score goes on from match to match, and moves with the seats', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server, { best: 3 })
  const again = async (before: string): Promise<string> => {
    await ann.must({ type: 'rematch', match: before })
    await bob.must({ type: 'rematch', match: before })
    await ann.until(() => ann.at(before).table.rematch.match !== null, 'another match')
    const next = String(ann.at(before).table.rematch.match)
    for (const player of [ann, bob]) await player.join(next)
    return next
  }
  await bob.must({ type: 'resign', match })
  await ann.until(() => ann.at(match).table.status === 'over')
  const second = await again(match)
  expect(ann.at(second).joined).toMatchObject({ you: 1, series: { best: 3, wins: [0, 1] } })
  await ann.must({ type: 'resign', match: second })
  await ann.until(() => ann.at(second).table.status === 'over')
  const third = await again(second)
  expect(ann.at(third).joined).toMatchObject({ you: 0, series: { best: 3, wins: [1, 1] } })
  await bob.must({ type: 'resign', match: third })
  await ann.until(() => ann.at(third).table.status === 'over')
  const anew = await again(third)
  expect(ann.at(anew).joined.series).toEqual({ best: 3, wins: [0, 0] })
})

test('a rematch with another deck: who wants one brings it, the other keeps what they had', async () => {
  const [first, second, other] = [...STARTER_DECKS, ...CONSTRUCTED_DECKS].map(({ deck }) => deck)
  const server = await serve({ games: [destiny] })
  const [ann, bob] = await arrive(server, 'Ann', 'Bob')
  const match = await ann.host('destiny', { brings: first })
  await bob.join(match)
  await bob.join(match, { brings: second })
  await ann.until(() => ann.at(match).table.status === 'playing')
  await ann.must({ type: 'resign', match })
  await bob.until(() => bob.at(match).table.status === 'over')
  expect(await ann.send({ type: 'rematch', match, brings: { characters: 'none' } })).toMatchObject({
    code: 'bad-brought',
  })
  await ann.must({ type: 'rematch', match, brings: other })
  await bob.until(() => bob.at(match).table.rematch.offers.length === 1, 'her offer')
  expect(JSON.stringify(bob.at(match).table.rematch)).not.toContain('cards')
  await bob.must({ type: 'rematch', match })
  await ann.until(() => ann.at(match).table.rematch.match !== null, 'another match')
  const next = String(ann.at(match).table.rematch.match)
  for (const player of [ann, bob]) await player.join(next)
  await ann.must({ type: 'resign', match: next })
  await bob.until(() => bob.at(next).table.status === 'over')
  const { options } = await recordOf(server, next)
  expect(options).toMatchObject({ decks: [{ cards: second.cards }, { cards: other.cards }] })
})
