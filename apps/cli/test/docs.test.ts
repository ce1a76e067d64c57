import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScenario, type Scenario } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { GAMES } from './every-game.ts'

const text = readFileSync(fileURLToPath(new URL('../../../docs/scenarios.md', import.meta.url)), 'utf8')
const scenarios = [...text.matchAll(/```json\n(.*?)```/gs)]
  .map(([, json]) => JSON.parse(json) as Partial<Scenario>)
  .filter((block): block is Scenario => block.game !== undefined)

test('the page has its worked examples', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(3)
})

test.each(scenarios.map((one) => [one.title.en, one] as const))('%s', (_, scenario) => {
  const game = GAMES.find(({ id }) => id === scenario.game)!
  expect(runScenario(game, scenario).problem).toBe('')
})

test('the page names every word that a position and its options can have', () => {
  const game = GAMES.find(({ id }) => id === 'deckbuilding')!
  for (const key of Object.keys(game.text.en)) {
    const [family, word] = key.split('.')
    if (family === 'ask') expect(text, key).toContain(`\`${word}\``)
  }
  for (const stream of game.streams) expect(text).toContain(`\`${stream}\``)
})
