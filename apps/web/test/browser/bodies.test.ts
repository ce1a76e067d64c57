/**
 * Matches of the two boards, played with a real pointer on the board itself, in windows of all sizes: whatever can be chosen and has a
 * body is reached at its own place, one or two clicks choose it, and the board stays where it is.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, KEPT } from './moments.ts'
import { lots } from './player.ts'
import { confirm, decisionsOn, isWanting, OVER, ownQuestion, QUESTION, untilAnswered } from './prompt.ts'
import { Stage } from './stage.ts'
import { placesSeen, untilStill, watch } from './still.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
  { width: 360, height: 740 },
]

const TABLES = [
  { game: 'X-Wing', moment: 'planning', board: '.xw-mat', decisions: 8 },
  { game: 'Imperial Assault', moment: 'skirmish', board: '.ia-map', decisions: 8 },
]

interface Body {
  readonly thing: string
  readonly x: number
  readonly y: number
}

interface Bodies {
  /** A point of each at which nothing else lies. */
  readonly open: readonly Body[]
  /** Those of which no point is free, with what lies there. */
  readonly hidden: readonly string[]
}

/** Everything in sight that a click would choose. */
function bodiesOn(page: Page, board: string): Promise<Bodies> {
  return page.evaluate((board) => {
    const table = document.querySelector('.desk-table')!
    const frame = document.querySelector(board)!.getBoundingClientRect()
    const open: { thing: string; x: number; y: number }[] = []
    const hidden: string[] = []
    for (const one of table.querySelectorAll('[data-thing][data-can="true"]')) {
      const box = one.getBoundingClientRect()
      const onBoard = one instanceof SVGElement
      const field = onBoard ? frame : (one.closest('.desk-order, .desk') ?? table).getBoundingClientRect()
      const [left, right] = [Math.max(box.left, field.left), Math.min(box.right, field.right)]
      const [top, bottom] = [Math.max(box.top, field.top), Math.min(box.bottom, field.bottom)]
      // What is moved or scrolled out of sight is reached by moving it back.
      if (right - left < 0.7 * box.width || bottom - top < 0.7 * box.height) continue
      let over: Element | null = null
      let found = false
      for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const fx of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          const [x, y] = [left + fx * (right - left), top + fy * (bottom - top)]
          const there = document.elementFromPoint(x, y)
          if (!found && there !== null && one.contains(there)) {
            open.push({ thing: one.getAttribute('data-thing')!, x, y })
            found = true
          } else over ??= there
        }
      // In a small window a part of the board is in sight, and what lies under its controls is moved from there.
      const isSmall = innerHeight < 600 || innerWidth < 600
      if (found || (isSmall && over?.closest('.xw-controls, .ia-controls') !== null)) continue
      hidden.push(`${one.getAttribute('data-thing')} under ${over?.closest('[class]')?.className}`)
    }
    return { open, hidden }
  }, board)
}

/** Two clicks at most; of several things that it can mean, the first. */
async function click(page: Page, { x, y }: Body, before: string): Promise<void> {
  for (let clicks = 0; clicks < 2; clicks++) {
    await page.mouse.click(x, y)
    await untilStill(page)
    const choice = page.locator('.choices .option').first()
    if (await choice.isVisible()) {
      const box = (await choice.boundingBox())!
      for (let again = 0; again < 2; again++) {
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        await untilStill(page)
        if ((await decisionsOn(page)) !== before) break
        if (!(await choice.isVisible())) return confirm(page, 'mouse')
      }
    }
    if ((await decisionsOn(page)) !== before || (await page.$(OVER)) !== null) return
  }
  // Several may be picked: then they are confirmed.
  if ((await page.getAttribute('.prompt', 'data-form')) === 'some' && !(await isWanting(page)))
    await confirm(page, 'mouse')
}

