/** The prompt of a page, as whoever plays through it finds it. */
import type { Page } from 'playwright-core'
import type { Hand } from './player.ts'

/** The own question. */
export const QUESTION = '.prompt[data-own="true"]'
export const OVER = '.ending'
/** With a busy machine; nothing that works takes a tenth of it. */
export const PATIENCE = { timeout: 30_000 }

export interface Asked {
  /** How many decisions were made before. */
  readonly n: string
  readonly form: string | null
}

/** Waits for the own question; null once the match is over. */
export async function ownQuestion(page: Page): Promise<Asked | null> {
  const handle = await page.waitForSelector(`${QUESTION}, ${OVER}`, PATIENCE)
  if (await handle.evaluate((one, over) => one.matches(over), OVER)) return null
  return { n: await decisionsOn(page), form: await page.getAttribute('.prompt', 'data-form') }
}

export async function decisionsOn(page: Page): Promise<string> {
  return (await page.getAttribute('.prompt', 'data-n')) ?? ''
}

/** Waits until there is one decision more, or the match is over. */
export async function untilAnswered(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    ([over, n]) =>
      document.querySelector(over) !== null ||
      document.querySelector<HTMLElement>('.prompt')?.dataset.n !== n,
    [OVER, before] as const,
    PATIENCE,
  )
}

/** What each option does that is in sight or in a family, whatever their order in the prompt; nothing for the others. */
export function deedsOn(page: Page): Promise<string[]> {
  return page.$$eval(`${QUESTION} :is([data-option], [data-options])`, (all) => {
    const deeds: string[] = []
    for (const one of all as HTMLElement[])
      for (const option of (one.dataset.option ?? one.dataset.options ?? '').split(','))
        deeds[Number(option)] = one.dataset.do ?? ''
    return Array.from(deeds, (deed) => deed ?? '')
  })
}

/** Opens the family that an option is folded away in. */
export async function openFamilyOf(page: Page, hand: Hand, option: number): Promise<void> {
  const families = page.locator(`${QUESTION} [data-options]`)
  for (const family of await families.all()) {
    const options = (await family.getAttribute('data-options', PATIENCE)) ?? ''
    if (!options.split(',').includes(String(option))) continue
    if (hand === 'mouse') {
      await family.hover()
      await family.click()
    } else if (hand === 'finger') await family.tap()
    else await page.keyboard.type((await family.locator('.option-number').textContent()) ?? '')
    await page.waitForSelector(`${QUESTION} [data-option="${option}"]`, PATIENCE)
    return
  }
}

/** Types the number that stands at an option. */
export async function typeNumberOf(page: Page, option: number): Promise<void> {
  await openFamilyOf(page, 'keys', option)
  const number = page.locator(`${QUESTION} [data-option="${option}"] .option-number`)
  await page.keyboard.type((await number.textContent(PATIENCE)) ?? '')
}

/** A click or a tap on something, wherever it must be pushed to for it. */
export async function press(page: Page, hand: Hand, selector: string): Promise<void> {
  if (hand === 'finger') await page.tap(selector)
  else await page.click(selector)
}

export async function take(page: Page, hand: Hand, option: number): Promise<void> {
  if (hand === 'finger') {
    await openFamilyOf(page, hand, option)
    await page.tap(`${QUESTION} [data-option="${option}"]`)
  } else if (hand === 'mouse') {
    await openFamilyOf(page, hand, option)
    // What lies half out of sight comes into sight under the pointer.
    await page.hover(`${QUESTION} [data-option="${option}"]`)
    await page.click(`${QUESTION} [data-option="${option}"]`)
  } else await typeNumberOf(page, option)
  await confirm(page, hand)
}

/** As few as the question wants. */
export async function takeFew(page: Page, hand: Hand): Promise<void> {
  const options = page.locator(`${QUESTION} [data-option]`)
  for (let at = 0; await isWanting(page); at++)
    if (hand === 'finger') await options.nth(at).tap()
    else await options.nth(at).click()
  await confirm(page, hand)
}

/** Whether the answer is not whole yet. */
export async function isWanting(page: Page): Promise<boolean> {
  return (await page.$(`${QUESTION} .confirm .button-main:disabled`)) !== null
}

export async function confirm(page: Page, hand: Hand): Promise<void> {
  const sure = page.locator(`${QUESTION} .confirm .button-main:not(:disabled)`)
  await sure.waitFor(PATIENCE)
  if (hand === 'mouse') await sure.click()
  else if (hand === 'finger') await sure.tap()
  else await page.keyboard.press('Enter')
}
