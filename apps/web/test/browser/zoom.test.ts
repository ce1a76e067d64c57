/** A window of 1440 × 900 at double size: every table can still be read and played, by scrolling where need be. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from './moments.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const DOUBLE = { width: 720, height: 450 }

/** How much of a part is in sight before anybody scrolls. */
function heightInSight(page: Page, selector: string): Promise<number> {
  return page.$eval(selector, (part) => {
    const { top, bottom } = part.getBoundingClientRect()
    const field = document.querySelector('.table-board')!.getBoundingClientRect()
    return Math.min(bottom, field.bottom) - Math.max(top, field.top)
  })
}

/** Whether neither of two parts lies over the other. */
function isApart(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([a, b]) => {
      const [first, second] = [a!, b!].map((part) => document.querySelector(part)!.getBoundingClientRect())
      const field = document.querySelector('.table-board')!.getBoundingClientRect()
      return (
        Math.min(first!.bottom, field.bottom) <= second!.top ||
        second!.bottom <= first!.top ||
        first!.right <= second!.left ||
        second!.right <= first!.left
      )
    },
    [one, other],
  )
}

/** Buttons that can't be clicked even after scrolling to them, since something else lies there. */
function coveredOn(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (all) =>
    all.flatMap((button) => {
      if (button.getClientRects().length === 0) return []
      button.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      if (button.contains(there)) return []
      return [
        `${button.textContent || button.getAttribute('aria-label')} under ${there?.className ?? 'the rim'}`,
      ]
    }),
  )
}

const BOARDS = [
  { moment: 'placing', area: '.xw-mat' },
  { moment: 'planning', area: '.xw-mat' },
  { moment: 'dice', area: '.xw-mat' },
  { moment: 'act', area: '.ia-map' },
  { moment: 'surge', area: '.ia-map' },
  { moment: 'mission', area: '.ia-map' },
  { moment: 'pool', area: '.sd-field' },
  { moment: 'turn', area: '.db-field' },
]

describe.each(['de', 'en'])('at double size in %s', (language) => {
  test.each(BOARDS)(
    '$moment: the board is in sight, and no button lies under another thing',
    async ({ moment, area }) => {
      const page = await at(stage, moment, DOUBLE, language)
      expect(await heightInSight(page, area)).toBeGreaterThanOrEqual(200)
      expect(await isApart(page, area, '.prompt')).toBe(true)
      expect(await coveredOn(page, '.table-board button, .prompt button, .table-top button')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        DOUBLE.width,
      )
    },
  )

  test('all dials are set with the mouse', async () => {
    const page = await at(stage, 'planning', DOUBLE, language)
    const ships = page.locator('.xw-dials-ship')
    for (const ship of await ships.all()) {
      await ship.click()
      await page.locator('.xw-dial-row:last-child .xw-dial-cell').nth(1).click()
    }
    const n = await page.getAttribute('.prompt', 'data-n')
    await page.click('.xw-dials-confirm')
    await expect.poll(() => page.getAttribute('.prompt', 'data-n')).not.toBe(n)
  })

  test('cards of the Deckbuilding Game keep a size at which they can be read', async () => {
    const page = await at(stage, 'turn', DOUBLE, language)
    for (const card of await page.locator('.db-row .db-card, .db-hand .db-card').all()) {
      const { width, height } = (await card.boundingBox())!
      expect(height).toBeGreaterThanOrEqual(100)
      expect(width).toBeGreaterThanOrEqual(56)
    }
  })

  test('what Destiny asks over the table lies within it, and not under the prompt', async () => {
    const page = await at(stage, 'battlefield', DOUBLE, language)
    const box = (await page.locator('.sd-pick').boundingBox())!
    const field = (await page.locator('.table-board').boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(field.y)
    expect(box.y + box.height).toBeLessThanOrEqual(field.y + field.height)
    expect(await coveredOn(page, '.sd-pick button, .prompt button')).toEqual([])
  })
})
