/** What a page fetches: the game that it shows, once, and nothing of the others. */
import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flyUntil, keptTable } from '../xwing/table.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test('a game that can’t be loaded says so, and the page can be loaded again', async () => {
  const page = await stage.page({ settings: { language: 'en' } })
  await page.route('**/assets/xwing-*.js', (route) => route.abort())
  await page.goto('/')
  await page.click('.tile:has-text("X-Wing")')
  const alert = page.locator('.loading[role="alert"]')
  await alert.waitFor()
  expect(await alert.innerText()).toContain('X-Wing could not be loaded')
  await page.unroute('**/assets/xwing-*.js')
  await alert.locator('button').click()
  await page.waitForSelector('.start')
  expect(await page.innerText('.new-match h2')).toContain('X-Wing')
})

test('a game that takes long to load says that it comes', async () => {
  const page = await stage.page({ settings: { language: 'en' } })
  let deliver = (): void => {}
  const late = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/destiny-*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/build/destiny')
  await page.waitForSelector('.loading progress')
  expect(await page.innerText('.loading')).toContain('Loading Star Wars: Destiny')
  deliver()
  await page.waitForSelector('.build-saved')
  await page.unrouteAll()
})

test('a table with its bot fetches one game, once for both, and less than 900 KB', async () => {
  const bots = flyUntil((ask) => ask.what === 'dials' && ask.seat === 1)
  const visit = await stage.visit({ kept: keptTable('flight', bots, 0) })
  // By name: what the worker asks for after the page comes out of the browser's own memory.
  const fetched = new Map<string, Request>()
  visit.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!fetched.has(pathname)) fetched.set(pathname, request)
  })
  const page = await visit.newPage()
  await page.goto('/play/flight')
  await page.waitForSelector('.prompt[data-own="true"]')
  const games = [...fetched.keys()].filter((name) => /deckbuilding|xwing|destiny|imperial/.test(name))
  expect(games.map((name) => name.replace(/-.{8}\./, '.')).sort()).toEqual([
    '/assets/xwing.css',
    // The engine, and the table.
    '/assets/xwing.js',
    '/assets/xwing.js',
  ])
  expect([...fetched.keys()].some((name) => name.includes('bot-worker'))).toBe(true)
  const sizes = await Promise.all([...fetched.values()].map((request) => request.sizes()))
  const sum = sizes.reduce((all, { responseBodySize }) => all + responseBodySize, 0)
  expect(sum).toBeLessThan(900_000)
  await visit.close()
})
