/** Tests that look: every screen at every size in both languages, for what an eye would stumble over. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeMoment } from '../../src/session/moment.ts'
import { recordAfter } from './kept.ts'
import { faultsOn, SIZES } from './looking.ts'
import { at, KEPT } from './moments.ts'
import { Stage } from './stage.ts'
import { untilStill } from './still.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** One page for all sizes: to come to a screen costs more than a look around. */
async function lookAround(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // In a narrow window the log that was beside the table lies over it.
    if (await page.isVisible('.rail')) await page.keyboard.press('l')
    await untilStill(page)
    const faults = await faultsOn(page)
    found.push(...faults.map((fault) => `${size.width}×${size.height} ${fault}`))
  }
  return found
}

const TABLES = [
  ...['placing', 'planning', 'flight', 'dice'],
  ...['act', 'skirmish', 'surge', 'window', 'mission'],
  ...['pool', 'target'],
  ...['turn'],
]

describe.each(['de', 'en'])('in %s nothing is broken, cut off, too small or covered', (language) => {
  test.each(TABLES)('at the table: %s', async (moment) => {
    expect(await lookAround(await at(stage, moment, SIZES[0], language))).toEqual([])
  })

  const finished = recordAfter(-1)
  const SCREENS: { readonly [name: string]: (page: Page) => Promise<unknown> } = {
    home: async (page) => {
      await page.goto('/')
      await page.waitForSelector('.start')
    },
    settings: async (page) => {
      await page.goto('/play/turn')
      await page.waitForSelector('.prompt .option')
      await page.keyboard.press('?')
      await page.waitForSelector('.keys')
    },
    rules: async (page) => {
      await page.goto('/rules')
      await page.fill('input[type=search]', 'sabotage')
      await page.waitForSelector('.rule')
    },
    replay: async (page) => {
      await page.goto(`/replay#${await writeMoment({ record: finished, n: 40 })}`)
      await page.waitForSelector('.timeline')
    },
    'the end': async (page) => {
      await page.goto('/play/finished')
      await page.waitForSelector('.ending')
    },
    'open a replay': async (page) => {
      await page.goto('/replay')
      await page.waitForSelector('.open-paste')
    },
    squads: async (page) => {
      await page.goto('/build/xwing')
      await page.waitForSelector('.build-ready .build-line')
    },
    'a squad': async (page) => {
      await page.goto('/build/xwing')
      await page.click('.build-ready .build-line a')
      await page.waitForSelector('.build-sheet')
    },
    decks: async (page) => {
      await page.goto('/build/destiny')
      await page.waitForSelector('.build-ready .build-line')
    },
    'a deck': async (page) => {
      await page.goto('/build/destiny')
      await page.click('.build-ready .build-line a')
      await page.waitForSelector('.build-sheet')
    },
    armies: async (page) => {
      await page.goto('/build/imperial-assault')
      await page.waitForSelector('.build-ready .build-line')
    },
    'an army': async (page) => {
      await page.goto('/build/imperial-assault')
      await page.click('.build-ready .build-line a')
      await page.waitForSelector('.build-sheet')
    },
  }

  test.each(Object.keys(SCREENS))('%s', async (screen) => {
    const kept = { ...KEPT, 'dejarik.match.finished': { ...finishedMatch, record: finished } }
    const page = await stage.page({ settings: { language }, kept, size: SIZES[0] })
    await SCREENS[screen]!(page)
    expect(await lookAround(page)).toEqual([])
  })
})

const finishedMatch = {
  id: 'finished',
  game: 'deckbuilding',
  seat: 0,
  level: 'greedy',
  botSeed: 1,
  when: 0,
  over: true,
}
