import { expect, test } from 'vitest'
import { isTrouble, sayTrouble, TROUBLE_CODES, trouble } from '../src/index.ts'

const placeholders = (text: string): string[] => (text.match(/\{\w+\}|\?/g) ?? []).sort()

test.each(TROUBLE_CODES)('%s is said in both languages, with the same blanks', (code) => {
  const [de, en] = (['de', 'en'] as const).map((language) => sayTrouble(trouble(code), language))
  expect(de).toMatch(/^\p{Lu}.+\.$/u)
  expect(en).toMatch(/^\p{Lu}.+\.$/u)
  expect(de).not.toBe(en)
  expect(placeholders(de)).toEqual(placeholders(en))
})

test('blanks are filled with the arguments, and only those', () => {
  const args = { theirs: '1', ours: '2', constructor: 'x' }
  expect(sayTrouble(trouble('other-rules', { args }), 'en')).toContain('rules version 1; this server has 2')
})

test('a trouble is told apart from anything else', () => {
  expect(isTrouble(trouble('stale'))).toBe(true)
  for (const other of [null, undefined, 'stale', {}, { code: 'toString' }, { code: 7 }])
    expect(isTrouble(other)).toBe(false)
})
