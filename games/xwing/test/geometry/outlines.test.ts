import { describe, expect, test } from 'vitest'
import {
  DEVICES,
  MARKERS,
  OBSTACLES,
  type Outline,
  outlineOf,
  PLACED_OBSTACLES,
  tokenShape,
} from '../../geometry/index.ts'
import { inPolygon, type Xy } from './reference.ts'

const ALL = [...OBSTACLES, ...PLACED_OBSTACLES, ...DEVICES, ...MARKERS]

const cornersOf = ({ points }: Outline): Xy[] =>
  Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i] / 1000, points[2 * i + 1] / 1000])

const turn = (a: Xy, b: Xy, c: Xy): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

describe.each(ALL.map((shape) => [shape.id, shape] as const))('%s', (id, { outline, guides }) => {
  const corners = cornersOf(outline)

  test('is a simple outline, counter-clockwise, around its centre', () => {
    const next = (i: number): Xy => corners[(i + 1) % corners.length]
    const area = corners.reduce((sum, [x, y], i) => sum + x * next(i)[1] - next(i)[0] * y, 0)
    expect(area).toBeGreaterThan(0)
    expect(inPolygon(corners, 0, 0)).toBe(true)
    const crosses = (i: number, k: number): boolean =>
      turn(corners[i], next(i), corners[k]) * turn(corners[i], next(i), next(k)) < 0 &&
      turn(corners[k], next(k), corners[i]) * turn(corners[k], next(k), next(i)) < 0
    for (let i = 0; i < corners.length; i++)
      for (let k = i + 2; k < corners.length; k++)
        expect(crosses(i, k), `${id}, edges ${i} and ${k}`).toBe(false)
  })

  test('fits into the string around it', () => {
    const around = outline.hull.map((i) => corners[i / 2])
    const isOutside = (corner: Xy): boolean =>
      around.some((one, i) => turn(one, around[(i + 1) % around.length], corner) < -1e-9)
    expect(around.length).toBeGreaterThan(2)
    expect(corners.filter(isOutside)).toEqual([])
    for (const [x, y] of corners) expect(Math.hypot(x, y)).toBeLessThanOrEqual(outline.reach / 1000 + 1e-9)
  })

  test('meets a template where its guides are', () => {
    for (const { right, forward, sin, cos } of guides) {
      const inside = [right / 1000 - 1 * sin, forward / 1000 - 1 * cos] as const
      const outside = [right / 1000 + 1 * sin, forward / 1000 + 1 * cos] as const
      expect(inPolygon(corners, ...inside)).toBe(true)
      expect(inPolygon(corners, ...outside)).toBe(false)
    }
  })
})

test('players choose from thirty obstacles', () => {
  expect(OBSTACLES).toHaveLength(30)
  expect(new Set(ALL.map((shape) => shape.id)).size).toBe(ALL.length)
})

test('a token nobody measured says so', () => {
  expect(ALL.filter((shape) => !shape.measured).map((shape) => shape.id)).toEqual([
    'loosecargo',
    'cargodrift',
    'blaze',
    'trackingtorpedo',
    'commandoteam',
    'targetpoint',
  ])
})

test('tokens are found by their id', () => {
  expect(tokenShape('gascloud3')?.id).toBe('gascloud3')
  expect(tokenShape('deathstar')).toBeNull()
})

test('an outline with more corners than there is room for is refused', () => {
  expect(() => outlineOf(Array.from({ length: 300 }, (_, i) => i))).toThrow('at most 128 corners')
})
