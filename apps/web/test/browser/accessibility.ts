/** Whether screens can be used by everybody: what axe-core finds grave, and sideways scrolling. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Visitor } from './stage.ts'
import { untilStill } from './still.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(where: { include: string[]; exclude: string[] }, how: RunOptions): Promise<AxeResults>
}

export const EVERYTHING: RunOptions = {}
/** Another theme has other colours on the same elements. */
export const COLOURS: RunOptions = { runOnly: ['color-contrast'] }

/** What of a page is looked at, by selectors. */
export interface Where {
  readonly within?: string
  readonly besides?: string
}

export async function graveViolations(
  page: Page,
  options: RunOptions,
  { within = 'html', besides }: Where = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const where = { include: [within], exclude: besides === undefined ? [] : [besides] }
  const how: RunOptions = { resultTypes: ['violations'], ...options }
  const { violations } = await page.evaluate(
    (run) => (globalThis as unknown as { axe: Axe }).axe.run(run.where, run.how),
    { where, how },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

type Theme = 'dark' | 'light'

/** What keeps somebody from using the screen as it stands: all of it in the first theme, its colours in the others. */
async function barriersOn(page: Page, themes: readonly Theme[]): Promise<string[]> {
  const found: string[] = []
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    const violations = await graveViolations(page, theme === themes[0] ? EVERYTHING : COLOURS)
    found.push(...violations.map((one) => `${theme}: ${one}`))
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overhang > 0) found.push(`${theme}: scrolls sideways by ${overhang} px`)
  }
  return found
}

export const WIDE = { width: 1440, height: 900 }

/** Screens as they are met at one size, each in one theme after the other. */
export interface Look {
  readonly size: NonNullable<Visitor['size']>
  readonly themes: readonly Theme[]
  readonly screens: readonly string[]
}

export interface Looking {
  /** A page where nothing is open yet. */
  open(visitor: Visitor): Promise<Page>
  /** Goes to a screen. */
  go(page: Page, screen: string): Promise<unknown>
  /** Screens to which another way leads at another size. */
  readonly anew?: readonly string[]
}

/**
 * A test for each screen. To come to a screen costs more than a look around, so where the same way leads to it at
 * every size, the window is resized instead.
 */
export function testLooks(looks: readonly Look[], { open, go, anew = [] }: Looking): void {
  const screens = [...new Set(looks.flatMap((look) => look.screens))]
  test.each(screens)('%s: no serious violation, no sideways scrolling', async (screen) => {
    const [first, ...others] = looks.filter((look) => look.screens.includes(screen))
    const come = async ({ size, themes }: Look): Promise<Page> => {
      const page = await open({ settings: { language: 'de', theme: themes[0] }, size })
      await go(page, screen)
      return page
    }
    const found: string[] = []
    const lookAround = async (page: Page, { size, themes }: Look): Promise<void> => {
      const barriers = await barriersOn(page, themes)
      found.push(...barriers.map((one) => `at ${size.width} px, ${one}`))
    }
    let page = await come(first!)
    await lookAround(page, first!)
    for (const look of others) {
      if (anew.includes(screen)) page = await come(look)
      else await resize(page, look)
      await lookAround(page, look)
    }
    expect(found).toEqual([])
  })
}

/** To another size. The log, which a wide screen has opened, would lie over all else on a narrow one. */
async function resize(page: Page, { size }: Look): Promise<void> {
  await page.setViewportSize(size)
  await untilStill(page)
  if (!(await page.isVisible('.rail'))) return
  await page.keyboard.press('l')
  await page.waitForSelector('.rail', { state: 'detached' })
}
