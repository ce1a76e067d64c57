/** A long campaign as it is joined in a browser: its last page first, older ones when they are asked for. */
import { invitationPath } from '@dejarik/protocol'
import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { closeHome, openHomeOf, storeCampaign } from '../../test-support/index.ts'
import { folderForTest, serveApart } from '../house.ts'

const DECISIONS = 5000

test('a campaign is joined at decision 5,000: the table stands, the log has its last page, and older lines on demand', async () => {
  const data = folderForTest()
  const home = await openHomeOf(data)
  const { match, tokens } = await storeCampaign(home.store, DECISIONS)
  await closeHome(home)
  const { address } = await serveApart({ DEJARIK_DATA: data })
  const executablePath = process.env.CHROMIUM_SHELL || process.env.CHROMIUM
  if (!executablePath) throw new Error('No Chromium found: install one, or set CHROMIUM to its path.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((token) => {
    localStorage.setItem('dejarik.guest', token)
    localStorage.setItem(
      'dejarik.settings',
      JSON.stringify({ language: 'en', motion: false, speed: 'instant' }),
    )
  }, tokens[0])
  let received = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      received += payload.length
    }),
  )
  await page.goto(address + invitationPath(match))
  await page.waitForSelector('.ia-board')
  expect(received).toBeLessThan(256 * 1024)

  await page.keyboard.press('l')
  const older = page.locator('.log > button')
  const count = async (): Promise<number> => Number(/\d+/.exec(await older.innerText())?.[0])
  const before = await count()
  expect(before).toBeGreaterThan(DECISIONS / 2)
  await older.click()
  // A worker folds them first, which takes its time on a busy machine.
  await expect.poll(count, { timeout: 20_000 }).toBe(before - 200)
})
