import { FastRng } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import {
  BAND,
  distance,
  isTouching,
  MM,
  OBSTACLES,
  outlineOf,
  overlaps,
  rangeBetween,
  rangeOf,
  shortestLine,
  TOLERANCE,
  tokenAt,
} from '../../geometry/index.ts'
import { at, plate, ship, token } from './board.ts'
import { polygonOf, sampledPolygonDistance } from './reference.ts'

describe('the ruler', () => {
  test.each([
    [0, 0],
    [TOLERANCE, 0],
    [TOLERANCE + 1, 1],
    [BAND, 1],
    [BAND + TOLERANCE, 1],
    [BAND + TOLERANCE + 1, 2],
    [3 * BAND, 3],
    [3.5 * BAND, 4],
  ])('%d µm is range %d [xw.g.range.1] [xw.g.range.12]', (d, range) => {
    expect(rangeOf(d)).toBe(range)
  })
})

describe('range between ships', () => {
  test('is measured from closest point to closest point [xw.g.range.3] [xw.g.range.9] [xw.g.guides.2]', () => {
    expect(distance(ship('small', 0, 0), ship('small', 0, 190))).toBe(150 * MM)
    expect(rangeBetween(ship('small', 0, 0), ship('small', 0, 190))).toBe(2)
    // Corner to corner.
    expect(distance(ship('small', 0, 0), ship('large', 90, 100))).toBe(50 * MM)
  })

  test('at range 1 and partly in band 2 is not within range 1 [xw.g.range.6] [xw.g.range.7] [xw.g.range.2]', () => {
    const [us, them] = [ship('small', 0, 0), ship('small', 0, 130)]
    expect(rangeBetween(us, them)).toBe(1)
    // The far edge of a base, as a strip of its own.
    expect(rangeBetween(us, plate(40, 0.2, 0, 149.9))).toBe(2)
    expect(rangeBetween(us, plate(40, 0.2, 0, 114.9))).toBe(1)
  })

  test('beyond range 1 is a range of 2 or more [xw.g.range.8]', () => {
    expect(rangeBetween(ship('small', 0, 0), ship('small', 140, 0))).toBe(1)
    expect(rangeBetween(ship('small', 0, 0), ship('small', 140.1, 0))).toBe(2)
  })

  test('touching is range 0 and no overlap [xw.g.range.12] [xw.g.range.15] [xw.g.range.17]', () => {
    const [us, them] = [ship('small', 0, 0), ship('medium', 50, 10)]
    expect(rangeBetween(us, them)).toBe(0)
    expect(isTouching(us, them)).toBe(true)
    expect(overlaps(us, them)).toBe(false)
    expect(overlaps(us, ship('medium', 49.99, 10))).toBe(true)
    expect(rangeBetween(us, ship('medium', 50.01, 10))).toBe(1)
  })

  test('a tilted ship is measured to its corner; the line shows where', () => {
    const line = shortestLine(ship('small', 0, 0), ship('small', 5, 200, 45))
    expect(line.from).toEqual({ x: 5000, y: 20000 })
    expect(line.to.x).toBeCloseTo(5000, 3)
    expect(line.to.y).toBeCloseTo(200_000 - 20_000 * Math.SQRT2, 3)
  })

  test('from corner to corner the line ends at the corners', () => {
    for (const [x, y] of [
      [50, 60],
      [-50, 60],
      [-50, -60],
      [50, -60],
    ]) {
      const { from, to } = shortestLine(ship('small', 0, 0), ship('small', x, y))
      expect(from).toEqual({ x: 20_000 * Math.sign(x), y: 20_000 * Math.sign(y) })
      expect(to).toEqual({ x: 30_000 * Math.sign(x), y: 40_000 * Math.sign(y) })
    }
  })
})

