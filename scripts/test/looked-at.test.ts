import { expect, test } from 'vitest'
import { checkLookedAt } from '../structure/looked-at.ts'
import { parseSource } from '../structure/source.ts'

const found = (text: string) => checkLookedAt('a.ts', parseSource('a.ts', text)).map(({ what }) => what)

test.each([
  ['const kept: Settings = JSON.parse(text)', 'JSON.parse'],
  ['const kept = JSON.parse(text)', 'JSON.parse'],
  ['const { n, state } = JSON.parse(text)', 'JSON.parse'],
  ['const match = JSON.parse(text) as Match', 'JSON.parse'],
  ['const file: string = JSON.parse(text).file', 'JSON.parse'],
  ['const all = { ...JSON.parse(text) }', 'JSON.parse'],
  ['const read = <T>(text: string): T => JSON.parse(text)', 'JSON.parse'],
  ['function read<T>(text: string): T { return JSON.parse(text) }', 'JSON.parse'],
  ['function read(text: string) { return JSON.parse(text) }', 'JSON.parse'],
  ['let kept: Settings; kept = JSON.parse(text)', 'JSON.parse'],
  ['for (const one of JSON.parse(text)) f(one)', 'JSON.parse'],
  ['const cards: Card[] = await (await fetch(url)).json()', '.json()'],
  ['const { games }: Registry = await import(url)', 'import of an address'],
  ['async function load(url: string): Promise<Module> { return await import(url) }', 'import of an address'],
])('refused: %s', (text, what) => {
  expect(found(text)).toEqual([what])
})

test.each([
  'const raw: unknown = JSON.parse(text)',
  'let raw: unknown; try { raw = JSON.parse(text) } catch { raw = null }',
  'const match = readMatch(JSON.parse(text))',
  'const parse = (text: string): unknown => JSON.parse(text)',
  'function parse(text: string): unknown { return JSON.parse(text) }',
  'function parse(text: string): unknown { try { return JSON.parse(text) } catch { return undefined } }',
  'async function load(url: string): Promise<unknown> { return (await fetch(url)).json() }',
  'const raw: unknown = await (await fetch(url)).json()',
  'const loaded: unknown = await import(url)',
  "const { games } = await import('./games.ts')",
  'try { JSON.parse(text) } catch { warn() }',
  '// const kept: Settings = JSON.parse(text)',
  'response.json({ ok: true })',
])('allowed: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('a finding names its line and how to mend it', () => {
  const [finding] = checkLookedAt('a.ts', parseSource('a.ts', '\nconst a: A = JSON.parse(text)'))
  expect(finding).toMatchObject({ file: 'a.ts', line: 2, why: expect.stringContaining('reader.ts') })
})
