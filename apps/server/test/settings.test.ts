import { expect, test } from 'vitest'
import { TokenBucket } from '../src/rate.ts'
import { DEFAULTS, readSettings } from '../src/settings.ts'

test('without a word from outside the port is 1977 and the data in ./data', () => {
  expect(readSettings({})).toEqual(DEFAULTS)
  expect(DEFAULTS).toMatchObject({ port: 1977, data: 'data' })
})

test('the environment changes them', () => {
  const env = { PORT: '8080', DEJARIK_DATA: '/srv/dejarik', DEJARIK_BEHIND_PROXY: '1', DEJARIK_MESSAGES: '7' }
  expect(readSettings(env)).toMatchObject({
    port: 8080,
    data: '/srv/dejarik',
    behindProxy: 1,
    messagesPerSecond: 7,
  })
})

test.each(['http', '-1', '65536', '80.5'])('a port of %s is named in the sentence', (port) => {
  expect(readSettings({ PORT: port })).toBe(`PORT is "${port}", but must be a whole number from 0 to 65535.`)
})

test.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.2', ['10.0.0.2']],
  ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('proxies %j are believed: %j', (text, proxies) => {
  expect(readSettings({ DEJARIK_BEHIND_PROXY: text })).toMatchObject({ behindProxy: proxies })
})

test.each([
  'true',
  'yes',
  '-1',
  '1.5',
  '9',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '0.0.0.0/0',
  '::/0',
  '1,2',
  '10.0.0.1,',
  'a/8/8',
])('proxies %j are refused with a sentence', (text) => {
  expect(readSettings({ DEJARIK_BEHIND_PROXY: text })).toBe(
    `DEJARIK_BEHIND_PROXY is "${text}", but must be the number of proxies in front of the server, from 0 to 8, or their addresses and networks, such as 10.0.0.2,192.168.0.0/16.`,
  )
})

test('a bucket lets a burst through, then as many as flow in', () => {
  const bucket = new TokenBucket(10, 3, 0)
  expect([0, 0, 0, 0].map((at) => bucket.take(at))).toEqual([true, true, true, false])
  expect(bucket.take(99)).toBe(false)
  expect(bucket.take(200)).toBe(true)
  expect(bucket.take(1000, 4)).toBe(false)
  expect(bucket.take(1000, 3)).toBe(true)
  expect([10_000, 10_000, 10_000, 10_000].map((at) => bucket.take(at))).toEqual([true, true, true, false])
})
