/** The server lets the page run no code and no styles but its files, and speak to nobody else: nothing of ours wants more. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEPT } from './moments.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** A page that notes in its console what the browser has forbidden it. */
async function watched(language: string): Promise<{ page: Page; forbidden: string[] }> {
  const visit = await stage.visit({ settings: { language }, kept: KEPT })
  const page = await visit.newPage()
  const forbidden: string[] = []
  await page.exposeFunction('noteForbidden', (what: string) => forbidden.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      Reflect.get(
        window,
        'noteForbidden',
      )(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      ),
    )
  })
  return { page, forbidden }
}

test('what is forbidden is noticed: styles inside of a page, and other sites', async () => {
  const { page, forbidden } = await watched('en')
  await page.goto('/')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
    document.body.setAttribute('style', 'color: red')
    return fetch('https://elsewhere.example/').catch(() => {})
  })
  await expect
    .poll(() => forbidden.map((what) => what.split(' ')[0]).sort())
    .toEqual(['connect-src', 'style-src-attr', 'style-src-elem'])
})

test.each([
  ['The Deckbuilding Game', 'en'],
  ['X-Wing', 'de'],
  ['Destiny', 'en'],
  ['Imperial Assault', 'de'],
])('a table of %s with its bot is played without anything forbidden', async (game, language) => {
  const { page, forbidden } = await watched(language)
  await page.goto('/')
  await page.click(`.tile:has-text("${game}")`)
  await page.click('.start')
  await page.waitForSelector('.prompt[data-own="true"]')
  for (const key of ['?', 'Escape', 'l']) await page.keyboard.press(key)
  expect(forbidden).toEqual([])
})

test.each(['placing', 'planning', 'flight', 'dice', 'act', 'surge', 'window', 'mission', 'turn'])(
  'nothing is forbidden at %s',
  async (moment) => {
    const { page, forbidden } = await watched('en')
    await page.goto(`/play/${moment}`)
    await page.waitForSelector('.prompt[data-own="true"]')
    expect(forbidden).toEqual([])
  },
)

test.each([
  '/rules',
  '/cards',
  '/replay',
  '/build/xwing',
  '/build/destiny',
  '/build/imperial-assault',
  '/m/abcdefgh1234',
])('nothing is forbidden on %s', async (path) => {
  const { page, forbidden } = await watched('de')
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(await page.locator('main, .notice, .page').count()).toBeGreaterThan(0)
  expect(forbidden).toEqual([])
})
