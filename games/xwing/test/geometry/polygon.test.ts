/** Lines and points that meet the corners of a polygon exactly. */
import { expect, test } from 'vitest'
import { contains, insideParts } from '../../geometry/polygon.ts'

/** Counter-clockwise, with corners on the axes. */
const DIAMOND = Float64Array.of(0, 10, -10, 0, 0, -10, 10, 0)

test('a point level with a corner lies inside or outside as any other', () => {
  for (const y of [0, 10, -10]) {
    expect(contains(DIAMOND, -20, y), `left, ${y}`).toBe(false)
    expect(contains(DIAMOND, 20, y), `right, ${y}`).toBe(false)
  }
  expect(contains(DIAMOND, 0, 0)).toBe(true)
})

test('a line through two corners is inside between them, whichever way it leads', () => {
  expect(insideParts(DIAMOND, -20, 0, 20, 0)).toEqual([10, 30])
  expect(insideParts(DIAMOND, 20, 0, -20, 0)).toEqual([10, 30])
  expect(insideParts(DIAMOND, 0, -20, 0, 20)).toEqual([10, 30])
})

test('a line that touches a corner is nowhere inside for any length', () => {
  const parts = insideParts(DIAMOND, -20, 10, 20, 10)
  for (let i = 0; i < parts.length; i += 2) expect(parts[i + 1] - parts[i]).toBe(0)
})
