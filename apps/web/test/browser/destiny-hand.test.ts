/** The own hand on screens of a usual size: whole, in sight, with names that can be read. */
import type { Language } from '@dejarik/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HELD, longestWord, longNames } from '../destiny/long-names.ts'
import { keptTable, playUntil } from '../destiny/table.ts'
import { MIDDLE, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const DESK = { width: 1440, height: 900 }

/** In the second round, with dice in the pool and at least four cards in hand. */
function longHand(language: Language) {
  const decks = [longNames(language, 'starter-kylo-ren'), longNames(language, 'starter-rey')]
  const match = playUntil(
    (ask, view) =>
      ask.what === 'action' &&
      ask.seat === 0 &&
      view.round >= 2 &&
      view.players[0]!.hand.length >= 4 &&
      view.dice.filter(({ pool }) => pool === 0).length >= 2,
    decks,
  )
  return keptTable('long', match, 0)
}

/** Words of the names on the board that stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const name of document.querySelectorAll('.sd-board .sd-name')) {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s–-]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          const tooWide = range.getBoundingClientRect().right > name.getBoundingClientRect().right + 1
          if (lines.size > 1 || tooWide) broken.push(word)
        }
    }
    return broken
  })
}

/** What of the hand and the own strip does not lie whole on the board, which ends where the prompt begins. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('.table-board')!.getBoundingClientRect()
    const prompt = document.querySelector('.prompt')!.getBoundingClientRect()
    const edge = Math.min(board.bottom, prompt.top) + 0.5
    const own = document.querySelectorAll('.sd-hand-card, .sd-seat[data-whose="own"]')
    return [...own]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.bottom > edge || box.top < board.top || box.right > board.right || box.height < 20,
      )
      .map(({ element, box }) => `${element.className} ${Math.round(box.top)}–${Math.round(box.bottom)}`)
  })
}

/** Whether the point in the middle of each card belongs to that card: nothing lies over it. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('.sd-hand-card')]
    return cards.filter((card) => {
      const { left, top, width, height } = card.getBoundingClientRect()
      return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }).length
  })
}

test.each([
  { language: 'de', size: MIDDLE },
  { language: 'en', size: MIDDLE },
  { language: 'de', size: DESK },
  { language: 'en', size: DESK },
] as const)(
  'the longest names are whole words, and the hand is whole, in $language at $size.width px',
  async ({ language, size }) => {
    const page = await stage.page({ settings: { language }, size, kept: longHand(language) })
    await page.goto('/play/long')
    await page.waitForSelector('.prompt[data-own="true"]')
    await page.evaluate(() => document.fonts.ready)
    expect(await page.locator('.sd-hand-card').count()).toBeGreaterThan(3)
    expect(await brokenWords(page)).toEqual([])
    expect(await outOfSight(page)).toEqual([])
    expect(await covered(page)).toBe(0)

    // Every name that a card in hand can have, printed on one that is there.
    const names = HELD.map(({ name }) => name[language]).filter((name) => longestWord(name) > 9)
    const broken = await page.evaluate((all) => {
      const name = document.querySelector<HTMLElement>('.sd-hand-card .sd-name')!
      return [...new Set(all)].filter((title) => {
        name.textContent = title
        name.style.setProperty('--longest', String(Math.max(...title.split(/[\s–-]/u).map((w) => w.length))))
        return name.scrollWidth > name.clientWidth + 1
      })
    }, names)
    expect(broken).toEqual([])
  },
)