describe('range to tokens', () => {
  test('a ship on an obstacle is at range 0 of it [xw.g.range.14]', () => {
    expect(rangeBetween(ship('small', 0, 0), token('coreasteroid5', 20, 20))).toBe(0)
    expect(overlaps(ship('small', 0, 0), plate(300, 300, 0, 0))).toBe(true)
    expect(overlaps(ship('large', 0, 0), plate(5, 5, 0, 0))).toBe(true)
  })

  test('what lies wholly on another is at range 0 of it, whichever is measured from [xw.g.range.14]', () => {
    const [small, big] = [plate(5, 5, 200, 400), plate(200, 200, 200, 400)]
    expect([rangeBetween(small, big), rangeBetween(big, small)]).toEqual([0, 0])
  })

  test('a corner that reaches under a base from any side overlaps it [xw.g.range.14]', () => {
    for (const [x, y] of [
      [0, 40],
      [40, 0],
      [0, -40],
      [-40, 0],
    ])
      expect(overlaps(ship('small', 0, 0), plate(40, 40, x, y, 45)), `${x} ${y}`).toBe(true)
  })

  test('a straight edge that reaches under a base or a token overlaps it, from any side [xw.g.range.14]', () => {
    for (const [width, length, x, y] of [
      [300, 40, 0, 35],
      [300, 40, 0, -35],
      [40, 300, 35, 0],
      [40, 300, -35, 0],
    ]) {
      const beside = plate(width, length, x, y)
      expect(overlaps(ship('small', 0, 0), beside), `${x} ${y}`).toBe(true)
      expect(overlaps(plate(40, 40, 0, 0), beside), `${x} ${y}`).toBe(true)
      const apart = plate(width, length, 2 * x, 2 * y)
      expect(overlaps(ship('small', 0, 0), apart), `${x} ${y}`).toBe(false)
      expect(overlaps(plate(40, 40, 0, 0), apart), `${x} ${y}`).toBe(false)
    }
    expect(overlaps(plate(40, 40, 300, 100), plate(40, 40, 330, 110, 30))).toBe(true)
  })

  test('a base is measured from its corner to the inside of a slanting edge [xw.g.range.10]', () => {
    const across = Math.SQRT2 * 40 - 5
    for (const heading of [45, -45]) {
      const lying = distance(ship('small', 0, 0), plate(100, 10, 60, 60, heading)) / MM
      const standing = distance(ship('small', 0, 0), plate(10, 100, 60, 60, heading)) / MM
      expect(Math.max(lying, standing)).toBeCloseTo(across, 3)
    }
  })

  test('an obstacle is measured to its nearest point [xw.g.range.10]', () => {
    // Its outline reaches 20.5 mm to the left.
    expect(distance(ship('small', 0, 0), token('coreasteroid0', 100, 0))).toBeCloseTo(59.5 * MM, -2)
  })

  test('a hollow token is measured to its outline, not to its centre', () => {
    const bracket = [40, 50, -50, 50, -50, -50, 40, -50, 40, -40, -40, -40, -40, 40, 40, 40]
    const hollow = tokenAt(outlineOf(bracket.map((n) => n * MM)), at(0, 0))
    expect(distance(ship('small', 0, 0), hollow)).toBe(20 * MM)
    expect(rangeBetween(ship('small', 0, 0), hollow)).toBe(1)
    expect(overlaps(ship('small', 0, 0), hollow)).toBe(false)
    expect(rangeBetween(ship('small', 125, 0), hollow)).toBe(1)
    expect(rangeBetween(ship('small', 200, 0), hollow)).toBe(2)
  })

  test('two tokens side by side touch without overlapping', () => {
    expect(overlaps(plate(20, 20, 0, 0), plate(20, 20, 20, 5))).toBe(false)
    expect(isTouching(plate(20, 20, 0, 0), plate(20, 20, 20, 5))).toBe(true)
    expect(overlaps(plate(20, 20, 0, 0), plate(20, 20, 19.9, 5))).toBe(true)
    expect(overlaps(plate(100, 10, 0, 0), plate(10, 100, 0, 0))).toBe(true)
    expect(overlaps(plate(100, 100, 0, 0), plate(10, 10, 0, 0))).toBe(true)
  })

  test('of random ships and obstacles is what samples along their outlines show [xw.g.range.10] [xw.g.overlap.1]', () => {
    const rng = new FastRng(9)
    const obstacle = () =>
      tokenAt(
        OBSTACLES[rng.int(OBSTACLES.length)].outline,
        at(200 + rng.int(140) - 70, 200 + rng.int(140) - 70, rng.int(360)),
        rng.int(2) === 0 ? 'face' : 'back',
      )
    let overlapping = 0
    for (let i = 0; i < 400; i++) {
      const us = i % 4 === 0 ? obstacle() : ship('medium', 200, 200, rng.int(360_000) / 1000)
      const them = obstacle()
      const sampled = sampledPolygonDistance(polygonOf(us.points), polygonOf(them.points), 0.5)
      const measured = distance(us, them) / 1000
      expect(distance(them, us)).toBe(distance(us, them))
      expect(overlaps(us, them)).toBe(overlaps(them, us))
      if (overlaps(us, them)) overlapping++
      if (overlaps(us, them) !== (sampled === 0)) {
        const closer = sampledPolygonDistance(polygonOf(us.points), polygonOf(them.points), 0.02)
        expect(closer === 0, `pair ${i}`).toBe(overlaps(us, them))
      } else expect(Math.abs(measured - sampled), `pair ${i}`).toBeLessThan(0.3)
    }
    expect(overlapping).toBeGreaterThan(50)
  }, 60_000)
})
