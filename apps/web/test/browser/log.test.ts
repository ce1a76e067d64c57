/** The log: a drawer that is closed until it is wanted, with one stop for the Tab key. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from './moments.ts'
import { MIDDLE, PHONE, Stage } from './stage.ts'
import { placesSeen, watch } from './still.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test.each(['turn', 'pool', 'dice', 'act'])(
  '%s: the log lies over the table and moves nothing',
  async (moment) => {
    const page = await at(stage, moment, MIDDLE, 'de')
    expect(await page.$('.rail')).toBeNull()
    await watch(page, '.prompt, .table-board')
    await page.keyboard.press('l')
    await page.waitForSelector('.log-turn')
    expect(await placesSeen(page)).toHaveLength(1)
    // One stop, whatever it holds.
    expect(await page.locator('.log :is(a, button, [tabindex="0"]):not([tabindex="-1"])').count()).toBe(0)
    // No line says its rule before somebody wants to know.
    expect(
      await page
        .locator('.log-ways')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '0').length),
    ).toBe(0)
    await page.locator('.log').focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    const line = page.locator('.log [data-line]:focus')
    expect(await line.count()).toBe(1)
    for (let i = 0; i < 6 && (await page.locator('.rule-chip:focus').count()) === 0; i++)
      await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.rail .rule[aria-current]')
    await page.setViewportSize(PHONE)
    expect(await page.locator('.rail').boundingBox()).toMatchObject({ y: 0, height: PHONE.height })
  },
)

test('what happens while it is closed is counted, and read when it is opened', async () => {
  const page = await at(stage, 'turn', MIDDLE, 'en')
  expect(await page.$('.rail-news')).toBeNull()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.rail-news')
  await page.keyboard.press('l')
  await page.waitForSelector('.rail-news', { state: 'detached' })
})
