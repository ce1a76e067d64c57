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
/** From its first turn on. */
const fresh = keptMatch('fresh', recordAfter(0))
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

test('one click takes back what one click has played [db.play.1]', async () => {
  const page = await stage.page(byPointer)
  const before = await standing(page)
  await page.click('.db-foot-end >> text=Play all')
  await page.waitForFunction(
    (n) => Number(document.querySelector('.prompt[data-own="true"]')?.getAttribute('data-n')) > Number(n) + 1,
    before,
  )
  await page.click('.undo')
  await page.waitForFunction(
    (n) => document.querySelector('.prompt[data-own="true"]')?.getAttribute('data-n') === n,
    before,
  )
})

test('a turn with the mouse takes seven clicks or fewer, in the median of a whole match', {
  timeout: 240_000,
}, async () => {
  const settings = { language: 'en', clicks: 'pointer', speed: 'instant' }
  const page = await stage.page({ settings, kept: fresh })
  await page.goto('/play/fresh')
  const turns: number[] = []
  for (;;) {
    const clicks = await clicksOfTurn(page)
    if (clicks === 0) break
    turns.push(clicks)
  }
  expect(turns.length).toBeGreaterThan(3)
  const median = turns.toSorted((a, b) => a - b)[Math.floor(turns.length / 2)]
  expect(median, `clicks by turn: ${turns.join(', ')}`).toBeLessThanOrEqual(7)
})

/** Where somebody clicks next who plays all, attacks the base with all, and buys what he can. */
const NEXT = [
  '.prompt[data-own="true"] .confirm .button-main:not(:disabled)',
  '.pick [data-can="true"], .pick .pick-deeds button',
  '.prompt[data-own="true"] .option[data-do="attack"], .prompt[data-own="true"] .option[data-do="yes"]',
  '.prompt[data-own="true"] .option[data-do="trigger"], .prompt[data-own="true"] .option[data-do="pick"]',
  '.db-foot-tray .button-main:not(:disabled)',
  '.db-foot-tray fieldset .db-tray-deeds button:not(:disabled)',
  '.db-foot-end button:not([data-thing])',
  '.db-hand .db-card[data-can="true"]',
  '.db-base[data-can="true"]:not([data-aimed="true"])',
  '.db-row .db-card[data-can="true"]',
  '.db-foot-end [data-thing="end"]',
  '.prompt[data-own="true"] .options .option',
] as const

/** Plays a turn of the own; how many clicks it took. 0: the match is over. */
async function clicksOfTurn(page: Page): Promise<number> {
  let clicks = 0
  let ends = false
  for (;;) {
    await page.waitForSelector('.prompt[data-own="true"] .options, .ending')
    if ((await page.$('.ending')) !== null) return clicks
    const before = await decisionsOn(page)
    const at = await untilStill(page).then(() => nextOf(page))
    if (at === null) throw new Error('nothing to click')
    const { x, y } = await middleOf(page, at)
    ends ||= at.includes('"end"')
    await page.mouse.click(x, y)
    clicks++
    if (clicks > 40) throw new Error(`stuck at ${at}`)
    // Gathering and arming answer nothing; then the next click is looked for.
    await page.waitForFunction(
      (n) =>
        document.querySelector<HTMLElement>('.prompt')?.dataset.n !== n ||
        document.querySelector('.ending, .prompt[data-armed="true"], .db-base[data-aimed="true"]') !== null,
      before,
    )
    if (ends && (await decisionsOn(page)) !== before) return clicks
  }
}

async function nextOf(page: Page): Promise<string | null> {
  for (const one of NEXT) {
    for (const selector of one.split(', ')) if ((await page.$(selector)) !== null) return selector
  }
  return null
}

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
