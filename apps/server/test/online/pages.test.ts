import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { openFile } from '../../src/store/sqlite.ts'
import { startProcess } from '../../test-support/index.ts'
import { folderForTest, homeOn, serve } from '../house.ts'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it came over the line. */
  readonly body: Buffer
}

/** Asks for exactly this path with exactly these headers, which a browser's fetch would not. */
async function get(address: string, path: string, headers: { [name: string]: string } = {}): Promise<Answer> {
  const { hostname, port } = new URL(address)
  const asked = request({ hostname, port, path, headers }).end()
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function builtClient(): string {
  const web = folderForTest()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<title>Dejarik</title>')
  writeFileSync(join(web, 'assets', 'index-abc123.js'), 'export {}')
  return web
}

test('every address that is no file is a page of the client, an invitation too', async () => {
  const { address } = await serve({ settings: { web: builtClient() } })
  for (const path of ['/', '/m/abcdefgh1234', '/rules?game=bids', '/rules/db.purchase.4']) {
    const page = await fetch(address + path)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<title>Dejarik</title>')
    expect(page.headers.get('cache-control')).toBe('no-cache')
  }
})

test('files with a hash in their name are kept for ever, what is missing is missing', async () => {
  const { address } = await serve({ settings: { web: builtClient() } })
  const asset = await fetch(`${address}/assets/index-abc123.js`)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toContain('javascript')
  const missing = [
    '/assets/gone.js',
    '/favicon.ico',
    '/api/nothing',
    '/api/matches/abcdefgh1234/record',
    '/ws',
  ]
  for (const path of missing) expect((await fetch(address + path)).status).toBe(404)
  expect((await fetch(`${address}/..%2f..%2fetc/passwd`)).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
})

test('what is neither a page nor a file is not there, whoever asks; people find the page all the same', async () => {
  const { address } = await serve({ settings: { web: builtClient() } })
  const lost = [
    '/metrics',
    '/status',
    '/healthz/deep',
    '/foo.js',
    '/m/foo.php',
    '/.sources',
    '/index.html.br',
    '/%E0%A4%A',
    '/a//b',
  ]
  for (const path of lost) {
    const answer = await get(address, path)
    expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true])
    expect(answer.body.toString()).toBe('There is nothing here.\n')
    expect(answer.headers['content-type']).toContain('text/plain')
  }
  const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const mistyped = await get(address, '/ruels', person)
  expect([mistyped.status, mistyped.body.toString()]).toEqual([404, '<title>Dejarik</title>'])
  expect((await get(address, '/foo.js', person)).body.toString()).toBe('There is nothing here.\n')
  expect((await get(address, '/%E0%A4%A', person)).body.toString()).not.toContain('{')
  const pages = [
    '/play/abc',
    '/m/abc',
    '/replay',
    '/cards',
    '/rules',
    '/rules/db.purchase.4/',
    '/build/xwing',
    '/build/xwing/id',
  ]
  for (const path of pages) expect([path, (await get(address, path)).status]).toEqual([path, 200])
})

/** Some text, long enough to be worth compressing. */
const CODE = 'export const answer = 42 // and so on\n'.repeat(200)

/** As the build leaves it: each file in three forms. */
function compressedClient(): string {
  const web = builtClient()
  for (const name of ['index.html', 'offline.js', join('assets', 'index-abc123.js')]) {
    writeFileSync(join(web, name), CODE)
    writeFileSync(join(web, `${name}.br`), brotliCompressSync(CODE))
    writeFileSync(join(web, `${name}.gz`), gzipSync(CODE))
  }
  return web
}

test.each([
  ['br, gzip, deflate', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0.9, br;q=0.4', 'gzip'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['*;q=0', undefined],
  [undefined, undefined],
])('who accepts %j gets files as %s, the same after unpacking', async (accepted, encoding) => {
  const { address } = await serve({ settings: { web: compressedClient() } })
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  for (const path of ['/', '/m/abcdefgh1234', '/offline.js', '/assets/index-abc123.js']) {
    const answer = await get(address, path, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding')
    expect(unpacked(answer.body, encoding).toString()).toBe(CODE)
    if (encoding !== undefined) expect(answer.body.length).toBeLessThan(CODE.length / 5)
    expect(answer.headers['content-type']).toContain(path.endsWith('.js') ? 'javascript' : 'text/html')
    expect(answer.headers['cache-control']).toBe(
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    // Who has it already need not take it again; each form has a tag of its own.
    const { etag } = answer.headers
    expect((await get(address, path, { ...headers, 'if-none-match': String(etag) })).status).toBe(304)
    const plain = await get(address, path)
    expect(plain.headers.etag === etag).toBe(encoding === undefined)
  }
})

test('health is what the store says: written and read in earnest, or why not', async () => {
  const data = folderForTest()
  const db = openFile(data)
  let now = 1_000_000
  const { address } = await serve({
    home: homeOn(db),
    settings: { data, web: builtClient() },
    now: () => now,
  })
  const health = async () => {
    now += 5000
    const { status, body, headers } = await get(address, '/healthz')
    expect(headers['content-type']).toContain('application/json')
    expect(headers['cache-control']).toBe('no-store')
    const { status: said, reason } = JSON.parse(body.toString())
    return { status, said, ...(reason && { reason }) }
  }
  const fine = { status: 200, said: 'ok' }
  const down = (why: string) => ({ status: 503, said: 'down', reason: expect.stringContaining(why) })
  expect(await health()).toEqual(fine)
  const before = db.prepare('SELECT count(*) AS n FROM guests').get()
  db.exec('PRAGMA query_only = ON')
  expect(await health()).toEqual(down('readonly'))
  db.exec('PRAGMA query_only = OFF')
  const other = new DatabaseSync(join(data, 'dejarik.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  expect(await health()).toEqual(down('locked'))
  other.exec('ROLLBACK')
  expect(await health()).toEqual(fine)
  expect(db.prepare('SELECT count(*) AS n FROM guests').get()).toEqual(before)
  other.close()
  rmSync(join(data, 'dejarik.sqlite'))
  expect(await health()).toEqual(down('gone'))
})

test('many who ask for health at once cost one look at the store', async () => {
  const home = homeOn(openFile(folderForTest()))
  const check = vi.spyOn(home.store, 'check')
  const { address } = await serve({ home, now: () => 1_000_000 })
  await Promise.all(Array.from({ length: 50 }, () => get(address, '/healthz')))
  expect(check).toHaveBeenCalledTimes(1)
})

test('without a built client the page says how to build it', async () => {
  const { address } = await serve({ settings: { web: folderForTest() } })
  const page = await fetch(address)
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('npm run build')
})

test('the server prints one line with its address and stops when told to', async () => {
  const server = await startProcess({ DEJARIK_DATA: folderForTest() })
  expect((await fetch(server.address)).status).toBeLessThan(600)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.printed).toEqual([`Dejarik is at ${server.address}`])
})

test('a taken port, a senseless port and an unusable folder are said in a sentence', async () => {
  const { address } = await serve()
  const { port } = new URL(address)
  const data = folderForTest()
  const start = (env: { [name: string]: string }) =>
    expect(startProcess({ DEJARIK_DATA: data, ...env })).rejects
  await start({ PORT: port }).toThrow(`ended with 1: Port ${port} is taken.`)
  await start({ PORT: 'x' }).toThrow('ended with 2: PORT is "x", but must be a whole number from 0 to 65535.')
  const file = join(data, 'file')
  writeFileSync(file, '')
  await start({ DEJARIK_DATA: file }).toThrow(`ended with 1: The server can't use the data folder ${file}:`)
})
