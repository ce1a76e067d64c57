/**
 * The gallery, photographed: everything that tables are drawn with, in both languages and themes, wide and on a phone.
 * The pictures lie in `node_modules/.cache/gallery` for who wants to look at them.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLOURS, EVERYTHING, graveViolations, WIDE } from './accessibility.ts'
import { faultsOn } from './looking.ts'
import { complaintsOf, PHONE, Stage } from './stage.ts'
import { untilStill } from './still.ts'

const pictures = fileURLToPath(new URL('../../../../node_modules/.cache/gallery/', import.meta.url))

let stage: Stage
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true })
  stage = await Stage.open()
})
afterAll(() => stage.close())

const GAMES = ['deckbuilding', 'xwing', 'destiny', 'imperial-assault']
const PARTS = ['shell', ...GAMES]
/** Tables are looked at where they are played (`looking.test.ts`). */
const EXHIBITS = '.gallery-list'
/** Cards of a kind have the same colours: some of them are enough for axe, which takes its time also for what it leaves out. */
const MANY = '.gallery-exhibit:nth-child(n + 25)'

const take = (page: Page, away: string): Promise<void> =>
  page.evaluate((selector) => {
    for (const one of document.querySelectorAll(selector)) one.remove()
  }, away)

async function come(page: Page, part: string): Promise<void> {
  await page.goto(part === 'shell' ? '/gallery' : `/gallery/${part}`)
  await page.waitForSelector(`.gallery[data-part="${part}"] .gallery-dialogs`)
  await untilStill(page)
}

async function photograph(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${pictures}${name}.png` })
}

const theme = (page: Page, name: string): Promise<void> =>
  page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted
  }, name)

describe.each(['de', 'en'])('in %s', (language) => {
  test.each(PARTS)('%s: no word is broken, cut off or too small, wide and on a phone', async (part) => {
    const page = await stage.page({ settings: { language }, size: WIDE })
    const complaints = complaintsOf(page)
    await come(page, part)
    const found: string[] = []
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size)
      await untilStill(page)
      const faults = await faultsOn(page, EXHIBITS)
      found.push(...faults.map((fault) => `${size.width}: ${fault}`))
      for (const name of ['dark', 'light']) {
        await theme(page, name)
        const sections = await page.locator('.gallery-part').all()
        for (const [at, section] of sections.entries()) {
          await section.evaluate((one) => one.scrollIntoView({ block: 'start' }))
          await photograph(page, `${part}-${at}-${language}-${name}-${size.width}`)
        }
      }
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })
})

test.each(GAMES)('%s: every table in it has come to its question', async (game) => {
  const page = await stage.page({ settings: { language: 'en' }, size: WIDE })
  await come(page, game)
  const moments = page.locator('.gallery-moment')
  expect(await moments.count()).toBeGreaterThan(5)
  const missing = await page
    .locator('.gallery-moment[data-found="false"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-moment')))
  expect(missing).toEqual([])
})

test.each(PARTS)('%s: axe finds nothing, in either theme', async (part) => {
  const page = await stage.page({ settings: { language: 'de', theme: 'dark' }, size: WIDE })
  await come(page, part)
  await take(page, MANY)
  expect(await graveViolations(page, EVERYTHING)).toEqual([])
  await theme(page, 'light')
  expect(await graveViolations(page, COLOURS)).toEqual([])
})

describe.each(['de', 'en'])('dialogs in %s', (language) => {
  test.each(PARTS)('of %s open, can be read at both sizes and in both themes, and close', async (part) => {
    const page = await stage.page({ settings: { language }, size: WIDE })
    await come(page, part)
    // Dialogs lie over everything; what is below them only takes time.
    await take(page, '.gallery-exhibit')
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('.gallery-list, .gallery-moment'))
        one.style.display = 'none'
    })
    const buttons = await page.locator('.gallery-dialogs .gallery-row .button').all()
    const found: string[] = []
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size)
      for (const [at, button] of buttons.entries()) {
        await button.click()
        await page.waitForSelector('dialog[open]')
        await untilStill(page)
        for (const name of ['dark', 'light']) {
          await theme(page, name)
          await photograph(page, `${part}-dialog-${at}-${language}-${name}-${size.width}`)
          if (language === 'de' && size === WIDE)
            found.push(...(await graveViolations(page, COLOURS, { within: 'dialog[open]' })))
        }
        found.push(...(await faultsOn(page)))
        await page.keyboard.press('Escape')
        await page.waitForSelector('dialog[open]', { state: 'detached' })
      }
    }
    expect(found).toEqual([])
  })
})
