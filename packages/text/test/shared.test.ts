import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Phrasebook, sayRefusal, shared } from '../src/index.ts'

const kernel = fileURLToPath(new URL('.', import.meta.resolve('@dejarik/kernel')))

/** Every `refuse('key', …)` of the kernel with the names of the arguments that it gives. */
function kernelRefusals(): Map<string, Set<string>> {
  const refusals = new Map<string, Set<string>>()
  for (const file of readdirSync(kernel, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    const source = readFileSync(kernel + file, 'utf8')
    for (const [, key, rest] of source.matchAll(/refuse\('([a-z-]+)'([^)]*)/g)) {
      const given = refusals.get(key) ?? new Set()
      for (const [, name] of rest.slice(rest.indexOf('{')).matchAll(/(\w+)(?=\s*[:,}])/g)) given.add(name)
      refusals.set(key, given)
    }
  }
  return refusals
}

test('the kernel’s refusals are found', () => {
  expect([...kernelRefusals().keys()]).toContain('record-other-rules')
})

test.each(['de', 'en'] as const)('every refusal of the kernel has a sentence (%s)', (language) => {
  const book = new Phrasebook(language, [shared])
  for (const [key, names] of kernelRefusals()) {
    const args = Object.fromEntries([...names].map((name) => [name, 2]))
    expect(sayRefusal(book, { refused: key, args })).toMatch(/^\p{Lu}.*[.\p{L}]$/u)
  }
})

test('both languages say the same things', () => {
  expect(Object.keys(shared.de)).toEqual(Object.keys(shared.en))
})