/** On a dot of its fan, for each ship. */
async function setDials(page: Page): Promise<void> {
  const ships = await page.locator('.xw-dials-ship').count()
  for (let ship = 0; ship < ships; ship++) {
    await page.locator('.xw-dials-ship').nth(ship).click()
    await untilStill(page)
    const dot = await page.evaluate(() => {
      const field = document.querySelector('.xw-mat')!.getBoundingClientRect()
      for (const dot of document.querySelectorAll('.xw-fan-dot')) {
        const { left, top, width, height } = dot.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isIn = x > field.left && x < field.right && y > field.top && y < field.bottom
        if (isIn && dot.contains(document.elementFromPoint(x, y))) return { x, y }
      }
      return null
    })
    if (dot === null) await page.locator('.xw-dial-row:last-child .xw-dial-cell').nth(1).click()
    else for (let clicks = 0; clicks < 2; clicks++) await page.mouse.click(dot.x, dot.y)
  }
  await page.click('.xw-dials-confirm')
  await untilStill(page)
  // A ship may be lost by it, which is asked once more.
  if (await page.isVisible('.xw-dials-lost')) await page.click('.xw-dials-confirm')
}

async function answer(page: Page, board: string, lot: (count: number) => number): Promise<boolean> {
  const asked = await ownQuestion(page)
  if (asked === null) return false
  await untilStill(page)
  await watch(page, board)
  const { open, hidden } = await bodiesOn(page, board)
  const what = await page.innerText('.prompt-text')
  expect(hidden, what).toEqual([])
  const body = open[lot(open.length)]
  if ((await page.$('.xw-dials-confirm')) !== null) await setDials(page)
  else if (body !== undefined) await click(page, body, asked.n)
  else {
    const options = page.locator(`${QUESTION} .option[data-option]`)
    await options.nth(lot(await options.count())).click()
    if ((await decisionsOn(page)) === asked.n && (await page.$(OVER)) === null) await confirm(page, 'mouse')
  }
  await untilAnswered(page, asked.n).catch((error: unknown) => {
    throw new Error(`${what}: a click on ${body?.thing ?? 'an option'} answered nothing`, { cause: error })
  })
  // Only where somebody looks may move: the drawing inside.
  const places = (await placesSeen(page)).map((place) => place.split(' ').slice(0, 3).join(' '))
  expect([...new Set(places)], what).toHaveLength(1)
  return true
}

describe.each(TABLES)('$game: by its bodies', ({ moment, board, decisions }) => {
  test.each(SIZES)('at $width × $height', async (size) => {
    const lot = lots(size.width)
    const page = await stage.page({ settings: { language: 'en' }, kept: KEPT, size })
    await page.goto(`/play/${moment}`)
    for (let n = 0; n < decisions; n++) if (!(await answer(page, board, lot))) return
  })
})

describe('surges are placed after the roll [ia.surge.5]', () => {
  const SPENT = '.ia-surge-menu button'

  test('each is placed and taken back by a click, and nothing is answered by it', async () => {
    const page = await at(stage, 'surge', SIZES[1]!, 'en')
    const before = await decisionsOn(page)
    const first = page.locator(SPENT).first()
    const was = await first.getAttribute('aria-pressed')
    await first.click()
    expect(await first.getAttribute('aria-pressed')).not.toBe(was)
    await first.click()
    expect(await first.getAttribute('aria-pressed')).toBe(was)
    expect(await decisionsOn(page)).toBe(before)
  })

  test.each(['mouse', 'keys'] as const)(
    'all that are placed are spent at once, with the %s',
    async (hand) => {
      const page = await at(stage, 'surge', SIZES[2]!, 'en')
      const before = Number(await decisionsOn(page))
      const first = page.locator(SPENT).first()
      if ((await first.getAttribute('aria-pressed')) === 'false') await first.click()
      if (hand === 'mouse') await page.click('.ia-surge-answer button')
      else {
        await page.locator('.prompt').focus()
        await page.keyboard.press('Enter')
      }
      // What was placed, and then no more: the attack is over.
      await page.waitForFunction(
        (n) =>
          Number(document.querySelector<HTMLElement>('.prompt')?.dataset.n) > n &&
          document.querySelector('.ia-surge-answer') === null,
        before,
      )
    },
  )
})
