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
    behindProxy: true,
    messagesPerSecond: 7,
  })
})

test.each(['http', '-1', '65536', '80.5'])('a port of %s is named in the sentence', (port) => {
  expect(readSettings({ PORT: port })).toBe(`PORT is "${port}", but must be a whole number from 0 to 65535.`)
})

test('a bucket lets a burst through, then as many as flow in', () => {
  const bucket = new TokenBucket(10, 3, 0)
  expect([0, 0, 0, 0].map((at) => bucket.take(at))).toEqual([true, true, true, false])
  expect(bucket.take(99)).toBe(false)
  expect(bucket.take(200)).toBe(true)
  expect([10_000, 10_000, 10_000, 10_000].map((at) => bucket.take(at))).toEqual([true, true, true, false])
})
