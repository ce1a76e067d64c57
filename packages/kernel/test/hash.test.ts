import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, hash, hashText, same } from '../src/index.ts'

const plain = fc.jsonValue()

/** The same value with the keys of all its objects in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reordered(part)]),
  )
}

describe('the canonical text', () => {
  test('is JSON with its keys in order and no white space', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
  })

  test('reads back as what was written', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('does not depend on the order of keys', () => {
    fc.assert(fc.property(plain, (value) => canonical(reordered(value)) === canonical(value)))
  })

  test('has no field for what is undefined, and null in its place in a list', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}')
    expect(canonical([undefined, 1])).toBe('[null,1]')
    expect(canonical(undefined)).toBe('null')
  })

  test('tells what is no number from nothing, which JSON would not', () => {
    const texts = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null].map(canonical)
    expect(new Set(texts).size).toBe(4)
  })

  test.each([
    ['a Map', new Map([[1, 2]])],
    ['a Set', new Set([1])],
    ['a Date', new Date(0)],
    ['an array of bytes', new Uint8Array(2)],
  ])('does not exist for %s: its content would be lost in a checkpoint', (_, value) => {
    expect(() => canonical({ deep: [value] })).toThrow('not plain data')
    expect(() => same({ deep: [value] }, { deep: [value] })).toThrow('not plain data')
  })
})

describe('sameness', () => {
  test('is having the same canonical text', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => same(a, b) === (canonical(a) === canonical(b))),
      { numRuns: 500 },
    )
    fc.assert(fc.property(plain, (value) => same(reordered(value), structuredClone(value))))
  })

  test.each<[unknown, unknown, boolean]>([
    [{ a: undefined }, {}, true],
    [{}, { a: undefined }, true],
    [{ a: null }, {}, false],
    [{}, { a: null }, false],
    [[undefined], [null], true],
    [[1, 2], [1], false],
    [[], {}, false],
    [{}, [], false],
    [0, -0, true],
    ['1', 1, false],
    [Number.NaN, Number.NaN, true],
    [Number.NaN, null, false],
  ])('%j and %j: %j', (a, b, expected) => {
    expect(same(a, b)).toBe(expected)
    expect(canonical(a) === canonical(b)).toBe(expected)
  })
})

describe('the hash', () => {
  test('is the same on every machine and in every version', () => {
    expect(hashText('')).toBe('0bdcb81aee8d83')
    expect(hashText('Dejarik')).toBe('0e02ec7c1c8ade')
    expect(hash({ hand: [3, 1, 2], step: 'turn' })).toBe('1f9634c4d07191')
  })

  test('is fourteen hex digits', () => {
    fc.assert(fc.property(fc.string(), (text) => /^[0-9a-f]{14}$/.test(hashText(text))))
  })

  test('differs for values that differ by a little', () => {
    const hashes = new Set<string>()
    for (let i = 0; i < 10_000; i++) hashes.add(hash({ hand: [i % 100, Math.floor(i / 100)] }))
    expect(hashes.size).toBe(10_000)
  })
})
