/** The table of Destiny with a real pointer: rows that hold still, things that are clicked where they lie, words that can be read. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from './moments.ts'
import { Stage } from './stage.ts'
import { middleOf, placesSeen, watch } from './still.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
  { width: 720, height: 450 },
]
const ROWS = '.sd-team, .sd-pool, .sd-middle, .sd-hand, .sd-seat, .prompt'
const FOE = '.sd-foes .sd-plate-button'
const OWN = '.sd-side[data-whose="own"] .sd-plate-button'

/** With a mouse one click is enough, as everybody has it who has set nothing. */
const MOUSE = { clicks: 'pointer' }

async function point(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(page, selector)
  await page.mouse.move(x, y)
}

async function click(page: Page, selector: string): Promise<void> {
  await point(page, selector)
  await page.mouse.down()
  await page.mouse.up()
}

const decisions = (page: Page) => page.getAttribute('.prompt', 'data-n').then(Number)

/** A die that deals damage, whichever it is. */
async function damageDie(page: Page): Promise<string> {
  const symbol = await page.$$eval('.sd-pool[data-whose="own"] .sd-pool-group', (groups) =>
    groups
      .map((group) => (group as HTMLElement).dataset.symbol)
      .find((one) => one === 'melee' || one === 'ranged'),
  )
  return `.sd-pool[data-whose="own"] [data-symbol="${symbol}"] .sd-pool-sum + .sd-pool-place .sd-pool-die`
}

describe.each(SIZES)('at $width × $height', (size) => {
  test('a damage die is resolved by two clicks, the second on its target, and no row moves', async () => {
    const page = await at(stage, 'aim', size, 'en', MOUSE)
    await watch(page, ROWS)
    const before = await decisions(page)
    const die = await damageDie(page)
    await point(page, die)
    if (size.width > 760) {
      await page.waitForSelector('.sd-beams path')
      expect(await page.innerText('.sd-sums')).toMatch(/damage/)
    }
    expect(await page.locator(`${FOE} .sd-tag`).count()).toBe(2)
    expect(await page.locator(`${OWN} .sd-tag`).count()).toBe(0)
    await click(page, die)
    await page.waitForSelector('.prompt-text:has-text("damage")')
    // One's own are marked, and need a second click.
    const asked = await decisions(page)
    expect(asked).toBeGreaterThan(before)
    expect(await page.locator(`${OWN}[data-target="own"] .sd-tag`).first().innerText()).toBe('yours')
    await click(page, OWN)
    await page.waitForSelector(`${OWN}[data-armed="true"]`)
    expect(await decisions(page)).toBe(asked)
    await page.keyboard.press('Escape')
    await page.waitForSelector(`${OWN}[data-armed="true"]`, { state: 'detached' })
    await click(page, FOE)
    await expect.poll(() => decisions(page)).toBeGreaterThan(asked)
    // The match has gone on, and everything is where it was.
    const places = await placesSeen(page)
    expect(places, places.join('\n')).toHaveLength(1)
  })

  test.each(['aim', 'target', 'pool'])(
    '%s: everything that can be chosen is chosen where it lies',
    async (moment) => {
      const page = await at(stage, moment, size, 'de')
      await watch(page, ROWS)
      const things = await bodies(page)
      expect(things.length).toBeGreaterThan(moment === 'target' ? 3 : 4)
      const before = await decisions(page)
      for (const thing of things) {
        await click(page, thing)
        // Armed, or an open card with several ways, or left out, or already on its way to a target.
        const chosen = await page.waitForFunction(CHOSEN, [thing, before] as const, { timeout: 5000 })
        const what = await chosen.jsonValue()
        if (what === 'answered') {
          await page.keyboard.press('u')
          await page.waitForSelector(`.prompt[data-own="true"][data-n="${before}"]`)
        } else if (what === 'out') await click(page, thing)
        else await page.keyboard.press('Escape')
        await page.waitForFunction(UNCHOSEN)
      }
      expect(await placesSeen(page)).toHaveLength(1)
    },
  )

  test.each(['de', 'en'])('words are whole, and nothing is cut in %s', async (language) => {
    for (const moment of ['aim', 'target', 'pool']) {
      const page = await at(stage, moment, size, language, MOUSE)
      if (moment === 'aim') await point(page, await damageDie(page))
      expect((await brokenWords(page)).join(' | '), moment).toBe('')
      expect((await cutText(page)).join(' | '), moment).toBe('')
      expect((await tagsOverNames(page)).join(' | '), moment).toBe('')
    }
  })
})

test('a die is drawn onto whom it is for', async () => {
  const page = await at(stage, 'aim', { width: 1440, height: 900 }, 'en', MOUSE)
  const before = await decisions(page)
  const from = await middleOf(page, await damageDie(page))
  const to = await middleOf(page, FOE)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => decisions(page)).toBeGreaterThan(before + 1)
  // Nobody is asked whom it hits.
  await expect.poll(() => page.locator('.sd-tag').count()).toBe(0)
})

