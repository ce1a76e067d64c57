import { DEGREE } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { fit, pan, pointAt, zoomAt } from '../../src/board/camera/camera.ts'
import { HEIGHT, PICTURE, projectionFor, WIDTH } from '../../src/games/xwing/mat/projection.ts'

const size = { width: 800, height: 600 }

test('zooming keeps the point under the pointer where it is', () => {
  const before = fit(PICTURE, size)
  const under = pointAt(before, size, 250, 410)
  const after = zoomAt(PICTURE, before, size, 2.5, 250, 410)
  const still = pointAt(after, size, 250, 410)
  expect(still.x).toBeCloseTo(under.x, 6)
  expect(still.y).toBeCloseTo(under.y, 6)
})

test('a drag takes the mat along with the pointer', () => {
  const camera = zoomAt(PICTURE, fit(PICTURE, size), size, 3, 400, 300)
  const under = pointAt(camera, size, 300, 300)
  const after = pan(PICTURE, camera, 40, -25)
  const now = pointAt(after, size, 340, 275)
  expect(now.x).toBeCloseTo(under.x, 6)
  expect(now.y).toBeCloseTo(under.y, 6)
})

test('the mat can’t be pushed out of sight', () => {
  const { x, y } = pan(PICTURE, fit(PICTURE, size), -1e6, 1e6)
  expect([x, y]).toEqual([WIDTH, 0])
})

test('each seat sees its own edge at the bottom, and its own ships flying up', () => {
  const [south, north] = [projectionFor(0), projectionFor(1)]
  expect(south.y(0)).toBe(HEIGHT)
  expect(north.y(914_400)).toBeCloseTo(HEIGHT, 9)
  expect(north.turn(180 * DEGREE) % 360).toBe(0)
  for (const to of [south, north]) {
    const at = { x: 123_456, y: 654_321 }
    expect(to.board({ x: to.x(at.x), y: to.y(at.y) })).toEqual(at)
  }
})
