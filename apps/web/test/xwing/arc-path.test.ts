import {
  type ArcName,
  BAND,
  BASES,
  distanceInArc,
  footprintOf,
  isInArc,
  MM,
  outlineOf,
  type Size,
  tokenAt,
} from '@dejarik/xwing/geometry'
import { describe, expect, test } from 'vitest'
import { bandPath } from '../../src/games/xwing/measure/arc-path.ts'

const SIZES: readonly Size[] = ['small', 'medium', 'large']
const ARCS: readonly ArcName[] = ['front', 'rear', 'left', 'right', 'full-front', 'full-rear', 'bullseye']

/** A grain of dust: 20 µm, so that the geometry can measure to a point. */
const dust = outlineOf([-10, -10, 10, -10, 10, 10, -10, 10])

function pointsOf(path: string): { x: number; y: number }[] {
  if (path.includes('H')) return []
  return path
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number))
    .map(([x, y]) => ({ x: Math.round(x! * MM), y: Math.round(-y! * MM) }))
}

describe.each(SIZES)('the drawn arcs of a %s base', (size) => {
  const ship = footprintOf(BASES[size], { x: 0, y: 0, a: 0 })

  test.each(ARCS)('%s: each band ends exactly where the ruler does', (arc) => {
    for (const range of [1, 2, 3])
      for (const { x, y } of pointsOf(bandPath(BASES[size], arc, range)).slice(1, -1)) {
        const there = tokenAt(dust, { x, y, a: 0 })
        expect(Math.abs(distanceInArc(ship, arc, there) - range * BAND)).toBeLessThan(60)
      }
  })

  test.each(ARCS)('%s: what is drawn inside is inside', (arc) => {
    const points = pointsOf(bandPath(BASES[size], arc, 2))
    for (const { x, y } of points.slice(1, -1))
      expect(isInArc(ship, arc, tokenAt(dust, { x, y, a: 0 }))).toBe(true)
  })
})
