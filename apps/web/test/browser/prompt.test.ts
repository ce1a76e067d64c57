/** The prompt: as high as ever, whatever is asked, pointed at, armed or refused; nothing lies over the question. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from './moments.ts'
import { decisionsOn, QUESTION, untilAnswered } from './prompt.ts'
import { MIDDLE, PHONE, Stage } from './stage.ts'
import { placesSeen, untilStill, watch } from './still.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const SIZES = [{ width: 1440, height: 900 }, MIDDLE, PHONE, { width: 720, height: 450 }]

/** What covers the words of the question, or reaches out of the prompt. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const prompt = document.querySelector('.prompt')!.getBoundingClientRect()
    const text = document.querySelector('.prompt-text')!.getBoundingClientRect()
    const parts = [
      ...document.querySelectorAll('.prompt :is(.confirm, .prompt-tools, .prompt-note, .options)'),
    ]
    return parts.flatMap((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect()
      if (width === 0) return []
      const covers =
        left < text.right - 1 && right > text.left + 1 && top < text.bottom - 1 && bottom > text.top + 1
      const leaves = top < prompt.top - 4 || bottom > prompt.bottom + 4 || right > prompt.right + 4
      return covers || leaves
        ? [`${part.className} ${covers ? 'covers the question' : 'leaves the prompt'}`]
        : []
    })
  })
}

/** In German, whose words are longest. */
test.each(['turn', 'pool', 'dice', 'surge'])(
  '%s: the prompt keeps its place at every size',
  async (moment) => {
    const page = await at(stage, moment, SIZES[0]!, 'de')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await untilStill(page)
      await watch(page, '.prompt, .table-board')
      const faults = await faultsOf(page)
      await page.locator(`${QUESTION} .option`).first().hover()
      faults.push(...(await faultsOf(page)))
      await page.keyboard.press('1')
      await page.waitForSelector('.prompt[data-armed="true"]')
      faults.push(...(await faultsOf(page)))
      await page.keyboard.press('Escape')
      await page.waitForSelector('.prompt[data-armed="false"]')
      expect([size, faults]).toEqual([size, []])
      expect(await placesSeen(page)).toHaveLength(1)
    }
  },
)

test('a refusal is gone as soon as something else is chosen', async () => {
  const page = await at(stage, 'turn', MIDDLE, 'en')
  await page.click('.table-board .db-card[data-can="false"]')
  await page.waitForSelector('.toast-no')
  await page.keyboard.press('1')
  await page.waitForSelector('.prompt[data-armed="true"]')
  await page.waitForSelector('.toast-no', { state: 'detached' })
})

test('a question that comes again is passed as the player has said, visibly, until it is taken back', async () => {
  const page = await at(stage, 'window', MIDDLE, 'en')
  const before = await decisionsOn(page)
  await page.click('.prompt-tools [popovertarget]')
  await page.click('.window-menu button:has-text("Not this round")')
  await untilAnswered(page, before)
  await page.waitForSelector('.prompt-note:has-text("Passed for you")')
  await page.click('.table-nav [popovertarget]')
  await page.click('.wishes button:has-text("Always ask")')
  await page.waitForSelector('.wishes', { state: 'detached' })
})
