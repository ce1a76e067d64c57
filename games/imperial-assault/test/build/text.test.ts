import { expect, test } from 'vitest'
import { buildText } from '../../build/index.ts'

test('both languages say the same things', () => {
  expect(Object.keys(buildText.de).sort()).toEqual(Object.keys(buildText.en).sort())
})

test('every refusal says how to mend it', () => {
  const refusals = Object.keys(buildText.en).filter((key) => key.startsWith('refusal.'))
  for (const key of refusals) expect(buildText.en, key).toHaveProperty([key.replace(/^refusal/, 'mend')])
  expect(Object.keys(buildText.en)).toHaveLength(2 * refusals.length)
})

test('what a sentence chooses by is one word: hyphens would end it', () => {
  for (const catalogue of Object.values(buildText))
    for (const [key, sentence] of Object.entries(catalogue))
      expect(sentence, key).not.toMatch(/(?:select|plural),[^{]*\w-\w+ \{|\} \w+-[\w-]+ \{/u)
})
