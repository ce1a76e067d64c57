import { Phrasebook } from '@dejarik/text'
import { expect, test } from 'vitest'
import { de } from '../../src/games/xwing/builder/text/de.ts'
import { en } from '../../src/games/xwing/builder/text/en.ts'

test.each(['de', 'en'] as const)('every sentence of the builder can be said in %s', (language) => {
  const book = new Phrasebook(language, [{ de, en }])
  const args = Object.fromEntries(
    [...JSON.stringify([en, de]).matchAll(/\{(\w+)/g)].map(([, name]) => [name, 2]),
  )
  const unsaid = Object.keys(en).filter((key) => book.format({ key, args }) === null)
  expect(unsaid).toEqual([])
})

test('both languages take the same arguments', () => {
  // Without the branches of plurals and selects, whose words are a language's own.
  const bare = (text: string) => text.replace(/(\bone|\bother|=\d+|\b[a-z]+) \{[^{}]*\}(?=[ }])/g, '')
  const names = (text: string) => new Set(bare(text).match(/\{\w+[,}]/g) ?? [])
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect(names(de[key]), key).toEqual(names(en[key]))
})
