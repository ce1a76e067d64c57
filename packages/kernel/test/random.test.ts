import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cloneRng,
  drawInt,
  FastRng,
  type Key,
  keyOf,
  newRngState,
  type RngState,
  type ScriptedDraw,
  ScriptMisfit,
  shuffle,
} from '../src/index.ts'
import { chachaBlock, hexOf } from './chacha.ts'

const ZERO: Key = Array<number>(8).fill(0)
const ALL_WORDS = 0x100000000

const words = (rng: RngState, stream: number, count: number): number[] =>
  Array.from({ length: count }, () => drawInt(rng, stream, ALL_WORDS))

const scripted = (...script: ScriptedDraw[]): RngState => ({ ...newRngState(ZERO, 2), script: [script] })

describe('the words of a stream', () => {
  test('are ChaCha with 8 rounds: the published vector (draft-strombergson-chacha-test-vectors, TC1)', () => {
    expect(hexOf(words(newRngState(ZERO, 1), 0, 32))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
        'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
        '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    )
  })

  test('are what a plain implementation gives, for any key, stream and place', () => {
    const word = fc.integer({ min: 0, max: ALL_WORDS - 1 })
    const key = fc.array(word, { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(key, fc.nat(5), fc.nat(1e6), (key, stream, block) => {
        const rng = newRngState(key, 6)
        rng.at[stream] = block * 16
        expect(words(rng, stream, 16)).toEqual(chachaBlock(key, [block, stream, 0, 0], 8))
        expect(rng.at[stream]).toBe(block * 16 + 16)
      }),
    )
  })

  test('and that plain implementation is right: RFC 8439, section 2.3.2, with its 20 rounds', () => {
    const key = Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404)
    expect(hexOf(chachaBlock(key, [1, 0x09000000, 0x4a000000, 0], 20))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
  })

  test('do not depend on what other streams and other keys draw between them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 60 }), (order) => {
        const rng = newRngState(keyOf('together'), 4)
        const other = newRngState(keyOf('other'), 4)
        const drawn: number[][] = [[], [], [], []]
        for (const stream of order) {
          drawn[stream].push(drawInt(rng, stream, 1000))
          drawInt(other, stream, 1000)
        }
        for (const [stream, list] of drawn.entries()) {
          const alone = newRngState(keyOf('together'), 4)
          expect(list).toEqual(list.map(() => drawInt(alone, stream, 1000)))
        }
      }),
    )
  })

  test('go on from a stored state, with the same key or a copy of it', () => {
    const rng = newRngState(keyOf('stored'), 1)
    words(rng, 0, 21)
    const stored = JSON.parse(JSON.stringify(rng)) as RngState
    const copy = cloneRng(rng)
    const next = words(rng, 0, 20)
    expect(words(stored, 0, 20)).toEqual(next)
    expect(words(copy, 0, 20)).toEqual(next)
  })
})

describe('chance is fair', () => {
  /** Sum over the sides of (found − expected)² / expected. */
  const chiSquare = (counts: readonly number[]): number => {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  }
  /** What a fair die exceeds once in a thousand times (Wilson and Hilferty's approximation). */
  const limit = (sides: number): number => {
    const f = sides - 1
    return f * (1 - 2 / (9 * f) + 3.09 * Math.sqrt(2 / (9 * f))) ** 3
  }

  test.each([2, 3, 6, 7, 12, 52, 100])('a die with %i sides', (sides) => {
    const rng = newRngState(keyOf('fair'), 1)
    const counts = Array<number>(sides).fill(0)
    for (let i = 0; i < 1000 * sides; i++) counts[drawInt(rng, 0, sides)]++
    expect(chiSquare(counts)).toBeLessThan(limit(sides))
  })

  test('a range that does not divide 2³²: its first part comes no more often than its last', () => {
    // With a bare remainder the first third would come up twice as often.
    const sides = 3 * 2 ** 30
    const rng = newRngState(keyOf('remainder'), 1)
    const counts = [0, 0, 0]
    for (let i = 0; i < 3000; i++) counts[Math.floor(drawInt(rng, 0, sides) / 2 ** 30)]++
    expect(chiSquare(counts)).toBeLessThan(limit(3))
  })

  test('a shuffle: each of the 24 orders of four', () => {
    const rng = newRngState(keyOf('orders'), 1)
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const list = [0, 1, 2, 3]
      shuffle(rng, 0, list)
      counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(limit(24))
  })

  test('two streams: each pair of faces', () => {
    const rng = newRngState(keyOf('pairs'), 2)
    const counts = Array<number>(36).fill(0)
    for (let i = 0; i < 36_000; i++) counts[6 * drawInt(rng, 0, 6) + drawInt(rng, 1, 6)]++
    expect(chiSquare(counts)).toBeLessThan(limit(36))
  })
})

