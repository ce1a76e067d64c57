/** Somebody who flies X-Wing through the page: gentle maneuvers, the first thing that is offered, places as proposed. */
import type { Page } from 'playwright-core'
import type { Hand } from './player.ts'

const QUESTION = '.prompt[data-own="true"]'
const OVER = '.ending'

export async function roundOf(page: Page): Promise<number> {
  const text = await page.innerText('.xw-strip-round')
  return Number(/\d+/.exec(text)?.[0] ?? 0)
}

/** Answers one question. False once the match is over. */
export async function flyOn(page: Page, hand: Hand): Promise<boolean> {
  await page.waitForSelector(`${QUESTION}, ${OVER}`, { timeout: 60_000 })
  if ((await page.$(OVER)) !== null) return false
  const n = await page.getAttribute('.prompt', 'data-n')
  if ((await page.$('.xw-dials')) !== null) await setDials(page, hand)
  else if ((await page.$('.xw-placing-piece')) !== null) await place(page, hand)
  else await choose(page, hand)
  await page.waitForFunction(
    ([over, before]) =>
      document.querySelector(over!) !== null ||
      document.querySelector('.prompt')?.getAttribute('data-n') !== before,
    [OVER, n],
    { timeout: 60_000 },
  )
  return true
}

/** A slow straight or bank for each ship; with the keys from cell to cell. */
async function setDials(page: Page, hand: Hand): Promise<void> {
  const ships = await page.locator('.xw-dials-ship').count()
  for (let ship = 0; ship < ships; ship++) {
    if (hand === 'mouse') {
      await page.locator('.xw-dials-ship').nth(ship).click()
      await page.locator('.xw-dial-row:last-child .xw-dial-cell').nth(1).click()
    } else {
      // The Tab stop of the dial is its middle column; Enter sets it, a second Enter goes on to the next ship.
      await page.locator('.xw-dial-cell[tabindex="0"]').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      if (ship < ships - 1) await page.keyboard.press('Enter')
    }
  }
  if (hand === 'mouse') await page.click('.xw-dials-confirm')
  else await page.keyboard.press('Enter')
}

/** Where the page proposes, a little to the side with the keys. */
async function place(page: Page, hand: Hand): Promise<void> {
  if (hand === 'mouse') await page.click('.xw-placing-panel .button-main')
  else {
    await page.keyboard.press('Shift+ArrowRight')
    if ((await page.$('.xw-placing[data-legal="true"]')) === null)
      await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Enter')
  }
}

async function choose(page: Page, hand: Hand): Promise<void> {
  if (hand === 'mouse') {
    // On the board where it can be, as most people would.
    const spot = page.locator('.xw-mat [role="button"][data-can="true"]')
    if ((await spot.count()) > 0) await spot.first().focus()
    await page.click(`${QUESTION} [data-option="0"]`)
  } else await page.keyboard.press('1')
  const sure = await page.$('.confirm .button-main:not(:disabled)')
  if (sure === null) return
  if (hand === 'mouse') await sure.click()
  else await page.keyboard.press('Enter')
}
