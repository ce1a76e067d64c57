import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { command, folder } from './command.ts'

/** As text, as people write it. */
const scenario = `{
  "game": "pebbles",
  "title": { "de": "Links rät", "en": "Left guesses" },
  "rules": ["pb.guess.1"],
  "given": {},
  "when": [{ "seat": "left", "asks": "guess", "number": 5 }],
  "then": { "guess": 5, "asked": ["left"] }
}`

function files(...scenarios: string[]): string {
  const cwd = folder()
  mkdirSync(join(cwd, 'faq'))
  for (const [i, one] of scenarios.entries()) writeFileSync(join(cwd, `faq/${i}.json`), one)
  return cwd
}

test('a scenario that holds', async () => {
  const { code, out } = await command(['scenario', 'faq/0.json'], { cwd: files(scenario) })
  expect({ code, out }).toEqual({ code: 0, out: '✓ Left guesses [pb.guess.1]\n1 passed, 0 failed\n' })
})

test('a folder of scenarios, one of which does not hold', async () => {
  const cwd = files(scenario, scenario.replace('"guess": 5', '"guess": 6'))
  const { code, out } = await command(['scenario', 'faq', '--json'], { cwd })
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    passed: 1,
    failed: 1,
    results: [{ passed: true }, { passed: false, problem: 'then: guess is 5, not 6' }],
  })
})

test('a position that can’t be is a scenario that does not hold', async () => {
  const { code, out } = await command(['scenario', 'faq/0.json'], {
    cwd: files(scenario.replace('{}', '{ "broken": true }')),
  })
  expect(code).toBe(1)
  expect(out).toContain('given: Pebbles are never broken.')
})
