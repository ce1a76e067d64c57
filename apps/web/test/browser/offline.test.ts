import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, lots } from './player.ts'
import { Stage } from './stage.ts'
import { flyOn } from './xwing-player.ts'

/** The page waits so long before it asks for what nobody has opened (`offline/register.ts`). */
const LATER_MS = 2000
const PATIENT = { timeout: 60_000, interval: 250 }

async function everythingIsKept(): Promise<boolean> {
  const worker = await (await fetch('/offline.js')).text()
  const [, files = '[]'] = /FILES = (\[[^\]]*\])/.exec(worker) ?? []
  const all = JSON.parse(files) as string[]
  const kept = await Promise.all(all.map((file) => caches.match(file)))
  return all.length > 0 && kept.every((one) => one !== undefined)
}

/** Whether code of that game is kept. */
async function isKept(game: string): Promise<boolean> {
  const kept = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()))
  return kept.flat().some(({ url }) => new RegExp(`/assets/${game}-[^/]*\\.js$`).test(url))
}

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open({ keepsClient: true })
})
afterAll(() => stage.close())

test('with data saver only what was opened is kept', async () => {
  const visit = await stage.visit({ wish: { opponent: 'bot', level: 'greedy', seat: 0 }, keepsClient: true })
  const page = await visit.newPage()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.click('.start')
  await page.waitForSelector('.prompt')
  await expect.poll(() => page.evaluate(isKept, 'deckbuilding'), PATIENT).toBe(true)
  await page.waitForTimeout(LATER_MS * 2)
  expect(await page.evaluate(isKept, 'xwing')).toBe(false)
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
  // The games that nobody has opened come when the page has nothing else to do.
  await expect.poll(() => page.evaluate(everythingIsKept), PATIENT).toBe(true)
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
