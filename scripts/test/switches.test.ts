import { expect, test } from 'vitest'
import { parseSource } from '../structure/source.ts'
import { checkSwitches } from '../structure/switches.ts'

const found = (text: string, open = {}) =>
  checkSwitches('a.ts', parseSource('a.ts', text), open).map(({ line }) => line)

test.each([
  'switch (ask.form) { case "one": return 1 }',
  'switch (ask.form) { case "one": return 1; default: return 2 }',
  'switch (kind) { case "one": break; default: throw new Error("other") }',
  'switch (kind) { case "one": break; default: never(other) }',
])('refused: %s', (text) => {
  expect(found(`function f() {\n${text} }`)).toEqual([2])
  expect(found(`function f() {\n${text} }`, { 'a.ts': 1 })).toEqual([])
})

test.each([
  'switch (ask.form) { case "one": return 1; default: return never(ask) }',
  'switch (event?.on) { case "one": return 1; default: return never(event?.on) }',
  'switch (act.act) { case "enter": return 1; default: return noted(before, act) }',
  'switch (on) { case "opened": return "door-opened"; default: return on }',
])('allowed: %s', (text) => {
  expect(found(`function f() { ${text} }`)).toEqual([])
})

test('of more than a file may have, the last are named', () => {
  expect(found('switch (a) {}\nswitch (b) {}\nswitch (c) {}', { 'a.ts': 2 })).toEqual([3])
})
