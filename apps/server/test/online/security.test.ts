/** What a scanner of web sites looks for, and who may open a line. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOCKET_PATH } from '@dejarik/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { folderForTest, serve } from '../house.ts'

function client(): string {
  const web = folderForTest()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<title>Dejarik</title>')
  writeFileSync(join(web, 'assets', 'index-abc123.js'), 'export {}')
  return web
}

test('every answer says what browsers may do with it, whatever was asked for', async () => {
  const { address } = await serve({ settings: { web: client() } })
  const paths = ['/', '/m/abcdefgh1234', '/assets/index-abc123.js', '/healthz', '/api/nothing', '/%E0%A4%A']
  for (const path of paths) {
    const { headers } = await fetch(address + path)
    const policy = headers.get('content-security-policy')
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")])
    // Neither code nor styles inside the page, no eval, no other site.
    expect(policy).not.toMatch(/unsafe|\*|https?:|wss?:/)
    for (const directive of ['base-uri', 'form-action', 'frame-ancestors'])
      expect(policy).toContain(directive)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('who comes by TLS is told to stay with it, and a stranger can’t say so himself', async () => {
  const behind = await serve({ settings: { web: client(), behindProxy: 1 } })
  const open = await serve({ settings: { web: client() } })
  const headers = { 'x-forwarded-proto': 'https' }
  const told = (await fetch(behind.address, { headers })).headers.get('strict-transport-security')
  expect(Number(/max-age=(\d+)/.exec(told ?? '')?.[1])).toBeGreaterThan(31_536_000)
  expect((await fetch(behind.address)).headers.get('strict-transport-security')).toBeNull()
  expect((await fetch(open.address, { headers })).headers.get('strict-transport-security')).toBeNull()
})

/** `open`, or the status with which the line was refused. */
function knock(address: string, headers: { readonly [name: string]: string }): Promise<'open' | number> {
  const socket = new WebSocket(address.replace(/^http/, 'ws') + SOCKET_PATH, { headers })
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate()
      resolve('open')
    })
    socket.on('unexpected-response', (_, { statusCode }) => {
      socket.terminate()
      resolve(statusCode ?? 0)
    })
    socket.on('error', reject)
  })
}

test('pages of other sites open no line, unless the operator names them', async () => {
  const { address } = await serve({ settings: { origins: ['https://friend.example'] } })
  const { host } = new URL(address)
  expect(await knock(address, {})).toBe('open')
  expect(await knock(address, { origin: `http://${host}` })).toBe('open')
  expect(await knock(address, { origin: 'https://friend.example' })).toBe('open')
  for (const origin of [
    'https://elsewhere.example',
    'http://friend.example',
    `http://${host}.elsewhere.example`,
    'null',
  ])
    expect([origin, await knock(address, { origin })]).toEqual([origin, 403])
})

test('behind a proxy it is the name that people type that counts', async () => {
  const { address } = await serve({ settings: { behindProxy: 1 } })
  const forwarded = { 'x-forwarded-host': 'dejarik.example', 'x-forwarded-proto': 'https' }
  expect(await knock(address, { ...forwarded, origin: 'https://dejarik.example' })).toBe('open')
  expect(await knock(address, { ...forwarded, origin: 'https://elsewhere.example' })).toBe(403)
})
