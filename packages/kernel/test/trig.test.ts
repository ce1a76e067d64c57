import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { angleOf, cos, DEGREE, hashText, normal, QUARTER, sin, TURN } from '../src/index.ts'

const anyAngle = fc.integer({ min: -3 * TURN, max: 3 * TURN })
const radians = (angle: number): number => (angle / DEGREE / 180) * Math.PI

/** Two units in the last place of a number around one. */
const LAST_BITS = 2 ** -52

describe('sine and cosine', () => {
  test('agree with the engine’s own to the last bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TURN - 1 }), (angle) => {
        // The engine is given a rounded angle, so its own error grows with it.
        const slack = LAST_BITS * (1 + radians(angle))
        expect(Math.abs(sin(angle) - Math.sin(radians(angle)))).toBeLessThanOrEqual(slack)
        expect(Math.abs(cos(angle) - Math.cos(radians(angle)))).toBeLessThanOrEqual(slack)
      }),
      { numRuns: 5000 },
    )
  })

  test('are exact at the quarters, without a minus zero', () => {
    const quarters = [0, 1, 2, 3, 4, -1, -2, -4].map((k) => [sin(k * QUARTER), cos(k * QUARTER)])
    expect(quarters).toEqual([
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [0, 1],
    ])
  })

  test('repeat exactly after a turn', () => {
    fc.assert(fc.property(anyAngle, (a) => sin(a) === sin(a + TURN) && cos(a) === cos(a - TURN)))
  })

  test('are mirrored exactly', () => {
    fc.assert(
      fc.property(anyAngle, (a) => {
        expect(sin(-a) + 0).toBe(-sin(a) + 0)
        expect(cos(-a)).toBe(cos(a))
        expect(sin(2 * QUARTER - a)).toBe(sin(a))
        expect(sin(a)).toBe(cos(QUARTER - a))
      }),
    )
  })

  test('lie on the unit circle', () => {
    fc.assert(fc.property(anyAngle, (a) => Math.abs(sin(a) ** 2 + cos(a) ** 2 - 1) <= 2 * LAST_BITS))
  })

  test('never fall while the angle grows from 0 to a quarter', () => {
    fc.assert(fc.property(fc.nat(QUARTER - 1), (a) => sin(a) <= sin(a + 1) && cos(a) >= cos(a + 1)))
  })

  test('meet without a jump at 45 degrees, where one series takes over from the other', () => {
    for (let a = QUARTER / 2 - 50; a < QUARTER / 2 + 50; a++)
      expect(Math.abs(sin(a) - Math.sin(radians(a)))).toBeLessThanOrEqual(LAST_BITS)
  })

  test('have the same last bit on every machine', () => {
    const bits = new DataView(new ArrayBuffer(8))
    let text = ''
    for (let angle = 0; angle < TURN; angle += 40_009) {
      bits.setFloat64(0, sin(angle))
      text += bits.getBigUint64(0).toString(16)
    }
    expect(hashText(text)).toBe('08c8c0c59740ec')
  })
})

describe('the direction of a vector', () => {
  test('is the angle that it was made with', () => {
    fc.assert(
      fc.property(fc.nat(TURN - 1), fc.integer({ min: 1, max: 100_000 }), (angle, length) => {
        expect(angleOf(length * cos(angle), length * sin(angle))).toBe(angle)
      }),
      { numRuns: 5000 },
    )
  })

  test('agrees with the engine’s own to the nearest unit', () => {
    const coordinate = fc.integer({ min: -20_000, max: 20_000 })
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        fc.pre(x !== 0 || y !== 0)
        const exact = (Math.atan2(y, x) / Math.PI) * 180 * DEGREE
        const off = normal(angleOf(x, y) - exact + TURN / 2) - TURN / 2
        expect(Math.abs(off)).toBeLessThanOrEqual(0.500001)
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    [1, 0, 0],
    [1, 1, 45],
    [0, 1, 90],
    [-1, 1, 135],
    [-1, 0, 180],
    [-1, -1, 225],
    [0, -1, 270],
    [1, -1, 315],
    [0, 0, 0],
  ])('of (%i, %i) is %i degrees', (x, y, degrees) => {
    expect(angleOf(x, y)).toBe(degrees * DEGREE)
    expect(angleOf(1000 * x, 1000 * y)).toBe(degrees * DEGREE)
  })

  test('is an angle from 0 to a turn, even just below the axis', () => {
    expect(angleOf(1e9, -1)).toBe(0)
    expect(angleOf(1e6, -1)).toBe(TURN - 4)
  })
})

test('an angle in normal form lies within one turn and points the same way', () => {
  fc.assert(
    fc.property(anyAngle, (angle) => {
      const turned = normal(angle)
      expect(turned >= 0 && turned < TURN).toBe(true)
      expect(Object.is(turned, -0)).toBe(false)
      expect(Number.isInteger((turned - angle) / TURN)).toBe(true)
    }),
  )
})
