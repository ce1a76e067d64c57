import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from '../../test-support/index.ts'
import { folderForTest, serve } from '../house.ts'

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
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
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
  expect(await (await fetch(`${address}/..%2f..%2fetc/passwd`)).text()).toBe('<title>Dejarik</title>')
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
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
