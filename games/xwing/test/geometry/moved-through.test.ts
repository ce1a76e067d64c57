import { FastRng } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import {
  barrelRoll,
  fly,
  type Move,
  maneuver,
  moveOf,
  OBSTACLES,
  type Placed,
  type Size,
  type Strip,
  stripOf,
  type Template,
  tokenAt,
  wayTo,
} from '../../geometry/index.ts'
import { MM, TOLERANCE } from '../../geometry/units.ts'
import { at, must, plate, ship, TEMPLATES, token } from './board.ts'
import { alongEdges, boxOf, inPolygon, polygonOf, seenFrom, type Xy } from './reference.ts'
import { centreLine, inRibbon, type Ribbon } from './reference-path.ts'

/** Whether the template lies on a token (xw.g.move.2). */
const liesOn = (strip: Strip, on: Placed): boolean => wayTo(strip, on) >= 0

const straight = (speed: number): Move => must(maneuver('straight', speed, 'left'))

describe('moving through', () => {
  test('a token under the template, with the base clear of it [xw.g.move.2] [xw.g.maneuver.11]', () => {
    const { met } = fly(ship('small', 0, 0), straight(5), [], [token('coreasteroid0', 0, 120)])
    expect(met).toMatchObject([{ token: 0, movedThrough: true, overlapped: false }])
  })

  test('the base counts only where it ends, not along the way [xw.g.maneuver.12]', () => {
    const beside = plate(8, 30, 15, 120)
    expect(fly(ship('small', 0, 0), straight(5), [], [beside]).met).toEqual([])
    expect(fly(ship('small', 0, 0), straight(2), [], [beside]).met).toMatchObject([{ overlapped: true }])
  })

  test('a token that touches the template is not moved through', () => {
    const touching = plate(20, 20, 20, 100)
    const reachingIn = plate(20, 20, 19.99, 100)
    expect(liesOn(stripOf(ship('small', 0, 0), straight(5)), touching)).toBe(false)
    expect(liesOn(stripOf(ship('small', 0, 0), straight(5)), reachingIn)).toBe(true)
  })

  test('a token inside the bend of a turn is passed, one on the bend is not', () => {
    const strip = stripOf(ship('small', 0, 0), must(maneuver('turn', 2, 'right')))
    // The bend has its centre 62.5 mm to the right of the template's beginning, 20 mm ahead of the ship.
    expect(liesOn(strip, plate(40, 40, 62.5, 20))).toBe(false)
    expect(liesOn(strip, plate(4, 4, 62.5 - 62.5 * Math.SQRT1_2, 20 + 62.5 * Math.SQRT1_2))).toBe(true)
  })

  test('a token larger than the template holds it all', () => {
    const flight = fly(ship('small', 0, 0), straight(1), [], [plate(300, 300, 0, 0)])
    expect(flight.met).toMatchObject([{ movedThrough: true, overlapped: true, way: 0 }])
  })

  test('of those under the base alone the one nearest to where it came from is first, of equals the first named [xw.g.obstacle.28]', () => {
    const [near, far] = [plate(6, 6, 15, 110), plate(6, 6, 15, 130)]
    const order = (...tokens: readonly Placed[]): readonly number[] =>
      fly(ship('small', 0, 0), straight(2), [], tokens).met.map(({ token }) => token)
    expect(order(near, far)).toEqual([0, 1])
    expect(order(far, near)).toEqual([1, 0])
    expect(order(plate(6, 6, 0, 60), plate(6, 6, 0, 60), plate(6, 6, 0, 60))).toEqual([0, 1, 2])
  })

  test('the nearest to the start comes first, an overlapped one last [xw.g.obstacle.28]', () => {
    const tokens = [plate(30, 10, 0, 230), plate(30, 10, 0, 120), plate(30, 10, 0, 60)]
    const { met } = fly(ship('small', 0, 0), straight(4), [], tokens)
    expect(met.map((one) => one.token)).toEqual([2, 1])
    const longer = fly(ship('small', 0, 0), straight(5), [], tokens).met
    expect(longer.map((one) => [one.token, one.overlapped])).toEqual([
      [2, false],
      [1, false],
      [0, true],
    ])
  })

  test('only the part of the template that was flown counts [xw.g.obstacle.27] [xw.g.device.29]', () => {
    const near = plate(30, 10, 0, 40)
    const far = plate(30, 10, 0, 180)
    const blocker = ship('small', 0, 150)
    expect(fly(ship('small', 0, 0), straight(4), [], [near, far]).met.map((one) => one.token)).toEqual([0, 1])
    expect(
      fly(ship('small', 0, 0), straight(4), [ship('small', 0, 200), blocker], [near, far]).met,
    ).toMatchObject([{ token: 0, movedThrough: true }])
  })

  test('a ship that goes back to its start moves through nothing', () => {
    const walls = [ship('large', 0, 60), ship('large', 0, 140)]
    const flight = fly(ship('small', 0, 0), straight(2), walls, [plate(30, 10, 0, 50)])
    expect(flight.met).toEqual([])
  })

  test('the template of a barrel roll lies beside the base, across for larger ships [xw.g.barrel-roll.12]', () => {
    const small = stripOf(ship('small', 0, 0), barrelRoll('small', 1, 'right', 'level'))
    const large = stripOf(ship('large', 0, 0), barrelRoll('large', 1, 'right', 'level'))
    expect(liesOn(small, plate(2, 2, 55, 8))).toBe(true)
    expect(liesOn(small, plate(2, 2, 30, 15))).toBe(false)
    expect(liesOn(large, plate(2, 2, 50, 18))).toBe(true)
    expect(liesOn(large, plate(2, 2, 65, 0))).toBe(false)
  })
})

