import { expect, test } from 'vitest'
import { isRefusal, refuse } from '../src/index.ts'

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
