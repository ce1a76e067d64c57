/** Somebody who plays Destiny through the page: on the table itself where that is possible, else in the prompt. */
import type { Page } from 'playwright-core'
import type { Hand } from './player.ts'
import { confirm, deedsOn, isWanting, OVER, ownQuestion, PATIENCE, press, take, takeFew } from './prompt.ts'

/** What a player with a simple plan does first. */
const LIKED = ['activate', 'resolve', 'play', 'claim', 'card', 'yes', 'die', 'pay', 'pass']

/** Answers one question. False once the match is over. */
export async function playOn(page: Page, hand: Hand): Promise<boolean> {
  const asked = await ownQuestion(page)
  if (asked === null) return false
  const { n, form } = asked
  if (form === 'split') await share(page, hand)
  else if (form === 'some') await takeFew(page, hand)
  else if (form === 'one') await choose(page, hand)
  else await confirm(page, hand)
  await page.waitForFunction(answered, [OVER, n, form] as const, PATIENCE)
  return true
}

/**
 * Whether the page has gone on. Mulligans and discards are asked of all at once: another's answer alone leaves
 * the own question open, and only the second is sure to be past it.
 */
function answered([over, before, form]: readonly [string, string, string | null]): boolean {
  if (document.querySelector(over) !== null) return true
  const { n, own, form: now } = document.querySelector<HTMLElement>('.prompt')?.dataset ?? {}
  const since = Number(n) - Number(before)
  return since > 1 || (since !== 0 && !(form === 'some' && own === 'true' && now === 'some'))
}

/** With the mouse: dice are resolved in the pool, all else is clicked in the prompt. */
async function choose(page: Page, hand: Hand): Promise<void> {
  const deeds = await deedsOn(page)
  const liked = LIKED.find((deed) => deeds.includes(deed))
  // What has no effect is folded away, and may be the first.
  const option = deeds.findIndex((deed) => (liked === undefined ? deed !== '' : deed === liked))
  if (hand !== 'keys' && liked === 'resolve' && (await resolve(page, hand))) return
  await take(page, hand, option)
}

/** The first die that can be resolved, by a click on it; false where it can do several things. */
async function resolve(page: Page, hand: Hand): Promise<boolean> {
  const n = await page.getAttribute('.prompt', 'data-n')
  await press(page, hand, '.sd-pool[data-whose="own"] .sd-pool-die[data-can="true"]')
  const sure = page.locator('.prompt .confirm .button-main, .sd-inspector[data-pinned="true"]')
  const went = page.locator(`.prompt:not([data-n="${n}"])`)
  await sure.or(went).first().waitFor(PATIENCE)
  if ((await page.locator('.sd-inspector[data-pinned="true"]').count()) > 0) {
    await page.keyboard.press('Escape')
    return false
  }
  // What needs no target is armed first, since two clicks are wanted here.
  if ((await page.getAttribute('.prompt', 'data-n')) === n) await confirm(page, hand)
  return true
}

/** By the steppers on the characters themselves, one after the other. */
async function share(page: Page, hand: Hand): Promise<void> {
  const more = page.locator('.sd-share button:last-child')
  const count = await more.count()
  for (let at = 0; await isWanting(page); at++)
    if (hand === 'finger') await more.nth(at % count).tap()
    else await more.nth(at % count).click()
  // The focus is on a stepper, whose own Enter is.
  await confirm(page, hand === 'keys' ? 'mouse' : hand)
}
