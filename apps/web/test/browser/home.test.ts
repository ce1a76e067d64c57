/** The first page: whoever takes a game sees at once what can be chosen, and the way into the match. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptMatch, recordAfter } from './kept.ts'
import { MIDDLE, PHONE, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** A finger on the middle of the tile, wherever the page must be pushed to for it. */
async function tap(page: Page, game: string): Promise<void> {
  const tile = page.locator('.tile', { hasText: game })
  await tile.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await tile.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

/** Once the page stands still: whether the start is whole on the screen, and where the choice for this game begins. */
async function sight(page: Page, game: string): Promise<{ start: boolean; top: number; focused: boolean }> {
  await page.waitForSelector(`.new-match:has(h2:has-text("${game}")) .start`)
  await page.waitForFunction(
    () => {
      const { top } = document.querySelector('.new-match')!.getBoundingClientRect()
      const page = window as unknown as { lastTop?: number }
      const still = page.lastTop === top
      page.lastTop = top
      return still
    },
    undefined,
    { polling: 150 },
  )
  return page.evaluate(() => {
    const panel = document.querySelector('.new-match')!
    const { top, bottom } = panel.querySelector('.start')!.getBoundingClientRect()
    return {
      start: top >= 0 && bottom <= innerHeight,
      top: panel.getBoundingClientRect().top,
      focused: panel.contains(document.activeElement),
    }
  })
}

const GAMES = ['Deckbauspiel', 'X-Wing', 'Destiny', 'Imperial Assault']

test.each([
  { size: PHONE, motion: false },
  { size: PHONE, motion: true },
  { size: MIDDLE, motion: false },
])(
  'a tap on a game shows its choice and the start, at $size.width px, motion $motion',
  async ({ size, motion }) => {
    const visit = await stage.visit({ settings: { language: 'de', motion }, size, touch: true })
    const page = await visit.newPage()
    await page.goto('/')
    await page.waitForSelector('.start')
    for (const game of GAMES) {
      await tap(page, game)
      const { start, top, focused } = await sight(page, game)
      expect(start, game).toBe(true)
      expect(top, game).toBeGreaterThan(-size.height / 2)
      expect(top, game).toBeLessThan(size.height / 2)
      // Where the page has moved, whoever uses keys goes on from there.
      if (size === PHONE) expect(focused, game).toBe(true)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }
    await visit.close()
  },
)

test('where all four games and the choice have room, nothing moves', async () => {
  const visit = await stage.visit({ settings: { language: 'en' }, size: MIDDLE })
  const page = await visit.newPage()
  await page.goto('/')
  await page.waitForSelector('.start')
  const bottoms = await page
    .locator('.tile')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().bottom))
  expect(Math.max(...bottoms)).toBeLessThan(MIDDLE.height)
  await page.click('.tile:has-text("Destiny")')
  await page.waitForSelector('.new-match:has(h2:has-text("Destiny"))')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await visit.close()
})

test('one click on a tile begins a match, and says what of its game can be played', async () => {
  const page = await stage.page({ settings: { language: 'en' }, size: MIDDLE })
  await page.goto('/')
  expect(await page.innerText('.game:has-text("Destiny") .tile-counts')).toMatch(/\d+ of 1,602/)
  await page.click('.game:has-text("Deckbuilding") .tile-play')
  await page.waitForSelector('.prompt[data-own="true"]')
})

test('a match that was deleted can be brought back', async () => {
  const kept = keptMatch('turn', recordAfter(0))
  const page = await stage.page({ settings: { language: 'en' }, kept, size: MIDDLE })
  const onShelf = () => page.evaluate(() => localStorage.getItem('dejarik.match.turn') !== null)
  await page.goto('/')
  await page.click('.continue [aria-label="Delete this match"]')
  await page.waitForSelector('.continue-list:has-text("Deleted")')
  expect(await onShelf()).toBe(false)
  await page.click('.continue button:has-text("Bring it back")')
  await page.waitForSelector('.continue button:has-text("Continue")')
  expect(await onShelf()).toBe(true)
  await page.click('.continue button:has-text("Continue")')
  await page.waitForSelector('.prompt[data-own="true"]')
})