test('a side with a plus is left out by a click on it, and the sum is less', async () => {
  const page = await at(stage, 'aim', { width: 1440, height: 900 }, 'en', MOUSE)
  const sum = async () => {
    await point(page, await damageDie(page))
    return Number(/\d+/.exec(await page.innerText('.sd-sums-head'))?.[0])
  }
  const whole = await sum()
  await click(page, '.sd-pool[data-whose="own"] .sd-pool-die:has([data-modifier="true"])')
  expect(await sum()).toBeLessThan(whole)
})

test('what can’t be paid says so, and a reroll is offered once, with dice to reroll', async () => {
  const page = await at(stage, 'pool', { width: 1440, height: 900 }, 'en', MOUSE)
  expect(await page.locator('.sd-hand-card .sd-short').first().innerText()).toMatch(/resources? short/)
  const cards = page.locator('.sd-hand-card[data-can="true"]')
  const playable = await cards.count()
  const held = await page.locator('.sd-hand-card').count()
  expect(playable).toBeLessThan(held)
  await page.locator('.sd-reroll:visible').click()
  await expect.poll(() => cards.count()).toBe(held)
  await page.keyboard.press('Escape')
  await expect.poll(() => cards.count()).toBe(playable)
})

test('the play area has more than half of the window, and the log is folded', async () => {
  for (const [size, least] of [
    [{ width: 1440, height: 900 }, 0.5],
    [{ width: 1024, height: 768 }, 0.45],
  ] as const) {
    const page = await at(stage, 'pool', size, 'en')
    const share = await page.evaluate(() => {
      const [first, last] = ['.sd-foes', '.sd-side[data-whose="own"]'].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      )
      return ((last!.bottom - first!.top) * first!.width) / (innerWidth * innerHeight)
    })
    expect(share).toBeGreaterThan(least)
    expect(await page.locator('.rail').count()).toBe(0)
  }
})

const OWN_WAYS = '.sd-board .sd-middle-deeds .button:not(:disabled)'

/** Whatever on the board can be chosen now, each as it is found again. */
function bodies(page: Page): Promise<string[]> {
  return page.$$eval(`.sd-table [data-thing][data-can="true"], ${OWN_WAYS}`, (things) =>
    things
      .filter((thing) => thing.getClientRects().length > 0 && !thing.classList.contains('sd-reroll'))
      .map((thing) => {
        const { thing: id, way } = (thing as HTMLElement).dataset
        return way === undefined ? `.sd-table [data-thing="${id}"]` : `.sd-table [data-way="${way}"]`
      }),
  )
}

/** In the page: what a click on a thing has led to. */
function CHOSEN([thing, before]: readonly [string, number]): string | null {
  const { n, armed } = document.querySelector<HTMLElement>('.prompt')?.dataset ?? {}
  if (Number(n) !== before) return 'answered'
  const it = document.querySelector(thing)
  if (armed === 'true') return it?.matches('[data-armed="true"], [aria-pressed="true"]') ? 'armed' : null
  if (document.querySelector('.sd-inspector[data-pinned="true"]') !== null) return 'open'
  const isOut = it?.closest('[data-out="true"]') != null
  return isOut ? 'out' : null
}

function UNCHOSEN(): boolean {
  return (
    document.querySelector(
      '.prompt[data-armed="true"], .sd-inspector[data-pinned="true"], [data-out="true"] .sd-pool-die',
    ) === null
  )
}

/** Words that stand on two lines, or reach out of their place. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const names = document.querySelectorAll(
      '.sd-board :is(.sd-name, .sd-plate-text, .sd-card-text, .sd-support-text, .sd-battlefield-text, .sd-sums, .sd-tag)',
    )
    for (const name of names) {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s–-]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
          if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
    }
    return broken
  })
}

/** Words that an edge cuts off. What ends in dots can be read whole by pointing at it. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const parts = document.querySelectorAll(
      '.sd-board :is(.sd-plate-name, .sd-plate-text, .sd-card-name, .sd-card-text, .sd-sums, .sd-seat, .sd-battlefield-text, .sd-tag, .sd-short)',
    )
    for (const part of parts) {
      if (part.getClientRects().length === 0) continue
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (node.textContent?.trim() === '' || node.parentElement?.closest('.unseen') !== null) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        for (
          let edge: Element | null = node.parentElement;
          edge !== null && !edge.matches('.sd-hand-cards, .sd-field, .sd-foes');
          edge = edge.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(edge)
          if (overflowX === 'visible' && overflowY === 'visible') continue
          const at = edge.getBoundingClientRect()
          if (box.bottom > at.bottom + 1.5 || box.right > at.right + 1.5 || box.top < at.top - 1.5)
            cut.push(`${node.textContent} (${edge.className})`)
        }
      }
    }
    return cut
  })
}

function tagsOverNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => ({ one, box: one.getBoundingClientRect() }))
    const names = boxes('.sd-board :is(.sd-plate-name, .sd-card-name)').filter(({ box }) => box.width > 0)
    return boxes('.sd-board :is(.sd-tag, .sd-short)').flatMap(({ one, box }) =>
      names
        .filter(
          ({ box: at }) =>
            box.left < at.right - 1 &&
            box.right > at.left + 1 &&
            box.top < at.bottom - 3 &&
            box.bottom > at.top + 3,
        )
        .map(({ one: name }) => `${one.textContent} over ${name.textContent}`),
    )
  })
}
