import { describe, expect, test } from 'vitest'
import {
  STANDARD_PLAY_AREA as AREA,
  EDGES,
  fillsRangeFromEdge,
  isBeyondRangeOfEdge,
  isOutside,
  isWithinRangeOfEdge,
  type Placed,
} from '../../geometry/index.ts'
import { plate, ship } from './board.ts'

test('the play area is 3 feet square [xw.g.setup.11] [xw.g.play-area.2]', () => {
  expect(AREA).toEqual({ width: 914_400, height: 914_400 })
})

describe('outside', () => {
  test('a ship with a corner over the edge is outside, one that touches it is not [xw.g.flee.1] [xw.g.play-area.1]', () => {
    expect(isOutside(AREA, ship('small', 20, 400))).toBe(false)
    expect(isOutside(AREA, ship('small', 20, 400, 10))).toBe(true)
    expect(isOutside(AREA, ship('large', 500, 874.4))).toBe(false)
    expect(isOutside(AREA, ship('large', 500, 874.5))).toBe(true)
  })

  test('whichever corner it is, and over whichever edge [xw.g.flee.1]', () => {
    const [near, middle, far] = [25, 457, AREA.width / 1000 - 25]
    // Turned by 45 degrees one corner points at each edge; each time it is another one.
    for (const heading of [45, 135, 225, 315])
      for (const [x, y] of [
        [near, middle],
        [far, middle],
        [middle, near],
        [middle, far],
      ]) {
        expect(isOutside(AREA, ship('small', x, y))).toBe(false)
        expect(isOutside(AREA, ship('small', x, y, heading))).toBe(true)
      }
  })
})

describe('placing', () => {
  test('ships are placed within range 1 of their edge [xw.g.setup.18]', () => {
    expect(isWithinRangeOfEdge(AREA, 'south', 1, ship('small', 400, 80))).toBe(true)
    expect(isWithinRangeOfEdge(AREA, 'south', 1, ship('small', 400, 80.1))).toBe(false)
    expect(isWithinRangeOfEdge(AREA, 'south', 1, ship('small', 400, 79, 45))).toBe(false)
    expect(isWithinRangeOfEdge(AREA, 'south', 1, ship('small', 400, 19))).toBe(false)
    expect(isWithinRangeOfEdge(AREA, 'north', 1, ship('small', 400, 850))).toBe(true)
    expect(isWithinRangeOfEdge(AREA, 'east', 1, ship('small', 850, 400))).toBe(true)
  })

  test('a large ship may reach out of the zone if it fills its depth [xw.g.size.9] [xw.g.size.10]', () => {
    const reach = 40 * Math.SQRT2
    const turned = ship('large', 400, reach + 0.001, 45)
    expect(isWithinRangeOfEdge(AREA, 'south', 1, turned)).toBe(false)
    expect(fillsRangeFromEdge(AREA, 'south', 1, turned)).toBe(true)
    expect(fillsRangeFromEdge(AREA, 'south', 1, ship('large', 400, reach + 1, 45))).toBe(false)
    expect(fillsRangeFromEdge(AREA, 'south', 1, ship('large', 400, reach - 1, 45))).toBe(false)
  })

  test('obstacles lie beyond range 2 of every edge [xw.g.setup.15]', () => {
    const fits = (placed: Placed): boolean =>
      EDGES.every((edge) => isBeyondRangeOfEdge(AREA, edge, 2, placed))
    expect(fits(plate(40, 40, 300, 300))).toBe(true)
    expect(fits(plate(40, 40, 220.1, 300))).toBe(true)
    expect(fits(plate(40, 40, 219.9, 300))).toBe(false)
    expect(fits(plate(40, 40, 300, 700))).toBe(false)
  })
})
