import { expect, test } from 'vitest'
import { isRefusal, mendable, note, refuse, shown } from '../src/index.ts'

test('a refusal holds its reason, its rule and what goes into the sentence, and nothing that is not there', () => {
  expect(refuse('too-dear', 'ti.buy.1', { cost: 3 })).toStrictEqual({
    refused: 'too-dear',
    rule: 'ti.buy.1',
    args: { cost: 3 },
  })
  expect(refuse('too-dear', 'ti.buy.1')).toStrictEqual({ refused: 'too-dear', rule: 'ti.buy.1' })
  expect(refuse('too-dear')).toStrictEqual({ refused: 'too-dear' })
})

test('nothing else is taken for a refusal', () => {
  expect(isRefusal(refuse('too-dear'))).toBe(true)
  for (const other of [null, undefined, 'refused', 7, {}, [], { refused: true }])
    expect(isRefusal(other)).toBe(false)
})

test('what can be mended says how, with the same arguments; a note says where as well', () => {
  expect(mendable('too-dear', { cost: 3 }, 'ti.buy.1')).toStrictEqual({
    refused: 'too-dear',
    rule: 'ti.buy.1',
    args: { cost: 3 },
    mend: { key: 'mend.too-dear', args: { cost: 3 } },
  })
  expect(note('no-card', 'line 3')).toMatchObject({ where: 'line 3', args: { where: 'line 3' } })
  expect(note('no-card', '')).toMatchObject({ where: '', args: { where: '·' } })
})

test('a value is shown whole if it is short', () => {
  expect(shown({ a: 1 })).toBe('{"a":1}')
  expect(shown(undefined)).toBe('–')
  expect(shown(7n)).toBe('bigint')
  expect(shown('x'.repeat(100))).toBe(`"${'x'.repeat(59)}…`)
})
