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
