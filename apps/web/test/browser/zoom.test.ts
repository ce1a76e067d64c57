/** A window of 1440 × 900 at double size: every table can still be read and played, by scrolling where need be. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptTable as keptDestiny, playUntil as playDestiny } from '../destiny/table.ts'
import { keptTable as keptSkirmish, playUntil } from '../imperial-assault/table.ts'
import { flyUntil, keptTable as keptFlight } from '../xwing/table.ts'
import { keptMatch, recordAfter } from './kept.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const DOUBLE = { width: 720, height: 450 }

const KEPT = {
  ...keptFlight(
    'placing',
    flyUntil((ask) => ask.what === 'place-ship' && ask.seat === 0),
    0,
  ),
  ...keptFlight(
    'planning',
    flyUntil((ask, view) => ask.what === 'dials' && ask.seat === 0 && view.round === 2),
    0,
  ),
  ...keptFlight(
    'dice',
    flyUntil((ask) => ask.what === 'modify-attack-dice' && ask.seat === 0),
    0,
  ),
  ...keptSkirmish(
    'act',
    playUntil(({ what }, { round }) => what === 'act' && round >= 2),
  ),
  ...keptSkirmish(
    'surge',
    playUntil(({ what }) => what === 'surge'),
  ),
  ...keptSkirmish(
    'mission',
    playUntil((ask, { round }) => ask.what === 'act' && ask.seat < 4 && round > 0, {
      campaign: { mission: 'aftermath' },
    }),
  ),
  ...keptDestiny(
    'battlefield',
    playDestiny((ask) => ask.what === 'battlefield' && ask.seat === 0),
    0,
  ),
  ...keptDestiny(
    'pool',
    playDestiny(
      (ask, view) =>
        ask.what === 'action' &&
        ask.seat === 0 &&
        view.round >= 2 &&
        view.dice.filter(({ pool }) => pool === 0).length >= 3,
    ),
    0,
  ),
  ...keptMatch('turn', recordAfter(60)),
}

async function at(moment: string, language: string): Promise<Page> {
  const visit = await stage.visit({ settings: { language }, kept: KEPT, size: DOUBLE })
  const page = await visit.newPage()
  await page.goto(`/play/${moment}`)
  await page.waitForSelector('.prompt[data-own="true"]')
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** How much of a part is in sight before anybody scrolls. */
function heightInSight(page: Page, selector: string): Promise<number> {
  return page.$eval(selector, (part) => {
    const { top, bottom } = part.getBoundingClientRect()
    const field = document.querySelector('.table-board')!.getBoundingClientRect()
    return Math.min(bottom, field.bottom) - Math.max(top, field.top)
  })
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
      const page = await at(moment, language)
      expect(await heightInSight(page, area)).toBeGreaterThanOrEqual(200)
      expect(await heightInSight(page, '.prompt')).toBeLessThanOrEqual(0)
      expect(await coveredOn(page, '.table-board button, .prompt button, .table-top button')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        DOUBLE.width,
      )
      await page.context().close()
    },
  )

  test('all dials are set with the mouse', async () => {
    const page = await at('planning', language)
    const ships = page.locator('.xw-dials-ship')
    for (const ship of await ships.all()) {
      await ship.click()
      await page.locator('.xw-dial-row:last-child .xw-dial-cell').nth(1).click()
    }
    const n = await page.getAttribute('.prompt', 'data-n')
    await page.click('.xw-dials-confirm')
    await expect.poll(() => page.getAttribute('.prompt', 'data-n')).not.toBe(n)
    await page.context().close()
  })

  test('cards of the Deckbuilding Game keep a size at which they can be read', async () => {
    const page = await at('turn', language)
    for (const card of await page.locator('.db-row .db-card, .db-hand .db-card').all()) {
      const { width, height } = (await card.boundingBox())!
      expect(height).toBeGreaterThanOrEqual(100)
      expect(width).toBeGreaterThanOrEqual(56)
    }
    await page.context().close()
  })

  test('what Destiny asks over the table lies within it, and not under the prompt', async () => {
    const page = await at('battlefield', language)
    const box = (await page.locator('.sd-pick').boundingBox())!
    const field = (await page.locator('.table-board').boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(field.y)
    expect(box.y + box.height).toBeLessThanOrEqual(field.y + field.height)
    expect(await coveredOn(page, '.sd-pick button, .prompt button')).toEqual([])
    await page.context().close()
  })
})
