import { expect, test } from 'vitest'
import { titlesIn } from '../src/titles.ts'

test.each([
  ['a plain test', `test('a [db.x.1]', () => {})`, ['a [db.x.1]']],
  ['over two lines', `it(\n  "b",\n  () => {})`, ['b']],
  ['a quote inside', `test('it\\'s c', f)`, ["it's c"]],
  ['a group', `describe('d', () => { test(\`e\`, f) })`, ['d', 'e']],
  ['a table of cases', `test.each([[')', "("], [1, 2]])('f', g)`, ['f']],
  ['a table that names its cases', `test.each([['r [db.x.2]', 1]])('s %s', g)`, ['s %s', 'r [db.x.2]']],
  ['a table with types', `test.each<[number, () => void]>([[1, f]])('t', g)`, ['t']],
  ['a tagged table', 'test.each`a | b`("g", h)', ['g']],
  ['a property', `test.prop([fc.nat()])('h', g)`, ['h']],
  ['one that does not run', `test.skip('i', f); it.todo('j')`, []],
  ['a comment', `// test('k', f)\n/* test('l', f) */ test('m // n', f)`, ['m // n']],
  ['another word', `latest('o'); x.test('p'); const test = 1`, []],
  ['a title that is no literal', `test(title, f); test('q', g)`, ['q']],
])('%s', (_, source, titles) => {
  expect(titlesIn(source)).toEqual(titles)
})
