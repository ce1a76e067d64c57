import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScenario, type Scenario } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { cardsNamed } from '../facts/index.ts'
import { destiny } from '../index.ts'

const folder = fileURLToPath(new URL('../scenarios/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
)

function read(file: string): Scenario {
  return JSON.parse(readFileSync(folder + file, 'utf8')) as Scenario
}

describe.each(files)('%s', (file) => {
  test('holds', () => {
    expect(runScenario(destiny, read(file)).problem).toBe('')
  })

  test('names cards that exist', () => {
    for (const card of read(file).cards ?? []) expect(cardsNamed(card)).not.toEqual([])
  })
})

test('every answer of the FAQ has its file', () => {
  const shown = new Set(files.flatMap((file) => read(file).rules))
  const due = destiny.rules.rules.map(({ id }) => id).filter((id) => id.startsWith('sd.faq.'))
  expect(due).toHaveLength(43)
  expect(due.filter((id) => !shown.has(id))).toEqual([])
})
