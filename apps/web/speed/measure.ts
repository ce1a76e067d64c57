/** One game: from the start page to its table, then so many answers with a real mouse, against the bot. */
import type { Request } from 'playwright-core'
import type { Stage } from '../test/browser/stage.ts'
import type { Played } from './games.ts'
import { CATEGORIES, longestWork } from './trace.ts'
import { type Watched, watch } from './watch.ts'

export interface Figures {
  readonly game: string
  readonly answers: number
  /** From a click to what is seen of it, in ms. */
  readonly clicks: readonly number[]
  /** Longest task at the table, in ms; 0 if none took 50. */
  readonly task: number
  /** The same while the question was not the own one. */
  readonly botTask: number
  /** Processor time of the longest task, in ms: what a machine without other work would take. */
  readonly work: number
  /** Of everything that was fetched up to the first question, as it was sent. */
  readonly bytes: number
}

/** As most people play: things move, and what happens is shown, here at double speed. */
const SETTINGS = { language: 'en', motion: true, speed: '2', clicks: 'two' }
const SCREEN = { width: 1440, height: 900 }
const PATIENCE = { timeout: 120_000 }

export async function measure(stage: Stage, { id, tile, answer }: Played, most: number): Promise<Figures> {
  const visit = await stage.visit({ settings: SETTINGS, size: SCREEN })
  await visit.addInitScript(watch)
  const fetched = new Map<string, Request>()
  visit.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!fetched.has(pathname)) fetched.set(pathname, request)
  })
  const page = await visit.newPage()
  await page.goto('/')
  await page.click(`.tile:has-text("${tile}")`)
  await page.click('.start')
  await page.waitForSelector('.prompt[data-own="true"]', PATIENCE)
  const sizes = await Promise.all([...fetched.values()].map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  // What it took to open the table is another matter.
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    if (window.watched !== undefined) Object.assign(window.watched, { clicks: {}, tasks: [] })
  })
  const browser = visit.browser()
  await browser?.startTracing(page, { categories: CATEGORIES })
  let answers = 0
  while (answers < most && (await answer(page))) answers++
  await page.waitForTimeout(500)
  const trace = await browser?.stopTracing()
  const { clicks, tasks } = await page.evaluate((): Watched => window.watched ?? { clicks: {}, tasks: [] })
  await visit.close()
  const longest = (all: Watched['tasks']): number => Math.round(Math.max(0, ...all.map(({ ms }) => ms)))
  return {
    game: id,
    answers,
    clicks: Object.values(clicks).sort((a, b) => a - b),
    task: longest(tasks),
    botTask: longest(tasks.filter(({ isOwn }) => !isOwn)),
    work: trace === undefined ? 0 : longestWork(trace),
    bytes,
  }
}
