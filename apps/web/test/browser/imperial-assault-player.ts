/** Somebody who plays a skirmish through the page: on the map and the cards where that is possible, else in the prompt. */
import type { Page } from 'playwright-core'
import type { Hand } from './player.ts'

const QUESTION = '.prompt[data-own="true"]'
const OVER = '.ending'
const PATIENCE = { timeout: 30_000 }

/** What a player with a simple plan does first. */
const LIKED = [
  'attack',
  'surge',
  'activate',
  'deploy',
  'walk',
  'move',
  'figure',
  'choose-figure',
  'end',
  'pass',
  'done',
]

/** Where the map or a card is the answer. */
const BODIES: { readonly [deed: string]: string } = {
  activate: ':is(.ia-group, .ia-hero)[data-can="true"]',
  deploy: '.ia-spot[data-moves="0"]',
  zone: '.ia-zone[data-can="true"]',
}

/** Answers one question. False once the match is over. */
export async function playOn(page: Page, hand: Hand): Promise<boolean> {
  const handle = await page.waitForSelector(`${QUESTION}, ${OVER}`, PATIENCE)
  if (await handle.evaluate((one, over) => one.matches(over), OVER)) return false
  const before = await page.getAttribute('.prompt', 'data-n')
  const form = await page.getAttribute('.prompt', 'data-form')
  if (form === 'some') await confirmSome(page)
  else if (form === 'one') await choose(page, hand)
  else await confirm(page, hand)
  await page.waitForFunction(
    ([over, n]) =>
      document.querySelector(over) !== null ||
      document.querySelector<HTMLElement>('.prompt')?.dataset.n !== n,
    [OVER, before ?? ''] as const,
    PATIENCE,
  )
  return true
}

async function choose(page: Page, hand: Hand): Promise<void> {
  const deeds = await page.$$eval(`${QUESTION} [data-option]`, (all) =>
    all.map((one) => (one as HTMLElement).dataset.do ?? ''),
  )
  const liked = LIKED.find((deed) => deeds.includes(deed))
  const body = BODIES[deeds[0] ?? '']
  if (body !== undefined) return byBody(page, hand, body)
  // The last of the walks leads far.
  const option = liked === undefined ? 0 : liked === 'walk' ? deeds.lastIndexOf('walk') : deeds.indexOf(liked)
  if (hand === 'mouse') await page.click(`${QUESTION} [data-option="${option}"]`)
  else await page.keyboard.type(String(option + 1))
  await confirm(page, hand)
}

/** The mouse clicks and confirms; for the keyboard, the focus has shown it and Enter does it. */
async function byBody(page: Page, hand: Hand, body: string): Promise<void> {
  const first = page.locator(body).first()
  if (hand === 'mouse') {
    await first.click()
    await confirm(page, hand)
  } else {
    await first.focus()
    await page.keyboard.press('Enter')
  }
}

/** As few as the question wants. */
async function confirmSome(page: Page): Promise<void> {
  const options = page.locator(`${QUESTION} [data-option]`)
  for (let at = 0; (await page.$(`${QUESTION} .confirm .button-main:disabled`)) !== null; at++)
    await options.nth(at).click()
  await confirm(page, 'mouse')
}

async function confirm(page: Page, hand: Hand): Promise<void> {
  if (hand === 'mouse') await page.click(`${QUESTION} .confirm .button-main`)
  else await page.keyboard.press('Enter')
}

/** The number of the round; 0 during set-up. */
export async function roundOf(page: Page): Promise<number> {
  return Number(/\d+/.exec(await page.innerText('.ia-strip-round'))?.[0] ?? 0)
}
