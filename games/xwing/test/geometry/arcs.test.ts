import { describe, expect, test } from 'vitest'
import {
  ARC_BIT,
  type ArcName,
  arcsWith,
  aspectTo,
  BASES,
  baseOf,
  distanceInArc,
  type Footprint,
  footprintOf,
  isInArc,
  MM,
  type Placed,
  rangeBetween,
  rangeInArc,
  type Size,
  turretArcs,
} from '../../geometry/index.ts'
import { at, plate, ship } from './board.ts'

const NAMES = Object.keys(ARC_BIT) as ArcName[]

/** The arcs of a ship in which something lies, asked in both ways. */
function arcsOf(from: Footprint, other: Placed): ArcName[] {
  const oneByOne = NAMES.filter((name) => isInArc(from, name, other))
  const atOnce = arcsWith(from, other)
  expect(NAMES.filter((name) => (atOnce & ARC_BIT[name]) !== 0)).toEqual(oneByOne)
  return oneByOne
}

describe('standard arcs', () => {
  const us = ship('small', 0, 0)

  test.each<[string, number, number, ArcName[]]>([
    ['ahead of it [xw.g.standard-arcs.2] [xw.g.bullseye.2]', 0, 150, ['front', 'bullseye', 'full-front']],
    ['to its right [xw.g.standard-arcs.3]', 150, 0, ['right', 'full-front', 'full-rear']],
    ['behind it [xw.g.standard-arcs.4]', 0, -150, ['rear', 'full-rear']],
    ['to its left [xw.g.standard-arcs.3]', -150, 0, ['left', 'full-front', 'full-rear']],
    ['ahead, beside the bullseye [xw.g.bullseye.3]', 40, 150, ['front', 'full-front']],
    ['across the line between front and right [xw.g.arc.2]', 130, 150, ['front', 'right', 'full-front']],
  ])('a ship %s', (_, x, y, arcs) => {
    expect(arcsOf(us, ship('small', x, y))).toEqual(arcs)
  })

  test.each<[Size, number]>([
    ['small', 40.62],
    ['medium', 41.4],
    ['large', 41.76],
  ])('the lines of a %s ship stand at %d degrees, not at 45 [xw.g.standard-arcs.1]', (size, angle) => {
    const from = ship(size, 0, 0)
    const pin = (degrees: number): Placed => {
      const a = (degrees * Math.PI) / 180
      return plate(0.01, 0.01, 200 * Math.sin(a), 200 * Math.cos(a))
    }
    for (const side of [1, -1]) {
      expect(isInArc(from, 'front', pin(side * (angle - 0.05)))).toBe(true)
      expect(isInArc(from, 'front', pin(side * (angle + 0.05)))).toBe(false)
      expect(isInArc(from, side > 0 ? 'right' : 'left', pin(side * (angle + 0.05)))).toBe(true)
      expect(isInArc(from, 'rear', pin(side * (180 - angle + 0.05)))).toBe(true)
      expect(isInArc(from, 'rear', pin(side * (180 - angle - 0.05)))).toBe(false)
    }
  })

  test('arcs end at range 3 [xw.g.arc.1] [xw.g.bullseye.3]', () => {
    expect(arcsOf(us, ship('small', 0, 340))).toContain('bullseye')
    expect(arcsOf(us, ship('small', 0, 340.1))).toEqual([])
    expect(isInArc(us, 'front', ship('small', 0, 400), 500 * MM)).toBe(true)
  })

  test('a ship at range 3 whose part in the arc is beyond range 3 is not in that arc [xw.g.arc.1]', () => {
    const target = ship('large', 280, 240.5)
    expect(rangeBetween(us, target)).toBe(3)
    expect(distanceInArc(us, 'front', target)).toBeGreaterThan(300 * MM)
    expect(arcsOf(us, target)).not.toContain('front')
    expect(arcsOf(us, target)).toContain('right')
  })

  test('the bullseye is as wide as the ruler [xw.g.bullseye.1] [xw.g.bullseye.3]', () => {
    expect(arcsOf(us, ship('small', 27.4, 150))).toContain('bullseye')
    expect(arcsOf(us, ship('small', 27.6, 150))).not.toContain('bullseye')
  })

  test('what lies under the base is in none of its arcs [xw.g.arc.3]', () => {
    expect(arcsOf(us, plate(10, 10, 0, 5))).toEqual([])
    expect(arcsOf(us, plate(10, 10, 0, 20))).toEqual(['front', 'bullseye', 'full-front'])
    expect(arcsOf(us, plate(60, 10, 0, 6))).toEqual(['right', 'left', 'full-front'])
    expect(arcsOf(us, plate(100, 100, 0, 0))).toEqual(NAMES)
  })
})

