import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeMoment } from '../../src/session/moment.ts'
import { keptMatch, recordAfter } from './kept.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const middle = recordAfter(160)
const finished = recordAfter(-1)

/** Goes to a screen as it is met in use. */
const screens: { readonly [name: string]: (page: Page) => Promise<unknown> } = {
  home: async (page) => {
    await page.goto('/')
    await page.waitForSelector('.start')
  },
  table: async (page) => {
    await page.goto('/play/middle')
    await page.waitForSelector('.prompt .option')
    await page.keyboard.press('1')
  },
  keys: async (page) => {
    await page.goto('/play/middle')
    await page.waitForSelector('.prompt .option')
    await page.keyboard.press('?')
    await page.waitForSelector('.keys')
  },
  ending: async (page) => {
    await page.goto('/play/finished')
    await page.waitForSelector('.ending')
    // The log of a whole match is checked in the middle of one; here it would only take long.
    if (await page.$('.rail')) await page.keyboard.press('l')
  },
  foyer: async (page) => {
    await page.goto('/')
    await page.click('.segment:has-text("Freund")')
    await page.click('.start')
    await page.waitForSelector('.copy-field')
  },
  rules: async (page) => {
    await page.goto('/rules')
    await page.fill('input[type=search]', 'sabotage')
    await page.waitForSelector('.rule')
  },
  cards: async (page) => {
    await page.goto('/cards')
    await page.fill('input[type=search]', 'wing')
    await page.waitForFunction(() => document.querySelectorAll('.cards-card').length < 10)
  },
  'open a replay': async (page) => {
    await page.goto('/replay')
    await page.waitForSelector('.open-paste')
  },
  replay: async (page) => {
    await page.goto(`/replay#${await writeMoment({ record: middle, n: 120 })}`)
    await page.waitForSelector('.timeline')
  },
  'open elsewhere': async (page) => {
    const other = await page.context().newPage()
    await other.goto('/play/middle')
    await other.waitForSelector('.prompt')
    await page.goto('/play/middle')
    await page.waitForSelector('.notice')
  },
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function graveViolations(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (how) => (globalThis as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run(how),
    { resultTypes: ['violations' as const], ...options },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

const EVERYTHING: RunOptions = {}
/** The other theme has other colours on the same elements. */
const COLOURS: RunOptions = { runOnly: ['color-contrast'] }

describe.each([
  { theme: 'dark', size: { width: 1440, height: 900 }, look: EVERYTHING },
  { theme: 'light', size: { width: 1440, height: 900 }, look: COLOURS },
  { theme: 'dark', size: { width: 360, height: 740 }, look: EVERYTHING },
] as const)('$theme at $size.width px', ({ theme, size, look }) => {
  let visit: BrowserContext
  let page: Page
  beforeAll(async () => {
    const kept = { ...keptMatch('middle', middle), ...keptMatch('finished', finished) }
    visit = await stage.visit({ settings: { language: 'de', theme }, kept, size })
    page = await visit.newPage()
  })
  afterAll(() => visit.close())

  test.each(Object.keys(screens))('%s: no serious violation, no sideways scrolling', async (name) => {
    // From nowhere: a step from one address to the next within the client would keep what was open.
    await page.goto('about:blank')
    await screens[name]!(page)
    expect(await graveViolations(page, look)).toEqual([])
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang).toBeLessThanOrEqual(0)
  })
})

test('on a phone every button of the shell is at least 40 px high', async () => {
  const visit = await stage.visit({ kept: keptMatch('middle', middle), size: { width: 360, height: 740 } })
  const page = await visit.newPage()
  await screens.table!(page)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prompt button, .table-top button, .table-top a')]
      .filter((one) => one.offsetParent !== null && !one.classList.contains('rule-chip'))
      .filter((one) => one.getBoundingClientRect().height < 40)
      .map((one) => one.outerHTML),
  )
  expect(small).toEqual([])
  await visit.close()
})
