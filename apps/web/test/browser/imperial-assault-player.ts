/** Somebody who plays a skirmish through the page: on the map and the cards where that is possible, else in the prompt. */
import type { Page } from 'playwright-core'
import type { Hand } from './player.ts'
import { confirm, deedsOn, ownQuestion, QUESTION, take, takeFew, untilAnswered } from './prompt.ts'
import type { Stage, Visitor } from './stage.ts'

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
  activate: '.ia-turn[data-can="true"]',
  deploy: '.ia-spot[data-moves="0"]',
  zone: '.ia-zone[data-can="true"]',
}

/** Answers one question. False once the match is over. */
export async function playOn(page: Page, hand: Hand): Promise<boolean> {
  const asked = await ownQuestion(page)
  if (asked === null) return false
  if (asked.form === 'some') await takeFew(page, 'mouse')
  else if (asked.form === 'one') await choose(page, hand)
  else await confirm(page, hand)
  await untilAnswered(page, asked.n)
  return true
}

async function choose(page: Page, hand: Hand): Promise<void> {
  const deeds = await deedsOn(page)
  const liked = LIKED.find((deed) => deeds.includes(deed))
  const body = BODIES[deeds[0] ?? '']
  if (body !== undefined) return byBody(page, hand, body)
  // What has no effect is folded away, and may be the first.
  if (liked === undefined)
    return take(
      page,
      hand,
      deeds.findIndex((deed) => deed !== ''),
    )
  // The last of the walks leads far.
  await take(page, hand, liked === 'walk' ? deeds.lastIndexOf(liked) : deeds.indexOf(liked))
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

/** The number of the round; 0 during set-up. */
export async function roundOf(page: Page): Promise<number> {
  return Number(/\d+/.exec(await page.innerText('.ia-round'))?.[0] ?? 0)
}

/** Plays one seat until the second round begins. */
export async function playRound(page: Page): Promise<void> {
  while ((await roundOf(page)) < 2) {
    const mine = page.waitForSelector(QUESTION).then(() => true)
    const over = page
      .waitForFunction(() => /[2-9]/.test(document.querySelector('.ia-round')?.textContent ?? ''))
      .then(() => false)
    if (!(await Promise.race([mine, over]))) break
    if ((await roundOf(page)) < 2) await playOn(page, 'keys')
  }
}

/** A page at a match that was kept under this name. */
export async function atKept(stage: Stage, moment: string, visitor: Visitor): Promise<Page> {
  const page = await stage.page(visitor)
  await arrive(page, moment)
  return page
}

export async function arrive(page: Page, moment: string): Promise<void> {
  await page.goto(`/play/${moment}`)
  await page.waitForSelector('.ia-board')
  await page.waitForSelector('.prompt .option')
}

/** Which of these, by their texts, lie over one another: each one's place on the screen is its own. */
export function overlapsOf(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (all) => {
    const boxes = all.map((one) => ({
      text: one.textContent?.trim() ?? '',
      box: one.getBoundingClientRect(),
    }))
    return boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // Lines that touch are drawn with half their width on either side.
        return wide > 2 && high > 2 ? [`${one.text} | ${other.text}`] : []
      }),
    )
  })
}

/** Texts that are longer than the room they have. */
export function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent?.trim() ?? ''),
  )
}
