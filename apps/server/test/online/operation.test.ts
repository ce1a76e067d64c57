/** What whoever runs the server sees of it. */
import { expect, test } from 'vitest'
import { openHomeOf, PLENTY_FOR_ALL, Player, startProcess } from '../../test-support/index.ts'
import { databaseFor } from '../../test-support/postgres.ts'
import { annAndBob, folderForTest, serve } from '../house.ts'

const METRICS = { port: 0, host: '127.0.0.1' }

test('figures for Prometheus: requests, commits, matches, bots, the event loop and memory', async () => {
  const server = await serve({ settings: { metrics: METRICS } })
  const { ann, match } = await annAndBob(server)
  await ann.answer(match, 0)
  await ann.answer(match, 99)
  const figures = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)
  expect(figures.headers.get('content-type')).toContain('text/plain')
  const text = await figures.text()
  expect(text).toMatch(/^dejarik_requests_total\{type="answer",result="done"\} 1$/m)
  expect(text).toMatch(/^dejarik_requests_total\{type="answer",result="\w+"\} 1$/m)
  expect(text).toMatch(/^dejarik_commit_seconds_count 1$/m)
  expect(text).toMatch(/^dejarik_matches_open\{game="bids"\} 1$/m)
  expect(text).toMatch(/^dejarik_connections 2$/m)
  for (const name of [
    'dejarik_bots_waiting 0',
    'nodejs_eventloop_lag_p99_seconds ',
    'process_resident_memory_bytes ',
  ])
    expect(text).toContain(`\n${name}`)
  // At their own port alone: whoever plays does not see them.
  const asked = await fetch(`${server.address}/metrics`, { headers: { accept: '*/*' } })
  expect(asked.status).toBe(404)
})

test('a server is ready while it takes guests in and nobody else may have its matches', async () => {
  const data = folderForTest()
  const home = await openHomeOf(data)
  let away = 0
  const server = await serve({
    settings: { data },
    home: { ...home, isAlone: false },
    now: () => Date.now() + away,
  })
  const ready = async () => {
    const reply = await fetch(`${server.address}/readyz`)
    return [reply.status, await reply.json()]
  }
  expect(await ready()).toEqual([200, { status: 'ok' }])
  away = 60_000
  expect(await ready()).toEqual([503, { status: 'down', reason: 'this server takes nobody in now' }])
  // It says again that it is there, and looks after its matches.
  await expect.poll(ready, { timeout: 5000 }).toEqual([200, { status: 'ok' }])
})

test('each request leaves a line that tells its way, and nothing that is secret', async () => {
  const data = folderForTest()
  const database = await databaseFor(data)
  const server = await startProcess({
    DEJARIK_DATA: data,
    ...(database !== null && { DATABASE_URL: database }),
    DEJARIK_LOG: 'debug',
    ...PLENTY_FOR_ALL,
  })
  const ann = await Player.arrive(server.address, { name: 'Ann' })
  const match = await ann.host('deckbuilding')
  await ann.must({ type: 'chat', match, text: 'a secret of mine' })
  await fetch(`${server.address}/readyz?token=mine`)
  await server.end('SIGTERM')
  const lines = server.complained.map((line) => JSON.parse(line))
  const said = lines.find(({ type }) => type === 'chat')
  expect(said).toMatchObject({ level: 'debug', msg: 'request', match, request: 3, ms: expect.any(Number) })
  // From the socket's first request over HTTP to the match.
  const came = lines.find(({ msg, connection }) => msg === 'somebody comes' && connection === said.connection)
  expect(came.request).toBeTypeOf('string')
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'http', path: '/readyz', status: 200 }))
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['the server is open', 'the server stops']),
  )
  const { key } = ann.at(match).joined
  for (const secret of ['a secret of mine', 'token=mine', ann.token, key ?? ''])
    expect(server.complained.join('\n')).not.toContain(secret)
})
