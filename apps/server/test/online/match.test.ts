import { deckbuilding } from '@dejarik/deckbuilding'
import { commitmentOf, FastRng, Match, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { recordPath } from '@dejarik/protocol'
import { expect, test } from 'vitest'
import { Player, playOn } from '../../test-support/index.ts'
import { bids } from '../bids.ts'
import { annAndBob, serve } from '../house.ts'

test('two guests play a whole match, from the link to the outcome', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  expect(ann.at(match).seats).toMatchObject({
    status: 'playing',
    seats: [
      { side: 'left', name: 'Ann', bot: null, present: true },
      { side: 'right', name: 'Bob', bot: null, present: true },
    ],
    spectators: 0,
  })

  await playOn([ann, bob], match, new FastRng(1))

  for (const player of [ann, bob])
    expect(player.at(match).table).toMatchObject({ status: 'over', asks: [], outcome: { rule: 'bids.end' } })
})

test('a whole match of the Deckbuilding Game, with a spectator who sees it end', async () => {
  const server = await serve({ games: [deckbuilding] })
  const { ann, bob, match } = await annAndBob(server, { game: 'deckbuilding' })
  const eve = await Player.arrive(server.address, { name: 'Eve' })
  const { joined } = await eve.join(match)
  expect(joined).toMatchObject({ you: -1, key: null })

  await playOn([ann, bob, eve], match, new FastRng(2))

  expect(eve.at(match).table.outcome).toEqual(ann.at(match).table.outcome)
  expect(eve.at(match).table.outcome?.winners).toHaveLength(1)
  expect(eve.at(match).table.undo).toBeNull()
})

test('three seats: the match begins when the last is taken', async () => {
  const server = await serve()
  const ann = await Player.arrive(server.address, { name: 'Ann' })
  const match = await ann.host('bids', { options: { seats: 3 }, seat: 1 })
  const bob = await Player.arrive(server.address, { name: 'Bob' })
  await bob.join(match)
  expect(bob.at(match).joined.you).toBe(0)
  expect(bob.at(match).table).toMatchObject({ status: 'waiting', view: null, asks: [] })
  const cleo = await Player.arrive(server.address, { name: 'Cleo' })
  await cleo.must({ type: 'join', match, seat: 2 })
  await ann.until(() => ann.at(match).table.status === 'playing')

  await playOn([ann, bob, cleo], match, new FastRng(3))

  expect(cleo.at(match).table.status).toBe('over')
})

test('the seed is committed to before the first card and shown after the last; the record verifies', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const { commitment } = ann.at(match).joined
  expect(ann.at(match).table.seed).toBeNull()
  const early = await fetch(server.address + recordPath(match))
  expect(early.status).toBe(403)

  await playOn([ann, bob], match, new FastRng(4))

  const { seed, view, n, outcome } = ann.at(match).table
  expect(commitmentOf(String(seed))).toBe(commitment)
  const text = await (await fetch(server.address + recordPath(match))).text()
  expect(JSON.parse(text)).toMatchObject({ commitment, seed, outcome })
  const replay = accepted(Match.restore(bids, accepted(readRecord(text))))
  expect(replay.n).toBe(n)
  expect(replay.view(0)).toEqual(view)
})

test('resigning ends the match at once', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  await bob.must({ type: 'resign', match })
  await ann.until(() => ann.at(match).table.status === 'over')
  expect(ann.at(match).table.outcome).toEqual({ winners: [0], rule: 'resign' })
  expect(await bob.send({ type: 'resign', match })).toMatchObject({ type: 'error', code: 'match-over' })
})

test('the lobby shows listed matches until they are full, and each guest finds their own', async () => {
  const server = await serve()
  const eve = await Player.arrive(server.address)
  await eve.must({ type: 'lobby', on: true })
  expect(eve.lobby?.matches).toEqual([])
  const ann = await Player.arrive(server.address, { name: 'Ann' })
  await ann.host('bids')
  const match = await ann.host('bids', { listed: true, clock: { seconds: 600, increment: 5 } })
  await eve.until(() => eve.lobby?.matches.length === 1, 'the listed match, not the other')
  expect(eve.lobby?.matches[0]).toMatchObject({
    match,
    game: 'bids',
    clock: { seconds: 600, increment: 5 },
    seats: [
      { side: 'left', name: 'Ann' },
      { side: 'right', name: null },
    ],
    you: -1,
  })

  const bob = await Player.arrive(server.address, { name: 'Bob' })
  await bob.join(match)
  await eve.until(() => eve.lobby?.matches.length === 0, 'the full match is gone')
  await bob.must({ type: 'mine' })
  expect(bob.mine?.matches).toMatchObject([{ match, status: 'playing', you: 1, asked: [0, 1] }])
})

test('a match that nobody joined can be called off by its maker only', async () => {
  const server = await serve()
  const ann = await Player.arrive(server.address)
  const eve = await Player.arrive(server.address)
  const match = await ann.host('bids')
  await eve.must({ type: 'join', match, watch: true })
  expect(await eve.send({ type: 'cancel', match })).toMatchObject({ code: 'not-yours' })
  await ann.must({ type: 'cancel', match })
  await eve.until(() => eve.at(match).seats?.status === 'cancelled')
  await eve.join(match)
  expect(eve.at(match).joined.you).toBe(-1)
})

test('chat reaches everybody at the table, and those who come later', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  await ann.must({ type: 'chat', match, text: '  good   luck <b>Bob</b>\n' })
  await bob.until(() => bob.at(match).chat.length === 1)
  expect(bob.at(match).chat[0]).toMatchObject({ seat: 0, name: 'Ann', text: 'good luck <b>Bob</b>' })
  const eve = await Player.arrive(server.address, { name: 'Eve' })
  await eve.join(match)
  expect(eve.at(match).chat).toHaveLength(1)
  await eve.must({ type: 'chat', match, text: 'hello from the stands' })
  await ann.until(() => ann.at(match).chat.length === 2)
  expect(ann.at(match).chat[1]).toMatchObject({ seat: -1, name: 'Eve' })
})

test('a rematch begins when both want it, with the seats turned', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server, { clock: { seconds: 60, increment: 0 } })
  expect(await ann.send({ type: 'rematch', match })).toMatchObject({ code: 'not-over' })
  await ann.must({ type: 'resign', match })
  await bob.must({ type: 'rematch', match })
  await ann.until(() => ann.at(match).table.rematch.offers.includes(1), 'the offer')
  expect(ann.at(match).table.rematch).toEqual({ offers: [1], match: null })
  await ann.must({ type: 'rematch', match })
  await bob.until(() => bob.at(match).table.rematch.match !== null, 'the new match')
  const next = String(bob.at(match).table.rematch.match)

  await ann.join(next)
  await bob.join(next)
  expect([ann.at(next).joined.you, bob.at(next).joined.you]).toEqual([1, 0])
  expect(ann.at(next).joined.clock).toEqual({ seconds: 60, increment: 0 })
  expect(ann.at(next).joined.commitment).not.toBe(ann.at(match).joined.commitment)
  await playOn([ann, bob], next, new FastRng(5))
  expect(bob.at(next).table.status).toBe('over')
})
