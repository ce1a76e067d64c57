/** The end of a match: a scene that says who won and why, and what one may do next. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from './moments.ts'
import { MIDDLE, PHONE, Stage } from './stage.ts'
import { untilStill } from './still.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const SIZES = [{ width: 1440, height: 900 }, MIDDLE, PHONE, { width: 720, height: 450 }]

test.each(['turn', 'pool', 'dice', 'act'])(
  '%s: who gives up sees why and how it came, at every size',
  async (moment) => {
    const page = await at(stage, moment, MIDDLE, 'de')
    await page.click('.table-nav [popovertarget]')
    await page.click('.menu .button-danger')
    await page.click('.dialog .button-danger, .dialog .button-main')
    await page.waitForSelector('.ending')
    expect(await page.innerText('.ending-why')).toContain('Du hast aufgegeben.')
    expect(await page.locator('.end-figures tbody tr').count()).toBeGreaterThan(3)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await untilStill(page)
      const faults = await page.evaluate(() => {
        const scene = document.querySelector('.ending')!.getBoundingClientRect()
        const wide = [...document.querySelectorAll('.ending-scene, .ending-verdict, .course, .end-figures')]
        const buttons = document.querySelector('.ending-buttons')!.getBoundingClientRect()
        return [
          ...wide
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => `${one.className} is too wide`),
          ...(buttons.bottom > innerHeight + 1 || buttons.top < scene.top
            ? ['the buttons are out of sight']
            : []),
        ]
      })
      expect([size, faults]).toEqual([size, []])
    }
    await page.click('.ending-buttons button:has-text("Tisch ansehen")')
    await page.waitForSelector('.ending', { state: 'detached' })
    await page.click('.ending-line button')
    await page.waitForSelector('.ending')
  },
)