test.each([0, -1, 0.5, Number.NaN, 2 ** 33])('there is no die with %d sides', (sides) => {
  expect(() => drawInt(newRngState(ZERO, 1), 0, sides)).toThrow(RangeError)
})

test('a shuffle keeps what it shuffles', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.string(), (list, seed) => {
      const shuffled = list.slice()
      shuffle(newRngState(keyOf(seed), 1), 0, shuffled)
      expect(shuffled.sort()).toEqual(list.sort())
    }),
  )
})

describe('a script', () => {
  test('is used up first, then the stream goes on', () => {
    const rng = scripted(5, 0)
    expect([drawInt(rng, 0, 6), drawInt(rng, 0, 6)]).toEqual([5, 0])
    const unscripted = newRngState(ZERO, 2)
    unscripted.at[0] = 2
    expect(drawInt(rng, 0, 6)).toBe(drawInt(unscripted, 0, 6))
  })

  test('of one stream leaves the others alone', () => {
    expect(drawInt(scripted(5), 1, 6)).toBe(drawInt(newRngState(ZERO, 2), 1, 6))
  })

  test('sets the order of a shuffle: each place names what comes there', () => {
    const list = [10, 11, 12, 13]
    shuffle(scripted([2, 0, 3, 1]), 0, list)
    expect(list).toEqual([12, 10, 13, 11])
  })

  test('may name only what comes first; the rest follows as it was', () => {
    const list = [10, 11, 12, 13]
    shuffle(scripted([3]), 0, list)
    expect(list).toEqual([13, 10, 11, 12])
  })

  test('names an outcome where the rules have a name for each', () => {
    const coin = (side: number): string => ['heads', 'tails'][side]
    expect(drawInt(scripted('tails'), 0, 2, coin)).toBe(1)
    expect(() => drawInt(scripted('edge'), 0, 2, coin)).toThrow(
      new ScriptMisfit('"edge" is scripted where one of these is drawn: heads, tails'),
    )
    expect(() => drawInt(scripted('tails'), 0, 2)).toThrow(ScriptMisfit)
  })

  test('goes with a copy, and each uses it up on its own', () => {
    const rng = scripted(4, 5)
    const copy = cloneRng(rng)
    drawInt(rng, 0, 6)
    expect([drawInt(rng, 0, 6), drawInt(copy, 0, 6)]).toEqual([5, 4])
  })

  test.each<[string, ScriptedDraw]>([
    ['a seven', 6],
    ['less than nothing', -1],
    ['half a pip', 0.5],
    ['an order', [0, 1]],
  ])('%s on a die with six sides does not fit', (_, draw) => {
    expect(() => drawInt(scripted(draw), 0, 6)).toThrow(ScriptMisfit)
  })

  test.each<[string, ScriptedDraw]>([
    ['a number', 1],
    ['a name', 'first'],
    ['what is not there', [3]],
    ['the same twice', [1, 1]],
    ['too many', [0, 1, 2, 3]],
  ])('%s for a shuffle of three does not fit, and moves nothing', (_, draw) => {
    const list = [7, 8, 9]
    expect(() => shuffle(scripted(draw), 0, list)).toThrow(ScriptMisfit)
    expect(list).toEqual([7, 8, 9])
  })
})

describe('the fast generator for players', () => {
  test('gives the same again for the same seed, and something else for another', () => {
    const first = (seed: number, more?: number): number[] => {
      const rng = new FastRng(seed, more)
      return Array.from({ length: 10 }, () => rng.next())
    }
    expect(first(1)).toEqual(first(1))
    expect(first(1)).not.toEqual(first(2))
    expect(first(1)).not.toEqual(first(1, 1))
  })

  test('is the same on every machine: whole matches of bots depend on it', () => {
    const rng = new FastRng(1, 2)
    expect([rng.next(), rng.next(), rng.next()]).toEqual([4198616899, 3289234483, 488419817])
  })

  test('stays in range and reaches all of it', () => {
    const rng = new FastRng(9)
    const found = new Set(Array.from({ length: 1000 }, () => rng.int(7)))
    expect([...found].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('makes keys of eight words', () => {
    const key = new FastRng(4).key()
    expect(key).toHaveLength(8)
    expect(new Set(key).size).toBe(8)
    for (const word of key) expect(Number.isInteger(word) && word >= 0 && word < ALL_WORDS).toBe(true)
  })

  test('shuffles what it is given', () => {
    const list = Array.from({ length: 30 }, (_, i) => i)
    new FastRng(2).shuffle(list)
    expect(list).not.toEqual(list.toSorted((a, b) => a - b))
    expect(new Set(list).size).toBe(30)
  })
})
