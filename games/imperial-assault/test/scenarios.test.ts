import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScenario, type Scenario } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { imperialAssault } from '../index.ts'

const folder = fileURLToPath(new URL('../scenarios/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
)

test.each(files)('%s holds', (file) => {
  const scenario = JSON.parse(readFileSync(folder + file, 'utf8')) as Scenario
  expect(runScenario(imperialAssault, scenario).problem).toBe('')
})
