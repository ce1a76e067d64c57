/**
 * States, views and checkpoints hold abilities by number, in the order in which modules register them. The server, the
 * client and the command line each begin to load the package at another of its entries: the numbers must not depend on it.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const run = promisify(execFile)
const href = (path: string): string => new URL(`../${path}`, import.meta.url).href

/** Every ability by number, in a process that has loaded this entry first. */
async function abilitiesAfter(entry: string): Promise<readonly string[]> {
  const script = `
    await import('${href(entry)}')
    await import('${href('index.ts')}')
    const { abilityAt } = await import('${href('rules/ability.ts')}')
    const found = []
    for (let one = abilityAt(0); one !== undefined; one = abilityAt(found.length))
      found.push([one.name, one.windows, ...Object.keys(one.always ?? {}), 'action' in one, 'surge' in one].join(' '))
    console.log(JSON.stringify(found))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script])
  return JSON.parse(stdout)
}

const entries = Object.values(manifest.exports).filter((path) => path.endsWith('.ts'))

test('abilities have the same numbers whichever entry of the package is loaded first', async () => {
  const usual = await abilitiesAfter('index.ts')
  expect(usual.length).toBeGreaterThan(300)
  for (const entry of entries) expect(await abilitiesAfter(entry), entry).toEqual(usual)
}, 300_000)
