import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, lots } from './player.ts'
import { Stage } from './stage.ts'
import { flyOn } from './xwing-player.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open({ keepsClient: true })
})
afterAll(() => stage.close())

test('once loaded, the client starts and plays the bot without a network', async () => {
  const visit = await stage.visit({
    wish: { opponent: 'bot', level: 'greedy', seat: 0 },
    kept: { 'dejarik.wish.xwing': { opponent: 'bot', level: 'greedy', seat: 0 } },
    keepsClient: true,
  })
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
  // Nor is a game missing that was never opened while there was a network.
  await page.goto('/')
  await page.click('.tile:has-text("X-Wing")')
  await page.click('.start')
  for (let i = 0; i < 4; i++) await flyOn(page, 'keys')
  await visit.close()
})
