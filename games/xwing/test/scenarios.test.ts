import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScenario, type Scenario } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../index.ts'

const folder = fileURLToPath(new URL('../scenarios/', import.meta.url))

/** Situations as data lie beside the scenarios of the game, which are code. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(folder + name, 'utf8')) as Scenario] as const)

test('every situation in a file holds', () => {
  const problems = files.flatMap(([name, situation]) => {
    const { problem } = runScenario(xwing, situation)
    return problem === '' ? [] : [`${name}: ${problem}`]
  })
  expect(problems).toEqual([])
})

test('files name cards that exist', () => {
  const names = new Set(xwing.cards().map(({ name }) => name.en))
  const unknown = files.flatMap(([, { cards = [] }]) => cards.filter((card) => !names.has(card)))
  expect(unknown).toEqual([])
})

/** Answers about squads, which a position knows nothing of (see `build/`), and about structures, which do not exist. */
const WITHOUT_A_POSITION = ['xw.a.faq-squad.1', 'xw.a.cardfaq.61', 'xw.a.cardfaq.104']

test('every answer and example of the appendix has its file', () => {
  const shown = new Set(files.flatMap(([, { rules }]) => rules))
  const due = xwing.rules.rules
    .map(({ id }) => id)
    .filter((id) => /^xw\.a\.(faq-|cardfaq|queue-ex)/.test(id) && !WITHOUT_A_POSITION.includes(id))
  expect(due.length).toBeGreaterThan(190)
  expect(due.filter((id) => !shown.has(id))).toEqual([])
})
