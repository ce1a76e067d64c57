/** What the opponent does is seen at its place on the board. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptMatch, recordAfter } from './kept.ts'
import { MIDDLE, PHONE, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const OWN_BASE = '.db-play[data-own="true"] .db-base-slot'
const PATIENCE = { timeout: 60_000 }

async function ended(page: Page): Promise<void> {
  await page.goto('/play/m')
  await page.waitForSelector('.prompt[data-own="true"]')
  await page.click('.db-foot-end button:last-child')
  const sure = page.locator('.confirm .button-main:not(:disabled)')
  if ((await page.locator('.db-beat').count()) === 0 && (await sure.count()) > 0) await sure.click()
}

test.each([
  ['1024 × 768', MIDDLE],
  ['360 × 740', PHONE],
])('%s: an attack on the own base is seen there, in sight, and so is its line', async (_, size) => {
  const kept = keptMatch('m', recordAfter(60))
  const page = await stage.page({ settings: { language: 'en', speed: '1' }, size, kept })
  await ended(page)
  await page.waitForSelector('.db-beat[data-kind="attack"]', PATIENCE)
  const seen = await page.evaluate((base) => {
    const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect()
    const words = box('.db-beat-words')
    const [x, y] = [words.left + words.width / 2, words.top + words.height / 2]
    const own = box(base)
    return {
      words: document.querySelector('.db-beat-words')!.textContent,
      isAtBase: x > own.left && x < own.right && y > own.top && y < own.bottom,
      // Nothing lies over it: marks let the pointer through to what is below.
      isInSight: document.elementFromPoint(x, y)?.closest(base) !== null,
      lines: document.querySelectorAll('.db-beat-lines path').length,
      sum: document.querySelector(`${base} .db-sum`) !== null,
    }
  }, OWN_BASE)
  expect(seen).toMatchObject({ words: '2 attack', isAtBase: true, isInSight: true, lines: 1, sum: true })
})
