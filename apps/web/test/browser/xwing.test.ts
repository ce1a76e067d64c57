import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flyUntil, keptTable, OPTIONS } from '../xwing/table.ts'
import { testLooks, WIDE } from './accessibility.ts'
import { complaintsOf, PHONE, Stage } from './stage.ts'
import { flyOn, roundOf } from './xwing-player.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const wish = { opponent: 'bot', level: 'greedy', seat: 0, options: OPTIONS }

describe('against the bot through the page', () => {
  test.each([
    { language: 'de', hand: 'mouse', rounds: 1, planning: 'Planung' },
    { language: 'en', hand: 'keys', rounds: 2, planning: 'Planning' },
  ] as const)(
    'rounds to play: $rounds, in $language with the $hand',
    { timeout: 300_000 },
    async ({ language, hand, rounds, planning }) => {
      const visit = await stage.visit({ settings: { language }, kept: { 'dejarik.wish.xwing': wish } })
      const page = await visit.newPage()
      const complaints = complaintsOf(page)
      await page.goto('/')
      await page.click('.tile:has-text("X-Wing")')
      await page.click('.start')
      await page.waitForSelector('.xw-board')
      while ((await roundOf(page)) <= rounds) expect(await flyOn(page, hand)).toBe(true)
      expect(await page.innerText('.xw-strip-phases')).toContain(planning)
      expect(complaints).toEqual([])
      await visit.close()
    },
  )
})

test('the whole set-up is taken as proposed with one click, the opponent’s turns between', async () => {
  const page = await stage.page({ settings: { language: 'en', speed: 'instant' }, kept: KEPT })
  await arrive(page, 'setup')
  await page.click('.xw-take-all button:has-text("Set up everything")')
  await page.waitForSelector('.xw-dial', { timeout: 60_000 })
  expect(await page.locator('.xw-piece').count()).toBe(12)
  expect(await roundOf(page)).toBe(1)
})

test('a dot on the mat sets a dial, and the next ship is in hand; the mat stays where it is', async () => {
  const page = await at('planning')
  const mat = await page.locator('.xw-mat').boundingBox()
  for (const set of [1, 2, 3, 4]) {
    const dots = await page.locator('.xw-fan-dot').all()
    expect(dots.length).toBeGreaterThan(8)
    const dot = await page.locator('.xw-fan-dot[data-difficulty="blue"] .xw-fan-target').first().boundingBox()
    expect(dot!.width).toBeGreaterThanOrEqual(23.9)
    const [x, y] = [dot!.x + dot!.width / 2, dot!.y + dot!.height / 2]
    await page.mouse.move(x, y)
    const pointed = await page.waitForSelector('.xw-fan-dot[data-pointed="true"]')
    const dial = await pointed.getAttribute('data-fan')
    // Dot and cell light each other; the ghost stands where the ship would.
    expect(await page.getAttribute(`.xw-dial-cell[data-dial="${dial}"]`, 'data-pointed')).toBe('true')
    expect(await page.locator('.xw-planned [data-current="true"] .xw-ghost').count()).toBe(1)
    await page.mouse.click(x, y)
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('.xw-dials-chosen').length === wanted,
      set,
    )
  }
  expect(await page.isEnabled('.xw-dials-confirm')).toBe(true)
  expect(await page.locator('.xw-mat').boundingBox()).toEqual(mat)
})

/** At these questions of the first seat. */
const moments = {
  setup: flyUntil((ask) => ask.seat === 0),
  placing: flyUntil((ask) => ask.what === 'place-ship' && ask.seat === 0),
  planning: flyUntil((ask, view) => ask.what === 'dials' && ask.seat === 0 && view.round === 2),
  target: flyUntil((ask) => ask.what === 'attack' && ask.seat === 0),
  dice: flyUntil((ask) => ask.what === 'modify-attack-dice' && ask.seat === 0),
}

const KEPT = Object.assign({}, ...Object.entries(moments).map(([id, match]) => keptTable(id, match, 0)))

async function at(moment: keyof typeof moments): Promise<Page> {
  const page = await stage.page({ settings: { language: 'en' }, kept: KEPT })
  await arrive(page, moment)
  return page
}

async function arrive(page: Page, moment: string): Promise<void> {
  await page.goto(`/play/${moment}`)
  await page.waitForSelector('.prompt[data-own="true"]')
  // Fonts and the first look at the mat shift things; then it stands.
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  })
}

test('a ship is placed by dragging it, and the page says at once where it can’t stay', async () => {
  const page = await at('placing')
  const grip = await page.locator('.xw-placing-grip').boundingBox()
  const from = { x: grip!.x + grip!.width / 2, y: grip!.y + grip!.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y - 150, { steps: 4 })
  await page.waitForSelector('.xw-placing[data-legal="false"]')
  expect(await page.innerText('.xw-placing-verdict')).toMatch(/⨯ \S+/)
  await page.mouse.move(from.x + 60, from.y, { steps: 4 })
  await page.mouse.up()
  await page.waitForSelector('.xw-placing[data-legal="true"]')
})

test('a maneuver that is pointed at shows its ghost and its template', async () => {
  const page = await at('planning')
  await page.locator('.xw-dial-cell').first().hover()
  expect(await page.locator('.xw-planned [data-current="true"] .xw-ghost').count()).toBeGreaterThan(0)
  expect(await page.locator('.xw-planned [data-current="true"] .xw-template').count()).toBe(1)
})

test('pointing at an attack shows its line, its odds and its target', async () => {
  const page = await at('target')
  await page.hover('.prompt [data-option="0"]')
  expect(await page.locator('.xw-attack-beam').count()).toBe(1)
  expect(await page.locator('.mat-odds').count()).toBe(1)
  expect(await page.locator('.xw-body[data-lit="true"]').count()).toBe(1)
})

test('the mat zooms with the wheel and with the keys, and F shows all of it again', async () => {
  const page = await at('target')
  const box = () => page.getAttribute('.xw-sky', 'viewBox')
  const whole = await box()
  await page.locator('.xw-sky').hover()
  await page.mouse.wheel(0, -400)
  await page.waitForFunction(
    (before) => document.querySelector('.xw-sky')?.getAttribute('viewBox') !== before,
    whole,
  )
  await page.keyboard.press('f')
  expect(await box()).toBe(whole)
  await page.keyboard.press('+')
  expect(await box()).not.toBe(whole)
})

const screens = Object.keys(moments)
testLooks(
  [
    { size: WIDE, themes: ['dark', 'light'], screens },
    { size: PHONE, themes: ['dark'], screens },
  ],
  {
    open: (visitor) => stage.page({ ...visitor, kept: KEPT }),
    go: arrive,
  },
)
