/** The service worker by itself: what it answers where a server comes late or not at all. */
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SOURCE = readFileSync(new URL('../vite/offline-worker.js', import.meta.url), 'utf8')
const ORIGIN = 'https://dejarik.example'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What the worker answers to somebody who opens a page, with that network and that much of it kept. */
async function opened(fetch: () => Promise<string>, kept: string | undefined): Promise<unknown> {
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (what: string, listener: (event: object) => void) => listeners.set(what, listener),
  }
  const world = createContext({ self, fetch, setTimeout, URL, caches: { match: async () => kept } })
  runInContext(SOURCE, world)
  let answer: unknown = 'nothing'
  listeners.get('fetch')?.({
    request: { url: `${ORIGIN}/play/1`, method: 'GET', mode: 'navigate' },
    respondWith: (response: Promise<unknown>) =>
      void response.then((found) => {
        answer = found
      }),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return answer
}

const silence = (): Promise<string> => new Promise(() => {})

test('a page comes from the server as long as there is one', async () => {
  expect(await opened(async () => 'fresh', 'kept')).toBe('fresh')
})

test('without a network the kept page comes', async () => {
  expect(await opened(() => Promise.reject(new Error('offline')), 'kept')).toBe('kept')
})

test('a server that takes the question and never answers holds nobody up who has a page kept', async () => {
  expect(await opened(silence, 'kept')).toBe('kept')
})

test('who has nothing kept waits for the server, however late it is', async () => {
  const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 20_000))
  expect(await opened(late, undefined)).toBe('late')
})
