import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, lots } from './player.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test('once loaded, the client starts and plays the bot without a network', async () => {
  const visit = await stage.visit({ wish: { opponent: 'bot', level: 'greedy', seat: 0 } })
  const page = await visit.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await stage.endServer()
  await page.goto('/')
  await page.click('.start')
  const lot = lots(11)
  for (let i = 0; i < 15; i++) await decide(page, 'keys', lot)
  await page.reload()
  await page.waitForSelector('.prompt[data-own="true"] .option')
  expect(Number(await page.getAttribute('.prompt', 'data-n'))).toBeGreaterThanOrEqual(15)
  await visit.close()
})
