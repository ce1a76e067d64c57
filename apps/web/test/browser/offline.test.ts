import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, lots } from './player.ts'
import { Stage } from './stage.ts'
import { flyOn } from './xwing-player.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open({ keepsClient: true })
})
afterAll(() => stage.close())

test('a game that can’t be loaded says so, and the page can be loaded again', async () => {
  const visit = await stage.visit({ settings: { language: 'en' } })
  const page = await visit.newPage()
  await page.route('**/assets/xwing-*.js', (route) => route.abort())
  await page.goto('/')
  await page.click('.tile:has-text("X-Wing")')
  const alert = page.locator('.loading[role="alert"]')
  await alert.waitFor()
  expect(await alert.innerText()).toContain('X-Wing could not be loaded')
  await page.unroute('**/assets/xwing-*.js')
  await alert.locator('button').click()
  await page.waitForSelector('.start')
  expect(await page.innerText('.new-match h2')).toContain('X-Wing')
  await visit.close()
})

test('a game that takes long to load says that it comes', async () => {
  const visit = await stage.visit({ settings: { language: 'en' } })
  const page = await visit.newPage()
  let deliver = (): void => {}
  const late = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/destiny-*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/build/destiny')
  await page.waitForSelector('.loading progress')
  expect(await page.innerText('.loading')).toContain('Loading Star Wars: Destiny')
  deliver()
  await page.waitForSelector('.build-saved')
  await visit.close()
})

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
