import { hash } from '@dejarik/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ARC_BIT,
  type ArcName,
  arcsWith,
  BASES,
  type Bearing,
  type Direction,
  degrees,
  distance,
  distanceInArc,
  endOf,
  type Footprint,
  fly,
  footprintOf,
  isInArc,
  isTouching,
  maneuver,
  moved,
  OBSTACLES,
  type Pose,
  rangeBetween,
  rangeOf,
  type Shift,
  type Size,
  tokenAt,
} from '../../geometry/index.ts'
import { at, must, ship } from './board.ts'

const size = fc.constantFrom<Size>('small', 'medium', 'large')
const heading = fc.integer({ min: 0, max: degrees(360) - 1 })
const pose = (spread: number): fc.Arbitrary<Pose> =>
  fc.record({
    x: fc.integer({ min: 400_000, max: 400_000 + spread }),
    y: fc.integer({ min: 400_000, max: 400_000 + spread }),
    a: heading,
  })
const placedShip = (spread: number): fc.Arbitrary<Footprint> =>
  fc.tuple(size, pose(spread)).map(([s, p]) => footprintOf(BASES[s], p))
const direction = fc.constantFrom<Direction>('left', 'right')
const shift = fc.constantFrom<Shift>(-1, 0, 1)
const bearing = fc.constantFrom<Bearing>(
  'straight',
  'bank',
  'turn',
  'koiogran',
  'segnor',
  'tallon',
  'slip-bank',
  'slip-turn',
  'reverse-straight',
  'reverse-bank',
)
const speed = fc.integer({ min: 1, max: 3 })
const arc = fc.constantFrom<ArcName>('front', 'right', 'rear', 'left', 'bullseye', 'full-front', 'full-rear')

/** How far apart two poses are, in micrometres; a unit of angle moves no corner by as much as one. */
const apart = (a: Pose, b: Pose): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))

const mirrored = ({ x, y, a }: Pose): Pose => ({ x: -x, y, a: (degrees(360) - a) % degrees(360) })
const across = (d: Direction): Direction => (d === 'left' ? 'right' : 'left')

