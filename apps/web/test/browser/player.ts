/**
 * Somebody who plays what is offered, with the mouse or with the keys: everything from the hand, then all
 * against the base, then a purchase by lot. No master, but a match comes to its end.
 */
import type { Page } from 'playwright-core'
import { openFamilyOf, press, typeNumberOf } from './prompt.ts'

/** Some 250 questions and answers; much longer than a quiet machine takes. */
export const WHOLE_MATCH = 300_000

export type Hand = 'mouse' | 'keys' | 'finger'

/** Always the same choices for the same seed. */
export function lots(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

const QUESTION = '.prompt[data-own="true"]'
/** Patience with a busy machine; nothing that works takes a tenth of it. */
const PATIENCE = { timeout: 30_000 }

/** The open question as it stands on the page. */
interface Asked {
  readonly n: string
  readonly split: boolean
  /** What each option does, and whether it is chosen. */
  readonly options: readonly {
    readonly at: number
    readonly deed: string | undefined
    readonly on: boolean
  }[]
  /** Whether Enter would answer. */
  readonly ready: boolean
}

/** Answers one question. False once the match is over. */
export async function decide(page: Page, hand: Hand, lot: (count: number) => number): Promise<boolean> {
  try {
    return await decideNow(page, hand, lot)
  } catch (error) {
    // Which page is stuck, and at what, is all that helps where the machine was busy.
    const at = await page.innerText('.table-foot', { timeout: 1000 }).catch(() => 'no table')
    throw new Error(`stuck at ${page.url()}: ${at}`, { cause: error })
  }
}

async function decideNow(page: Page, hand: Hand, lot: (count: number) => number): Promise<boolean> {
  const asked = await question(page)
  if (asked === null) return false
  if (asked.split) await share(page, hand)
  else if (asked.ready && lot(2) === 0) await confirm(page, hand)
  else {
    const deeds = asked.options.map(({ deed }) => deed)
    const option = asked.options[preferred(deeds, lot)]!
    await choose(page, hand, option.at)
    if (await isChosen(page, option)) await confirm(page, hand)
    // Some of a list, and not yet enough: the same question goes on.
    else return true
  }
  await page.waitForFunction(
    ([question, n]) => {
      const prompt = document.querySelector(question)
      return prompt?.getAttribute('data-n') !== n || document.querySelector('.ending') !== null
    },
    [QUESTION, asked.n] as const,
    PATIENCE,
  )
  return true
}

/** Waits for the own question; null once the match is over. */
async function question(page: Page): Promise<Asked | null> {
  const found = await page.waitForFunction(
    (question) => {
      if (document.querySelector('.ending') !== null) return { over: true as const }
      const prompt = document.querySelector<HTMLElement>(question)
      const options = [...(prompt?.querySelectorAll<HTMLElement>(':is([data-option], [data-options])') ?? [])]
      if (prompt === null || options.length === 0) return null
      return {
        over: false as const,
        n: prompt.dataset.n ?? '',
        split: prompt.dataset.form === 'split',
        options: options
          .flatMap((one) =>
            (one.dataset.option ?? one.dataset.options ?? '').split(',').map((at) => ({
              at: Number(at),
              deed: one.dataset.do,
              on: one.getAttribute('aria-pressed') === 'true',
            })),
          )
          .toSorted((a, b) => a.at - b.at),
        ready: prompt.querySelector('.confirm .button-main:not(:disabled)') !== null,
      }
    },
    QUESTION,
    PATIENCE,
  )
  const asked = await found.jsonValue()
  if (asked === null) throw new Error('nobody is asked')
  return asked.over ? null : asked
}

/** Waits until the page shows that the option was taken or given back; then says whether Enter would answer. */
async function isChosen(page: Page, { at, on }: Asked['options'][number]): Promise<boolean> {
  const shown = await page.waitForFunction(
    ([question, option, on]) => {
      const prompt = document.querySelector(question)
      const button = prompt?.querySelector(`[data-option="${option}"]`)
      if ((button?.getAttribute('aria-pressed') === 'true') === on) return null
      return { ready: prompt?.querySelector('.confirm .button-main:not(:disabled)') !== null }
    },
    [QUESTION, at, on] as const,
    PATIENCE,
  )
  return (await shown.jsonValue())?.ready ?? false
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
  if (hand !== 'keys') {
    await openFamilyOf(page, hand, option)
    await press(page, hand, `${QUESTION} [data-option="${option}"]`)
  } else await typeNumberOf(page, option)
}

/** Gives shares in the order of the list, as far as they go. */
async function share(page: Page, hand: Hand): Promise<void> {
  while ((await page.$(`${QUESTION} .confirm .button-main:disabled`)) !== null) {
    const more = page.locator('.share [data-option]:not(:disabled)').first()
    const option = Number(await more.getAttribute('data-option', PATIENCE))
    const count = page.locator('.share-count').nth(option)
    const before = await count.innerText()
    if (hand === 'mouse') await more.click()
    else if (hand === 'finger') await more.tap()
    else await page.keyboard.press(String(option + 1))
    await page.waitForFunction(
      ([option, before]) => document.querySelectorAll('.share-count')[option]?.textContent !== before,
      [option, before] as const,
      PATIENCE,
    )
  }
  await confirm(page, hand)
}

async function confirm(page: Page, hand: Hand): Promise<void> {
  if (hand !== 'keys') await press(page, hand, `${QUESTION} .confirm .button-main`)
  else await page.keyboard.press('Enter')
}

/** Plays until the match is over; returns how many questions were answered. */
export async function playOut(page: Page, hand: Hand, seed: number): Promise<number> {
  const lot = lots(seed)
  for (let count = 0; count < 2000; count++) if (!(await decide(page, hand, lot))) return count
  throw new Error('the match does not end')
}
