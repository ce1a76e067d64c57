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

/** What a worker keeps that was told so, where an earlier version has left some of it. */
async function keptBy(wanted: unknown, shell: readonly string[], before: readonly string[]): Promise<object> {
  const fetched: string[] = []
  const now = new Set<string>()
  const waits: Promise<unknown>[] = []
  const cache = {
    match: async (file: string) => (now.has(file) ? file : undefined),
    add: async (file: string) => {
      fetched.push(file)
      now.add(file)
    },
    put: async (file: string) => void now.add(file),
  }
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: { origin: ORIGIN },
    skipWaiting: () => {},
    addEventListener: (what: string, listener: (event: object) => void) => listeners.set(what, listener),
  }
  const caches = {
    open: async () => cache,
    match: async (file: string) => (before.includes(file) ? file : undefined),
  }
  const files = ['/index.html', '/assets/page.js', '/assets/xwing.js', '/assets/destiny.js']
  const source = SOURCE.replace("['__FILES__']", JSON.stringify(files)).replace(
    "['__SHELL__']",
    JSON.stringify(shell),
  )
  runInContext(source, createContext({ self, setTimeout, URL, caches }))
  const waitUntil = (wait: Promise<unknown>) => void waits.push(wait)
  listeners.get('install')?.({ waitUntil })
  await Promise.all(waits)
  if (wanted !== null) listeners.get('message')?.({ data: { keep: wanted }, waitUntil })
  await Promise.all(waits)
  return { kept: [...now], fetched }
}

const SHELL = ['/index.html', '/assets/page.js']

test('at first it keeps what every page needs', async () => {
  expect(await keptBy(null, SHELL, [])).toEqual({ kept: SHELL, fetched: SHELL })
})

test('then what a page has loaded, as far as it is of this build; then all', async () => {
  const opened = [...SHELL, '/assets/xwing.js']
  expect(await keptBy(['/assets/xwing.js', '/assets/of-another-build.js', '/api/me'], SHELL, [])).toEqual({
    kept: opened,
    fetched: opened,
  })
  expect(await keptBy('all', SHELL, [])).toMatchObject({ kept: [...opened, '/assets/destiny.js'] })
})

test('a file that an earlier version has kept under the same name is not fetched again; a page is', async () => {
  const { fetched } = (await keptBy('all', SHELL, ['/assets/xwing.js', '/index.html'])) as {
    fetched: string[]
  }
  expect(fetched).toEqual([...SHELL, '/assets/destiny.js'])
})