const HALF = { small: 20, medium: 30, large: 40 }
const SIZES: readonly Size[] = ['small', 'medium', 'large']
const CASES = 2000

/** The first way along a template at which it covers a sampled point of an outline, farther `inside` than that; infinite if none. */
function sampledWay(
  ribbon: Ribbon,
  token: Placed,
  step: number,
  counts: (x: number, y: number) => boolean,
  inside = 0,
): number {
  const polygon = polygonOf(token.points)
  let least = Number.POSITIVE_INFINITY
  const look = (x: number, y: number, s: number): void => {
    if (s < least && counts(x, y)) least = s
  }
  for (const [x, y] of alongEdges(polygon, step)) {
    const [s, aside] = inRibbon(ribbon, x, y)
    const depth = Math.min(s, ribbon.length - s, ribbon.width / 2 - Math.abs(aside))
    if (depth > inside) look(x, y, s)
  }
  // A token that holds all of the beginning, or of what a cut leaves of it, has no outline there.
  for (const [x, y] of acrossAt(ribbon, 0.01, 0.2)) if (inPolygon(polygon, x, y)) look(x, y, 0)
  return least
}

/** Points across a template, from side to side. */
function acrossAt(ribbon: Ribbon, s: number, step: number): Xy[] {
  const [x, y] = centreLine(ribbon, s)
  const [bx, by] = centreLine(ribbon, s + 0.001)
  const along = Math.atan2(bx - x, by - y)
  const count = Math.floor(ribbon.width / step)
  return Array.from({ length: count }, (_, i) => {
    const aside = ribbon.width * ((i + 0.5) / count - 0.5)
    return [x + aside * Math.cos(along), y - aside * Math.sin(along)]
  })
}

/** Other orders of the templates make other cases of the same numbers. */
const ORDERS: readonly (readonly [string, readonly Template[]])[] = [
  ['by shape', TEMPLATES],
  ['by speed', TEMPLATES.toSorted((a, b) => a.speed - b.speed)],
  ['backwards', TEMPLATES.toReversed()],
]

test.each(ORDERS)(
  `${CASES} random templates, %s, lie on obstacles as sampled outlines show, in full and cut [xw.g.move.2]`,
  (_, templates) => {
    const rng = new FastRng(11)
    let hits = 0
    for (let i = 0; i < CASES; i++) {
      const size = SIZES[rng.int(3)]
      const template = templates[rng.int(templates.length)]
      const start = ship(size, 300, 300, rng.int(360_000) / 1000)
      const half = HALF[size]
      const heading = ((start.pose.a / 65536) * Math.PI) / 180
      const ribbon: Ribbon = {
        x: 300 + half * Math.sin(heading),
        y: 300 + half * Math.cos(heading),
        heading,
        radius: (template.hand * template.radius) / 1000,
        length: template.length / 1000,
        width: 20,
      }
      const middle = centreLine(ribbon, (ribbon.length * rng.int(100)) / 100)
      const pose = at(middle[0] + rng.int(160) - 80, middle[1] + rng.int(160) - 80, rng.int(360))
      const obstacle = tokenAt(
        OBSTACLES[rng.int(OBSTACLES.length)].outline,
        pose,
        rng.int(2) === 0 ? 'face' : 'back',
      )
      // A cut somewhere across the template, slanted like the rear edge of a ship that moved back.
      const cutShip = ship(
        'small',
        ...centreLine(ribbon, rng.int(ribbon.length)),
        (heading * 180) / Math.PI + rng.int(40),
      )
      const cutBox = boxOf(cutShip.pose, 20)
      const cut = { x: cutShip.x, y: cutShip.y, dx: cutShip.sin, dy: cutShip.cos }
      const strip = stripOf(start, moveOf('front', template))
      const behind = (x: number, y: number): boolean => seenFrom(cutBox, x, y)[1] < 0
      for (const [way, counts] of [
        [wayTo(strip, obstacle), (): boolean => true],
        [wayTo(strip, obstacle, cut), behind],
      ] as const) {
        // What lies on it by no more than the tolerance, and what rounding adds, does not.
        let sampled = sampledWay(ribbon, obstacle, 0.2, counts, way < 0 ? (2 * TOLERANCE) / MM : 0)
        if (way >= 0 && Math.abs(way / 1000 - sampled) > 0.3)
          sampled = sampledWay(ribbon, obstacle, 0.002, counts)
        const where = `case ${i}: ${way / 1000} is not ${sampled}`
        if (way < 0 && sampled !== Number.POSITIVE_INFINITY) expect.fail(where)
        if (way >= 0) hits++
        if (way >= 0 && !(Math.abs(way / 1000 - sampled) < 0.3)) expect.fail(where)
      }
    }
    expect(hits).toBeGreaterThan(CASES / 4)
  },
  120_000,
)

test('every corner of the template is found, however small the token', () => {
  const corners = (ribbon: Ribbon, s: number): Xy[] =>
    [-9.9, 9.9].map((aside) => {
      const [x, y] = centreLine(ribbon, s)
      const [bx, by] = centreLine(ribbon, s + 0.001)
      const along = Math.atan2(bx - x, by - y)
      return [x + aside * Math.cos(along), y - aside * Math.sin(along)]
    })
  for (const template of TEMPLATES) {
    const radius = (template.hand * template.radius) / 1000
    const ribbon = { x: 0, y: 20, heading: 0, radius, length: template.length / 1000, width: 20 }
    const strip = stripOf(ship('small', 0, 0), moveOf('front', template))
    for (const s of [0.2, ribbon.length - 0.2])
      for (const [x, y] of corners(ribbon, s)) {
        const way = wayTo(strip, plate(0.1, 0.1, x, y))
        expect(Math.abs(way / 1000 - s), `${template.shape} ${template.speed}`).toBeLessThan(0.3)
      }
  }
})