describe('turret arcs', () => {
  test('a single indicator points at one standard arc [xw.g.turret.2]', () => {
    expect(turretArcs('left', false)).toEqual(['left'])
  })

  test('a double one at two opposite arcs [xw.g.turret.4]', () => {
    expect(turretArcs('left', true)).toEqual(['left', 'right'])
    expect(turretArcs('rear', true)).toEqual(['rear', 'front'])
  })
})

describe('attack range', () => {
  test('is measured inside the arc alone [xw.g.attack-range.1] [xw.g.attack-range.2] [xw.g.range.4]', () => {
    const attacker = ship('small', 0, 0)
    const target = ship('large', 150, 120)
    expect(rangeBetween(attacker, target)).toBe(2)
    expect(rangeInArc(attacker, 'front', target)).toBe(2)
    const aside = ship('large', 105, 85)
    expect(rangeBetween(attacker, aside)).toBe(1)
    expect(distanceInArc(attacker, 'front', aside)).toBeGreaterThan(distanceInArc(attacker, 'right', aside))
  })

  test('can be another band than the range [xw.g.attack-range.2]', () => {
    const attacker = ship('small', 0, 0)
    const target = ship('large', 130, 98)
    expect(rangeBetween(attacker, target)).toBe(1)
    expect(rangeInArc(attacker, 'front', target)).toBe(2)
  })

  test('begins where the arc line leaves the base, not at its corner', () => {
    const attacker = ship('small', 0, 0)
    const pin = plate(0.002, 0.002, 60, 100)
    const straight = Math.hypot(60 - 17.15, 80) * MM
    expect(Math.abs(distanceInArc(attacker, 'front', pin) - straight)).toBeLessThan(5)
  })

  test('there is none outside the arc', () => {
    expect(rangeInArc(ship('small', 0, 0), 'rear', ship('small', 0, 100))).toBe(-1)
  })
})

describe('full arcs', () => {
  const us = ship('medium', 300, 300)

  test('ahead of the centre line, behind it, across it [xw.g.full-arcs.1] [xw.g.full-arcs.2] [xw.g.full-arcs.3]', () => {
    expect(isInArc(us, 'full-front', ship('small', 480, 325))).toBe(true)
    expect(isInArc(us, 'full-rear', ship('small', 480, 325))).toBe(false)
    expect(isInArc(us, 'full-rear', ship('small', 120, 275))).toBe(true)
  })

  test.each<[string, number, number, ReturnType<typeof aspectTo>]>([
    ['in front of it [xw.g.full-arcs.6]', 300, 450, 'in-front'],
    ['in front, touching the line [xw.g.full-arcs.6]', 450, 320, 'in-front'],
    ['flanking it [xw.g.full-arcs.7]', 450, 319, 'flanking'],
    ['behind it [xw.g.full-arcs.5]', 100, 200, 'behind'],
    ['beyond range 3 [xw.g.full-arcs.4]', 300, 800, null],
    ['flanking at range 3 [xw.g.full-arcs.4]', 649, 300, 'flanking'],
    ['abeam beyond range 3 [xw.g.full-arcs.4]', 651, 300, null],
  ])('a ship is %s', (_, x, y, aspect) => {
    expect(aspectTo(us, ship('small', x, y))).toBe(aspect)
    for (const heading of [90, 180, 270]) expect(aspectTo(us, ship('small', x, y, heading))).toBe(aspect)
  })
})

test('a base longer than wide keeps its lines through the centre, ending in its long sides', () => {
  const long = baseOf(40 * MM, 110.5 * MM, { x: 40 * MM, y: 45.3 * MM })
  const us = footprintOf(long, at(0, 0))
  expect(arcsOf(us, ship('small', 0, 200))).toContain('front')
  expect(arcsOf(us, ship('small', 100, 0))).toEqual(['right', 'full-front', 'full-rear'])
  // Beside the bow, ahead of where the line leaves the side.
  expect(distanceInArc(us, 'front', ship('small', 90, 100))).toBe(30 * MM)
  expect(BASES.large.halfLength).toBe(40 * MM)
})
