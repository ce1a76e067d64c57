import { expect, test } from 'vitest'
import { checkDeterminism, isRulesCode } from '../structure/determinism.ts'
import { parseSource } from '../structure/source.ts'

const found = (text: string) => checkDeterminism('a.ts', parseSource('a.ts', text)).map(({ what }) => what)

test.each([
  ['Math.sin(x)', 'Math.sin'],
  ['Math.atan2(y, x)', 'Math.atan2'],
  ['Math.hypot(x, y)', 'Math.hypot'],
  ['Math.pow(x, 2)', 'Math.pow'],
  ['Math.log10(x)', 'Math.log10'],
  ['Math.cbrt(x)', 'Math.cbrt'],
  ['Math.random()', 'Math.random'],
  ["Math['random']()", 'Math.random'],
  ['Math[name]()', 'Math as a value'],
  ['const { sin } = Math', 'Math as a value'],
  ['(Math as unknown as Chance).roll()', 'Math as a value'],
  ['x ** 2', '**'],
  ['x **= 2', '**='],
  ['new Date()', 'Date'],
  ['Date.now()', 'Date'],
  ['performance.now()', 'performance'],
  ['new Intl.Collator()', 'Intl'],
  ['setTimeout(f, 1)', 'setTimeout'],
  ['crypto.getRandomValues(a)', 'crypto'],
  ['globalThis.Date', 'globalThis'],
  ['process.env.HOME', 'process'],
  ['f({ process })', 'process'],
  ['a.localeCompare(b)', '.localeCompare'],
  ['a?.toLocaleUpperCase()', '.toLocaleUpperCase'],
  ["a['toLocaleString']()", '.toLocaleString'],
  ['for (const key in state) f(key)', 'for … in'],
  ["import { readFileSync } from 'node:fs'", 'import of node:fs'],
  ["import { readFileSync } from 'fs'", 'import of fs'],
  ["const fs = await import('node:fs')", 'import of node:fs'],
])('refused: %s', (text, what) => {
  expect(found(text)).toEqual([what])
})

test.each([
  'Math.floor(x / 2) + Math.imul(a, b) + Math.sqrt(x) + Math.PI',
  'const cells = 2 ** 10 + 2n ** 64n',
  '// new Date(), Math.random()',
  "log('Math.random() and Date')",
  '`Date.now()`',
  '/Math.random()/.test(text)',
  'const move = { process: 1, Date: 2 }; move.process + move.Date',
  'function f(at: Date): Intl.Collator | undefined { return undefined }',
  'interface Match { process: string }',
  'for (const key of keys) f(key)',
])('allowed: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('a finding names its line and the reason', () => {
  const [finding] = checkDeterminism('a.ts', parseSource('a.ts', '\n\nMath.sin(1)'))
  expect(finding).toMatchObject({ file: 'a.ts', line: 3, why: expect.stringContaining('last bits') })
})

test.each([
  ['packages/kernel/src/random.ts', true],
  ['packages/kernel/test/random.test.ts', false],
  ['games/deckbuilding/index.ts', true],
  ['games/deckbuilding/rules/attack.ts', true],
  ['games/deckbuilding/bot/evaluate.ts', true],
  ['games/deckbuilding/test/attack.test.ts', false],
  ['games/deckbuilding/text/de.ts', false],
  ['packages/bots/src/search.ts', false],
])('%s is rules code: %s', (file, expected) => {
  expect(isRulesCode(file)).toBe(expected)
})
