/** How many clicks it takes, with a real pointer or finger on the thing itself. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptMatch, recordAfter } from './kept.ts'
import { decisionsOn, untilAnswered } from './prompt.ts'
import { PHONE, Stage } from './stage.ts'
import { middleOf, untilStill } from './still.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const OWN_CARD = '.db-hand .db-card[data-can="true"]'
const kept = keptMatch('turn', recordAfter(60))
const byPointer = { settings: { language: 'en', clicks: 'pointer' }, kept }

async function standing(page: Page): Promise<string> {
  await page.goto('/play/turn')
  await page.waitForSelector(OWN_CARD)
  await untilStill(page)
  return decisionsOn(page)
}

test('with a mouse one click on a card plays it', async () => {
  const page = await stage.page(byPointer)
  const before = await standing(page)
  const { x, y } = await middleOf(page, OWN_CARD)
  await page.mouse.click(x, y)
  await untilAnswered(page, before)
})

test('the second click of a double click answers nothing', async () => {
  const page = await stage.page(byPointer)
  const before = Number(await standing(page))
  const { x, y } = await middleOf(page, '.prompt [data-do="play"]')
  await page.mouse.dblclick(x, y)
  await untilAnswered(page, String(before))
  await page.waitForTimeout(200)
  expect(await decisionsOn(page)).toBe(String(before + 1))
})

test('to end a turn with something left to play takes two', async () => {
  const page = await stage.page(byPointer)
  const before = await standing(page)
  const { x, y } = await middleOf(page, '[data-thing="end"]')
  await page.mouse.click(x, y)
  await page.waitForSelector('.prompt[data-armed="true"]')
  expect(await decisionsOn(page)).toBe(before)
  await page.mouse.click(x, y)
  await untilAnswered(page, before)
})

test('a number arms, and the same number again does it', async () => {
  const page = await stage.page(byPointer)
  const before = await standing(page)
  await page.keyboard.press('2')
  await page.waitForSelector('.prompt[data-armed="true"]')
  expect(await decisionsOn(page)).toBe(before)
  // Two digits in haste are one number.
  await page.waitForTimeout(800)
  await page.keyboard.press('2')
  await untilAnswered(page, before)
})

test('with a finger the first tap shows and the second does it', async () => {
  const visit = await stage.visit({ ...byPointer, size: PHONE, touch: true })
  const page = await visit.newPage()
  const before = await standing(page)
  const { x, y } = await middleOf(page, '.prompt [data-do="play"]')
  await page.touchscreen.tap(x, y)
  await page.waitForSelector('.prompt[data-armed="true"]')
  expect(await decisionsOn(page)).toBe(before)
  await page.touchscreen.tap(x, y)
  await untilAnswered(page, before)
  await visit.close()
})

test('settings are on the home page, too', async () => {
  const page = await stage.page({ settings: { language: 'en' } })
  await page.goto('/')
  await page.click('.home-settings button[aria-label="Settings"]')
  await page.click('.dialog label:has-text("One click")')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.dialog', { state: 'detached' })
  const kept = await page.evaluate(() => localStorage.getItem('dejarik.settings'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ clicks: 'one' })
})
