import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScenario, type Scenario } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { DESIGNS, deckbuilding } from '../index.ts'

const folder = fileURLToPath(new URL('../scenarios/', import.meta.url))
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

function read(file: string): Scenario {
  return JSON.parse(readFileSync(folder + file, 'utf8')) as Scenario
}

describe.each(files)('%s', (file) => {
  test('holds', () => {
    expect(runScenario(deckbuilding, read(file)).problem).toBe('')
  })

  test('names cards that exist', () => {
    for (const card of read(file).cards ?? []) expect(DESIGNS.map(({ name }) => name.en)).toContain(card)
  })
})

test('every answer of the rulebook’s questions has its file', () => {
  const shown = new Set(files.flatMap((file) => read(file).rules))
  const due = deckbuilding.rules.rules.map(({ id }) => id).filter((id) => id.startsWith('db.faq.'))
  expect(due).toHaveLength(15)
  expect(due.filter((id) => !shown.has(id))).toEqual([])
})

test.each([
  ['setup', undefined, 1],
  ['setup', 4, 4],
  ['turn-start', undefined, 1],
  ['turn-start', 7, 7],
  ['action', 7, 7],
])(
  'a match that begins at %s with turn %s is in turn %s when somebody acts [db.turns.2]',
  (step, turn, then) => {
    const given = { step, ...(turn !== undefined && { turn }) }
    const { problem } = runScenario(deckbuilding, {
      game: 'deckbuilding',
      title: { en: 'The first turn', de: 'Der erste Zug' },
      rules: ['db.turns.2'],
      given,
      when: [],
      // biome-ignore lint/suspicious/noThenProperty: the word of the format
      then: { turn: then },
    })
    expect(problem).toBe('')
  },
)
