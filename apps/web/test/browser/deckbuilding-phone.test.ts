/** The Deckbuilding Game on a phone: what one has and what ends the turn is in sight, however much is in play. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptMatch, recordAfter } from './kept.ts'
import { PHONE, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** Those of the own things that are not whole on the field, or lie under something else. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const field = document.querySelector('.db-field')!.getBoundingClientRect()
    const prompt = document.querySelector('.prompt')!.getBoundingClientRect()
    const own = document.querySelectorAll(
      '.db-foot-end .button, .db-strip[data-own="true"] .db-purse, .db-strip[data-own="true"] .db-pile-chip, .db-hand',
    )
    return [...own]
      .filter((element) => {
        const { top, bottom, left, width, height } = element.getBoundingClientRect()
        const within = top >= field.top && bottom <= Math.min(field.bottom, prompt.top) + 0.5
        const met = document.elementFromPoint(left + width / 2, top + height / 2)
        const covered = !element.matches('.db-hand') && !element.contains(met)
        return !within || covered
      })
      .map((element) => `${element.className} ${element.textContent}`)
  })
}

test.each([0, 60, 120, 180])('after %i decisions nothing has to be scrolled to', async (decisions) => {
  for (const language of ['de', 'en']) {
    const kept = keptMatch('phone', recordAfter(decisions))
    const visit = await stage.visit({ settings: { language }, kept, size: PHONE, touch: true })
    const page = await visit.newPage()
    await page.goto('/play/phone')
    await page.waitForSelector('.prompt[data-own="true"] .option')
    await page.waitForSelector('.db-foot-end .button')
    expect(await hidden(page)).toEqual([])
    // The resources stay there while they grow.
    const plays = page.locator('.db-foot-end .button')
    if ((await plays.count()) > 1) await plays.first().tap()
    await page.waitForSelector('.prompt[data-own="true"]')
    await page.waitForTimeout(300)
    expect(await hidden(page)).toEqual([])
    await visit.close()
  }
})
