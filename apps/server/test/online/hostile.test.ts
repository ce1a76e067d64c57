import { FastRng } from '@dejarik/kernel'
import { LIMITS, PROTOCOL } from '@dejarik/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Player, playOn } from '../../test-support/index.ts'
import { annAndBob, serve } from '../house.ts'

test('whatever arrives at a table, each frame gets an error and the match stands as it was', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  await playOn([ann, bob], match, new FastRng(1), () => ann.at(match).table.n >= 4)
  const before = bob.at(match).table
  let sent = 0
  const aimed = fc
    .record({ answer: fc.jsonValue(), version: fc.oneof(fc.constant(before.version), fc.jsonValue()) })
    .filter(({ answer }) => typeof answer !== 'number' && !Array.isArray(answer))
    .map((parts) => JSON.stringify({ type: 'answer', id: 'x', match, ...parts }))
  const frame = fc.oneof(
    fc.string(),
    fc.json().filter((text) => !/"type"/.test(text)),
    fc.uint8Array({ maxLength: 200 }),
    aimed,
  )
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 20 }), async (frames) => {
      for (const data of frames) ann.socket.send(data)
      sent += frames.length
      await ann.until(() => ann.strayErrors.length === sent, `${sent} errors`)
    }),
    { numRuns: 100 },
  )
  expect(new Set(ann.strayErrors.map(({ code }) => code))).toEqual(
    new Set(['not-text', 'not-json', 'malformed']),
  )
  expect(bob.at(match).table).toBe(before)
  await playOn([ann, bob], match, new FastRng(2))
  expect(bob.at(match).table.status).toBe('over')
})

test('nothing is done before hello, hello counts once, and another protocol is told to reload', async () => {
  const server = await serve()
  const player = await Player.connect(server.address)
  expect(await player.send({ type: 'mine' })).toMatchObject({ code: 'hello-first' })
  expect(await player.send({ type: 'hello', protocol: PROTOCOL + 1 })).toMatchObject({
    code: 'other-protocol',
  })
  await player.must({ type: 'hello', protocol: PROTOCOL })
  expect(await player.send({ type: 'hello', protocol: PROTOCOL })).toMatchObject({ code: 'hello-twice' })
  expect(player.name).toBe('Guest')
})

test('unknown games, matches and options are named', async () => {
  const server = await serve()
  const ann = await Player.arrive(server.address)
  const create = { type: 'create', game: 'bids', options: {}, seat: 0, clock: null, listed: false } as const
  expect(await ann.send({ ...create, game: 'chess' })).toMatchObject({ code: 'unknown-game' })
  expect(await ann.send({ ...create, game: '__proto__' })).toMatchObject({ code: 'unknown-game' })
  expect(await ann.send({ ...create, options: { seats: 9 } })).toMatchObject({
    code: 'bad-options',
    refusal: { refused: 'bids-seats' },
  })
  expect(await ann.send({ ...create, seat: 2 })).toMatchObject({ code: 'bad-options' })
  expect(await ann.send({ type: 'join', match: 'nothing-here' })).toMatchObject({ code: 'unknown-match' })
  await ann.must({ type: 'mine' })
  expect(ann.mine?.matches).toEqual([])
})

test('a message over the limit is refused, one far over it ends the connection', async () => {
  const server = await serve()
  const ann = await Player.arrive(server.address)
  ann.socket.send('x'.repeat(LIMITS.messageBytes + 1))
  await ann.until(() => ann.strayErrors[0]?.code === 'too-large')
  ann.socket.send('x'.repeat(10 * LIMITS.messageBytes))
  await ann.until(() => ann.closed === 1009, 'closed as too big')
})

test('whoever sends too fast is told so, and in the end shown out; others do not notice', async () => {
  const server = await serve({ settings: { messagesPerSecond: 5 } })
  const ann = await Player.arrive(server.address)
  const bob = await Player.arrive(server.address)
  for (let i = 0; i < 20; i++) ann.socket.send('{}')
  await ann.until(() => ann.strayErrors.some(({ code }) => code === 'too-fast'))
  expect(await bob.send({ type: 'mine' })).toMatchObject({ type: 'done' })
  for (let i = 0; i < 300; i++) ann.socket.send('{}')
  await ann.until(() => ann.closed === 1008, 'shown out')
})

test('an address may hold only so many connections', async () => {
  const server = await serve({ settings: { connectionsPerAddress: 2 } })
  const [first] = await Promise.all([Player.arrive(server.address), Player.arrive(server.address)])
  const third = await Player.connect(server.address)
  await third.until(() => third.closed === 1013)
  expect(third.strayErrors[0]).toMatchObject({ code: 'too-many-connections' })
  await first.leave()
  await expect.poll(async () => (await Player.connect(server.address)).closed).toBeNull()
})

test('a guest may hold only so many open matches', async () => {
  const server = await serve()
  const ann = await Player.arrive(server.address)
  const matches: string[] = []
  for (let i = 0; i < LIMITS.openMatches; i++) {
    matches.push(await ann.host('bids'))
    await ann.must({ type: 'leave', match: matches[i] })
  }
  const create = { type: 'create', game: 'bids', options: {}, seat: 0, clock: null, listed: false } as const
  expect(await ann.send(create)).toMatchObject({ code: 'too-many-matches' })
  await ann.join(matches[0])
  await ann.must({ type: 'cancel', match: matches[0] })
  expect(await ann.send(create)).toMatchObject({ type: 'done' })
})

test('a client that does not read is let go, and the others play on', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const eve = await Player.arrive(server.address)
  await eve.join(match)
  eve.socket.pause()
  // Everything that is sent to Eve now waits on the server once the pipes are full.
  const text = 'x'.repeat(LIMITS.chatLine)
  while (ann.at(match).seats?.spectators !== 0)
    await Promise.all(Array.from({ length: 200 }, () => ann.send({ type: 'chat', match, text })))
  await playOn([ann, bob], match, new FastRng(1))
  expect(bob.at(match).table.status).toBe('over')
})
