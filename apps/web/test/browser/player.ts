/**
 * Somebody who plays what is offered, with the mouse or with the keys: everything from the hand, then all
 * against the base, then a purchase by lot. No master, but a match comes to its end.
 */
import type { Page } from 'playwright-core'

/** Some 250 questions and answers; much longer than a quiet machine takes. */
export const WHOLE_MATCH = 300_000

export type Hand = 'mouse' | 'keys'

/** Always the same choices for the same seed. */
export function lots(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

const QUESTION = '.prompt[data-own="true"]'
const OVER = '.ending'

/** Answers one question. False once the match is over. */
export async function decide(page: Page, hand: Hand, lot: (count: number) => number): Promise<boolean> {
  await page.waitForSelector(`${QUESTION} [data-option], ${OVER}`, { timeout: 30_000 })
  const seen = await page.evaluate(
    ([question, over]) => ({
      over: document.querySelector(over!) !== null,
      form: document.querySelector(`${question} .shares`) ? 'split' : 'list',
      deeds: [...document.querySelectorAll<HTMLElement>(`${question} [data-option]`)].map(
        (one) => one.dataset.do,
      ),
      ready: document.querySelector<HTMLButtonElement>('.confirm .button-main')?.disabled === false,
      n: document.querySelector('.prompt')?.getAttribute('data-n'),
    }),
    [QUESTION, OVER],
  )
  if (seen.over) return false
  if (seen.form === 'split') await share(page, hand)
  else if (!(seen.ready && lot(2) === 0)) await choose(page, hand, preferred(seen.deeds, lot))
  await confirm(page, hand)
  await page.waitForFunction(
    ([question, over, n]) =>
      document.querySelector(over!) !== null ||
      document.querySelector('.prompt')?.getAttribute('data-n') !== n ||
      // Still to be completed: some of a list, or shares of a total.
      document.querySelector(`${question} .confirm .button-main:disabled`) !== null,
    [QUESTION, OVER, seen.n],
    { timeout: 30_000 },
  )
  return true
}

/** One of the best kind that is offered. The first attack in the list is the one on the base. */
function preferred(deeds: readonly (string | undefined)[], lot: (count: number) => number): number {
  for (const kind of ['play', 'trigger', 'use', 'commit', 'resolve']) {
    const first = deeds.indexOf(kind)
    if (first >= 0) return first
  }
  const purchases = [...deeds.keys()].filter((option) => deeds[option] === 'buy')
  return purchases.length > 0 ? purchases[lot(purchases.length)]! : lot(deeds.length)
}

async function choose(page: Page, hand: Hand, option: number): Promise<void> {
  if (hand === 'mouse') await page.click(`${QUESTION} [data-option="${option}"]`)
  else await page.keyboard.type(String(option + 1))
}

/** Gives shares in the order of the list, as far as they go. */
async function share(page: Page, hand: Hand): Promise<void> {
  while (await page.$('.confirm .button-main:disabled')) {
    const more = await page.$('.share [data-option]:not(:disabled)')
    if (more === null) throw new Error('no share can be given, and the total is not complete')
    if (hand === 'mouse') await more.click()
    else await page.keyboard.press(String(Number(await more.getAttribute('data-option')) + 1))
  }
}

async function confirm(page: Page, hand: Hand): Promise<void> {
  const button = await page.$('.confirm .button-main:not(:disabled)')
  if (button === null) return
  if (hand === 'mouse') await button.click()
  else await page.keyboard.press('Enter')
}

/** Plays until the match is over; returns how many questions were answered. */
export async function playOut(page: Page, hand: Hand, seed: number): Promise<number> {
  const lot = lots(seed)
  for (let count = 0; count < 2000; count++) if (!(await decide(page, hand, lot))) return count
  throw new Error('the match does not end')
}
