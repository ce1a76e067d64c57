/** What axe-core finds on a page that keeps somebody from using it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const EVERYTHING: RunOptions = {}
/** The other theme has other colours on the same elements. */
export const COLOURS: RunOptions = { runOnly: ['color-contrast'] }

export async function graveViolations(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (how) => (globalThis as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run(how),
    { resultTypes: ['violations' as const], ...options },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
