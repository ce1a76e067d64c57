/** Whether screens can be used by everybody: what axe-core finds grave, and sideways scrolling. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from './stage.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const EVERYTHING: RunOptions = {}
/** Another theme has other colours on the same elements. */
const COLOURS: RunOptions = { runOnly: ['color-contrast'] }

export async function graveViolations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (how) => (globalThis as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run(how),
    { resultTypes: ['violations' as const], ...options },
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
  visit(visitor: Visitor): Promise<BrowserContext>
  /** Goes to a screen. */
  go(page: Page, screen: string): Promise<unknown>
}

/** Tests for all looks. A visit costs more than a look around, so each look is one visit, with screen after screen. */
export function testLooks(looks: readonly Look[], { visit, go }: Looking): void {
  const titled = looks.map((look) => ({ ...look, title: look.themes.join(' and ') }))
  describe.each(titled)('$title at $size.width px', ({ size, themes, screens }) => {
    let context: BrowserContext
    let page: Page
    beforeAll(async () => {
      context = await visit({ settings: { language: 'de', theme: themes[0] }, size })
      page = await context.newPage()
    })
    afterAll(() => context.close())

    test.each(screens)('%s: no serious violation, no sideways scrolling', async (screen) => {
      // From nowhere: a step from one address to the next within the client would keep what was open.
      await page.goto('about:blank')
      await go(page, screen)
      expect(await barriersOn(page, themes)).toEqual([])
    })
  })
}