describe('moves', () => {
  test('left is right in a mirror', () => {
    fc.assert(
      fc.property(size, pose(100_000), bearing, speed, direction, shift, (s, p, b, n, d, end) => {
        const here = endOf(footprintOf(BASES[s], p), must(maneuver(b, n, d, end)))
        const opposite = (-end + 0) as Shift
        const there = endOf(footprintOf(BASES[s], mirrored(p)), must(maneuver(b, n, across(d), opposite)))
        expect(apart(mirrored(here), there)).toBeLessThanOrEqual(1)
        expect(mirrored(here).a).toBe(there.a)
      }),
    )
  })

  test('a reverse maneuver leads back to where the forward one began', () => {
    const pairs = fc.constantFrom<[Bearing, Bearing]>(
      ['straight', 'reverse-straight'],
      ['bank', 'reverse-bank'],
    )
    fc.assert(
      fc.property(size, pose(100_000), pairs, speed, direction, (s, p, [forth, back], n, d) => {
        const end = endOf(footprintOf(BASES[s], p), must(maneuver(forth, n, d)))
        const home = endOf(footprintOf(BASES[s], end), must(maneuver(back, n, d)))
        expect(apart(home, p)).toBeLessThanOrEqual(2)
        expect(home.a).toBe(p.a)
      }),
    )
  })

  test('eight banks or four turns on the spot make a full circle', () => {
    fc.assert(
      fc.property(
        size,
        pose(100_000),
        direction,
        fc.constantFrom(['bank', 8] as const, ['turn', 4] as const),
        (s, p, d, [b, n]) => {
          let here = p
          for (let i = 0; i < n; i++) here = endOf(footprintOf(BASES[s], here), must(maneuver(b, 2, d)))
          expect(here.a).toBe(p.a)
          expect(apart(here, p)).toBeLessThanOrEqual(n)
        },
      ),
    )
  })

  test('where a move leads does not depend on where on the board it begins', () => {
    fc.assert(
      fc.property(size, pose(100_000), pose(100_000), bearing, speed, direction, (s, p, q, b, n, d) => {
        const move = must(maneuver(b, n, d))
        const shifted = endOf(footprintOf(BASES[s], { ...p, x: p.x + q.x, y: p.y + q.y }), move)
        const end = endOf(footprintOf(BASES[s], p), move)
        expect(apart(shifted, { x: end.x + q.x, y: end.y + q.y, a: end.a })).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('ships side by side stay so through a dozen equal maneuvers, touching and never overlapping [xw.g.range.16]', () => {
    fc.assert(
      fc.property(
        pose(1),
        fc.array(fc.tuple(bearing, speed, direction), { minLength: 3, maxLength: 12 }),
        (p, moves) => {
          let ours = footprintOf(BASES.small, p)
          let theirs = footprintOf(BASES.small, moved(p, 40_000, 0, 0))
          for (const [b, n, d] of moves) {
            const move = must(maneuver(b, n, d))
            ours = footprintOf(BASES.small, endOf(ours, move))
            const flight = fly(theirs, move, [ours], [])
            // Curves pull them apart or together; only straight ones keep them side by side.
            if (!b.includes('straight') && b !== 'koiogran') return
            expect(flight.full).toBe(true)
            theirs = flight.footprint
            expect(isTouching(ours, theirs)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('ranges and arcs', () => {
  test('range is the same from both sides [xw.g.range.3]', () => {
    fc.assert(
      fc.property(placedShip(1), placedShip(400_000), (one, other) => {
        expect(distance(one, other)).toBe(distance(other, one))
        expect(rangeBetween(one, other)).toBe(rangeOf(distance(one, other)))
      }),
    )
  })

  test('turning and shifting the whole table changes nothing', () => {
    const turned = (p: Pose, by: Pose): Pose => {
      const end = moved({ x: by.x, y: by.y, a: by.a }, p.x, p.y, 0)
      return { ...end, a: (p.a + by.a) % degrees(360) }
    }
    fc.assert(
      fc.property(size, size, pose(1), pose(400_000), pose(300_000), arc, (s, t, p, q, by, name) => {
        const [one, other] = [footprintOf(BASES[s], p), footprintOf(BASES[t], q)]
        const [one2, other2] = [footprintOf(BASES[s], turned(p, by)), footprintOf(BASES[t], turned(q, by))]
        expect(Math.abs(distance(one, other) - distance(one2, other2))).toBeLessThan(3)
        const [d, d2] = [distanceInArc(one, name, other), distanceInArc(one2, name, other2)]
        // Where the border of an arc grazes an edge, a micrometre decides how much of it is inside.
        if (d >= 0 && d2 >= 0) expect(Math.abs(d - d2)).toBeLessThan(200)
      }),
    )
  })

  test('asking for all arcs at once answers as asking for each', () => {
    fc.assert(
      fc.property(placedShip(1), placedShip(400_000), arc, (one, other, name) => {
        if (distance(one, other) === 0) return
        expect((arcsWith(one, other) & ARC_BIT[name]) !== 0).toBe(isInArc(one, name, other))
      }),
      { numRuns: 2000 },
    )
  })

  test('asking for all arcs of an obstacle at once answers as asking for each', () => {
    const token = fc
      .tuple(fc.constantFrom(...OBSTACLES), pose(400_000))
      .map(([shape, p]) => tokenAt(shape.outline, p))
    fc.assert(
      fc.property(placedShip(1), token, arc, (one, other, name) => {
        expect((arcsWith(one, other) & ARC_BIT[name]) !== 0).toBe(isInArc(one, name, other))
        expect(rangeBetween(one, other)).toBe(rangeOf(distance(one, other)))
      }),
      { numRuns: 1000 },
    )
  })

  test('whoever is well within range 3 is in one of the four standard arcs and one of the full arcs [xw.g.standard-arcs.1]', () => {
    fc.assert(
      fc.property(placedShip(1), placedShip(300_000), (one, other) => {
        // The front arc's edge ends up to 4.3 mm before the corner of the base, so at the very end of the ruler
        // a ship can be at range 3 of that corner and in no arc.
        if (distance(one, other) === 0 || distance(one, other) > 295_000) return
        const arcs = arcsWith(one, other)
        expect(arcs & 15).not.toBe(0)
        expect(arcs & (ARC_BIT['full-front'] | ARC_BIT['full-rear'])).not.toBe(0)
      }),
    )
  })

  test('whoever is in the bullseye arc is in the front arc [xw.g.bullseye.2]', () => {
    fc.assert(
      fc.property(placedShip(1), placedShip(300_000), (one, other) => {
        const arcs = arcsWith(one, other)
        if ((arcs & ARC_BIT.bullseye) !== 0) expect(arcs & ARC_BIT.front).not.toBe(0)
      }),
    )
  })
})

test('a long flight ends at the same micrometre on every machine', () => {
  const dial: [Bearing, number, Direction][] = [
    ['bank', 3, 'left'],
    ['turn', 2, 'right'],
    ['straight', 4, 'left'],
    ['segnor', 3, 'right'],
    ['tallon', 2, 'left'],
    ['slip-bank', 1, 'right'],
    ['reverse-bank', 1, 'left'],
  ]
  const others = [ship('medium', 100, 150, 10), ship('large', -150, 200, 77), ship('small', 60, -90, 200)]
  const obstacles = OBSTACLES.slice(0, 12).map(({ outline }, i) =>
    tokenAt(outline, at(i * 40 - 200, 250 - i * 50, i * 31)),
  )
  let us = ship('small', 0, 0, 7)
  const trail: unknown[] = []
  for (let i = 0; i < 500; i++) {
    const [b, n, d] = dial[(i * i) % dial.length]
    const flight = fly(us, must(maneuver(b, n, d)), others, obstacles)
    const seen = others.map((other) => [
      rangeBetween(flight.footprint, other),
      arcsWith(flight.footprint, other),
    ])
    trail.push([flight.footprint.pose, flight.full, flight.met.map((met) => met.token), seen])
    const { x, y } = flight.footprint
    us = Math.hypot(x, y) > 500_000 ? ship('small', 0, -i, i * 1.5) : flight.footprint
  }
  expect(hash(trail)).toBe('0bd1cef74836bd')
})
