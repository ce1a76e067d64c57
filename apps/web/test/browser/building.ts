/** Somebody who builds a squad, deck or army with the keys alone. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().focus()
  await page.keyboard.press('Enter')
}

export async function search(page: Page, query: string, card: string): Promise<void> {
  await page.locator('.search-field input').fill(query)
  await page.waitForSelector(`[data-card="${card}"]`)
}

/** From the builder to the match, with what was built; the options of the match, and the own seat. */
export async function playBuilt<O>(
  page: Page,
  label: string,
  name: string,
): Promise<[options: O, seat: number]> {
  await press(page, '.build-deeds .button-main')
  await page.waitForSelector('.new-match')
  expect(await page.getByLabel(label).locator('option:checked').innerText()).toContain(name)
  await press(page, '.start')
  await page.waitForURL(/\/play\//)
  await page.waitForSelector('.prompt')
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('dejarik.match.')),
  )
  const { record, seat } = JSON.parse(kept?.[1] ?? '{}') as { record: string; seat: number }
  return [(JSON.parse(record) as { options: O }).options, seat]
}

/** Pastes a text on the page of all that was built, and has it read; what the page says of it. */
export async function importText(page: Page, text: string): Promise<{ verdict: string; notes: string[] }> {
  await page.click('.build-new .panel-head .button')
  await page.fill('.build-import textarea', text)
  await page.click('.dialog-foot .button-main')
  await page.waitForSelector('.build-outcome')
  return {
    verdict: await page.locator('.build-verdict').innerText(),
    notes: await page.locator('.build-notes li').allInnerTexts(),
  }
}

/** Takes what was read to the editor, and opens the side with what was built. */
export async function takeRead(page: Page): Promise<void> {
  await page.click('.dialog-foot .button-main:last-child')
  await page.waitForSelector('.build-editor')
  await page.click('.build-panes .segment:nth-child(2)')
}
