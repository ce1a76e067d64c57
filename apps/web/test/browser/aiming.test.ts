/** Aiming with a real pointer: it rests on a target and clicks there, and the board stays where it is. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from './moments.ts'
import { decisionsOn, untilAnswered } from './prompt.ts'
import { PHONE, Stage } from './stage.ts'
import { middleOf, placesSeen, untilStill, watch } from './still.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

interface Aim {
  readonly moment: 'flight' | 'skirmish' | 'heroes'
  /** Where one plays. */
  readonly board: string
  /** Who can be attacked. */
  readonly target: string
  /** What is there to be read of the attack that is pointed at. */
  readonly dock: string
}

const AIMS: readonly Aim[] = [
  { moment: 'flight', board: '.xw-mat', target: '.xw-body[data-can="true"]', dock: '.xw-attack' },
  { moment: 'skirmish', board: '.ia-map', target: '.ia-figure[data-can="true"]', dock: '.ia-attack' },
]

/** Somebody rests on the target for a while, clicks, looks, and clicks again. */
async function aimAndShoot(page: Page, { board, target, dock }: Aim): Promise<void> {
  const { x, y } = await middleOf(page, `${board} ${target}`)
  const before = await decisionsOn(page)
  await watch(page, board)
  await page.mouse.move(x + 90, y + 60)
  await page.mouse.move(x, y, { steps: 5 })
  await page.waitForTimeout(1200)
  expect(await page.locator(dock).count()).toBe(1)
  await page.mouse.click(x, y)
  await page.waitForTimeout(500)
  expect(await decisionsOn(page)).toBe(before)
  await page.mouse.click(x, y)
  await untilAnswered(page, before)
  // The attack goes on in the dock, with its dice.
  await page.waitForTimeout(500)
  expect(await placesSeen(page)).toHaveLength(1)
}

/** The last lines of the log, whether it stands open or not; also those out of sight, which have no inner text. */
async function told(page: Page): Promise<string[]> {
  if ((await page.$('.log')) === null) {
    await page.keyboard.press('l')
    await page.waitForSelector('.log')
    await untilStill(page)
  }
  return page.locator('.log-line, .log-title').allTextContents()
}

/** What was told of an attack since then. */
async function attacksSince(page: Page, before: readonly string[]): Promise<string[]> {
  const now = await told(page)
  return now.slice(now.lastIndexOf(before.at(-1)!) + 1).filter((line) => line.includes(' attacks '))
}

describe.each(AIMS)('$moment: an enemy on the board is attacked by clicking it', (aim) => {
  test.each([
    { width: 1920, height: 1080 },
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ])('at $width × $height', async (size) => {
    const page = await at(stage, aim.moment, size, 'en')
    const before = await told(page)
    await page.keyboard.press('l')
    await page.waitForSelector('.log', { state: 'detached' })
    await untilStill(page)
    await aimAndShoot(page, aim)
    expect(await attacksSince(page, before)).toHaveLength(1)
  })

  test.each([
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ])('at $width × $height with the log open', async (size) => {
    const page = await at(stage, aim.moment, size, 'en')
    const before = await told(page)
    await aimAndShoot(page, aim)
    expect(await attacksSince(page, before)).toHaveLength(1)
  })
})

const SIZES = [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 720, height: 450 }, PHONE]

/** One page for all tests of a group, whose window somebody makes smaller from one to the next. */
function pageAt(moment: string): (size: (typeof SIZES)[number]) => Promise<Page> {
  let page: Page
  beforeAll(async () => {
    page = await at(stage, moment, SIZES[0]!, 'de')
  })
  return async (size) => {
    await page.setViewportSize(size)
    // In a narrow window the log that was beside the table lies over it.
    if (await page.isVisible('.rail-shade')) await page.keyboard.press('l')
    await untilStill(page)
    return page
  }
}

/** What somebody does to look, wherever it is there. */
const LOOKS: { readonly [moment in Aim['moment']]: readonly string[] } = {
  flight: ['.xw-body[data-can="true"]', '.xw-body', '.xw-body[data-active="true"]', '.xw-row'],
  skirmish: ['.ia-figure[data-can="true"]', '.ia-figure', '.ia-turn', '.ia-spot', '.ia-command'],
  heroes: ['.ia-figure', '.ia-turn', '.ia-spot', '.ia-held'],
}

describe.each([
  { moment: 'flight', board: '.xw-mat' },
  { moment: 'skirmish', board: '.ia-map' },
  { moment: 'heroes', board: '.ia-map' },
] as const)('$moment: nothing that is done to look moves the board', ({ moment, board }) => {
  const resized = pageAt(moment)

  test.each(SIZES)('at $width × $height', async (size) => {
    const page = await resized(size)
    await watch(page, board)
    for (const option of await page.locator('.prompt .option').all()) await option.hover()
    // Armed, with its name on the button, and given back.
    await page.locator('.prompt .option').last().click()
    await page.keyboard.press('Escape')
    for (const look of LOOKS[moment]) {
      const thing = page.locator(look).first()
      if (!(await thing.isVisible())) continue
      await thing.hover({ force: true })
      await thing.click({ force: true })
      await page.waitForTimeout(50)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    expect(await placesSeen(page)).toHaveLength(1)
  })
})

describe('cards stay where they are when something is armed in the Deckbuilding Game', () => {
  const resized = pageAt('turn')

  test.each(SIZES)('at $width × $height', async (size) => {
    const page = await resized(size)
    const option = page.locator('.prompt .option').first()
    await watch(page, '.db-board, .db-row > li')
    // After a decision there is one to take back, with its name.
    const n = await decisionsOn(page)
    await option.click()
    await page.keyboard.press('Enter')
    await untilAnswered(page, n)
    await option.hover()
    await option.click()
    await page.waitForSelector('.prompt[data-armed="true"]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.prompt[data-armed="false"]')
    expect(await placesSeen(page)).toHaveLength(1)
  })
})
