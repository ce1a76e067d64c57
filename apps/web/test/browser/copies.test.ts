/** Copies of a card are offered once, and each of them can be clicked with a real pointer. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptTable, playUntil } from '../destiny/table.ts'
import { keptMatch, recordAfter } from './kept.ts'
import { decisionsOn, QUESTION, untilAnswered } from './prompt.ts'
import { MIDDLE, Stage } from './stage.ts'
import { untilStill } from './still.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const KEPT = {
  // The first turn: five cards of a deck of ten, seven of which are the same.
  ...keptMatch('hand', recordAfter(0)),
  ...keptTable(
    'twins',
    playUntil((ask, { players, dice }) => {
      const kinds = players[0]!.hand.map(({ kind }) => kind)
      const rolled = dice.some(({ pool }) => pool === 0)
      return ask.what === 'action' && ask.seat === 0 && new Set(kinds).size < kinds.length && rolled
    }),
    0,
  ),
}

/** The last of the cards that bear the same name as one before, and how many are in hand. */
async function lastCopy(
  page: Page,
  cards: string,
): Promise<{ readonly thing: string; readonly held: number }> {
  const hand = await page.$$eval(cards, (all) =>
    all.map((one) => ({
      thing: (one as HTMLElement).dataset.thing ?? '',
      name: one.querySelector('.unseen')?.textContent ?? '',
    })),
  )
  const copy = hand.findLast(({ name }, i) => hand.some((other, k) => k < i && other.name === name))
  if (copy === undefined) throw new Error('no two cards are the same')
  return { thing: copy.thing, held: hand.length }
}

test.each([
  { match: 'hand', cards: '.db-hand [data-thing]', deed: 'play' },
  { match: 'twins', cards: '.sd-hand [data-thing]', deed: 'reroll' },
])(
  'the second copy in hand is clicked and does what the one offer says: $match',
  async ({ match, cards, deed }) => {
    const page = await stage.page({ settings: { language: 'de' }, size: MIDDLE, kept: KEPT })
    await page.goto(`/play/${match}`)
    await page.waitForSelector(QUESTION)
    await untilStill(page)
    const family = page.locator(`${QUESTION} [data-family="${deed}"]`)
    if ((await family.count()) > 0) await family.click()
    const offers = await page.$$eval(`${QUESTION} [data-option][data-do="${deed}"]`, (all) =>
      all.map((one) => one.textContent),
    )
    expect(new Set(offers.map((words) => words?.replace(/^\d+/, ''))).size).toBe(offers.length)
    expect(offers.filter((words) => words?.includes('×'))).not.toEqual([])
    const { thing, held } = await lastCopy(page, cards)
    const before = await decisionsOn(page)
    // To discard for a reroll is wished for first.
    if (deed === 'reroll') await page.locator('.sd-reroll:visible').click()
    await page.click(`[data-thing="${thing}"]`)
    await page.click(`${QUESTION} .confirm .button-main`)
    await untilAnswered(page, before)
    await untilStill(page)
    expect(await page.locator(cards).count()).toBe(held - 1)
  },
)
