/** The question in which arcs of a ship something lies, answered for all of them at once. */
import { isInArc } from './arc.ts'
import { type ArcName, BULLSEYE_HALF } from './arc-shape.ts'
import type { Base } from './base.ts'
import { keep, span, wholeSegment } from './clip.ts'
import { distance } from './distance.ts'
import { MOST_CORNERS } from './outline.ts'
import type { Footprint, Placed } from './placed.ts'
import { RULER, TOLERANCE } from './units.ts'

const FRONT = 1
const RIGHT = 2
const REAR = 4
const LEFT = 8
const BULLSEYE = 16
const FULL_FRONT = 32
const FULL_REAR = 64

/** Arcs as bits, for questions about all of them at once. */
export const ARC_BIT: { readonly [A in ArcName]: number } = {
  front: FRONT,
  right: RIGHT,
  rear: REAR,
  left: LEFT,
  bullseye: BULLSEYE,
  'full-front': FULL_FRONT,
  'full-rear': FULL_REAR,
}
const ARC_NAMES: readonly ArcName[] = [
  'front',
  'right',
  'rear',
  'left',
  'bullseye',
  'full-front',
  'full-rear',
]

/** All arcs in which something lies, as bits. The same answers as `isInArc`, at a fraction of the cost. */
export function arcsWith(ship: Footprint, other: Placed, reach = RULER): number {
  const dx = other.x - ship.x
  const dy = other.y - ship.y
  const far = dx * dx + dy * dy
  const most = reach + TOLERANCE + ship.reach + other.reach
  if (far > most * most) return 0
  const { points, hull } = other
  const isBase = other.base !== null
  const near = ship.reach + other.reach
  const isApart = isBase || far > near * near
  if (isApart) {
    const atOnce = arcsOfCircle(ship, dx, dy, other.reach, reach)
    if (atOnce !== 0) return atOnce
  }
  let found = arcsAround(ship, points, hull, hull.length, isBase, reach)
  // The string around a token meets arcs that the token does not, so where it matters its whole outline is asked.
  if (!isBase && unsureOf(found) !== 0)
    found = arcsAround(ship, points, EVERY_CORNER, points.length >> 1, isApart, reach)
  const sure = found & ALL
  const unsure = unsureOf(found)
  if (unsure === 0 || (sure === 0 && distance(ship, other) > reach + TOLERANCE)) return sure
  return sure | arcsOneByOne(ship, other, unsure, reach)
}

/** The arcs of everything inside a circle, or 0 if that depends on more than the circle. */
function arcsOfCircle(ship: Footprint, dx: number, dy: number, radius: number, reach: number): number {
  const right = dx * ship.cos - dy * ship.sin
  const forward = dx * ship.sin + dy * ship.cos
  const clear = radius + TOLERANCE
  const full = forward > clear ? FULL_FRONT : forward < -clear ? FULL_REAR : 0
  if (full === 0 || Math.sqrt(dx * dx + dy * dy) + radius > reach + ship.base.core) return 0
  const { borders } = ship.base.arcs.front
  const fromRight = borders[4] * forward - borders[3] * right
  const fromLeft = borders[4] * forward + borders[3] * right
  if (Math.abs(fromRight) <= clear || Math.abs(fromLeft) <= clear) return 0
  if (fromRight > 0 !== fromLeft > 0) return full | (fromRight > 0 ? LEFT : RIGHT)
  if (fromRight < 0) return full | REAR
  return Math.abs(right) > BULLSEYE_HALF + clear ? full | FRONT : 0
}

function arcsOneByOne(ship: Footprint, other: Placed, asked: number, reach: number): number {
  let arcs = 0
  for (const name of ARC_NAMES)
    if ((asked & ARC_BIT[name]) !== 0 && isInArc(ship, name, other, reach)) arcs |= ARC_BIT[name]
  return arcs
}

const ALL = 127
const UNSURE = 8

/** Distances of the two ends of an edge from the arc lines: from the right and the left one, start and end. */
const ends = new Float64Array(4)

/** Indices of all corners of an outline. */
const EVERY_CORNER: readonly number[] = Array.from({ length: MOST_CORNERS }, (_, i) => 2 * i)

const unsureOf = (found: number): number => (found >> UNSURE) & ~found & ALL

/**
 * The arcs that an outline, or a string around it, meets. The low bits are arcs that it surely meets within reach,
 * because one of its corners does. The high ones are all arcs that it meets, part of which may lie beyond the end of
 * the ruler or under the ship's own base. `isExact` is for an outline that does not lie on the base.
 */
function arcsAround(
  ship: Footprint,
  points: Float64Array,
  corners: readonly number[],
  count: number,
  isExact: boolean,
  reach: number,
): number {
  const { x, y, sin, cos } = ship
  const { halfLength, core } = ship.base
  const { borders } = ship.base.arcs.front
  const lineCos = borders[3]
  const lineSin = borders[4]
  // The way from the centre to a point in an arc leads over the base's edge in that arc.
  const sureReach = reach + core
  let sure = 0
  let met = 0
  let ax = 0
  let ay = 0
  let a = 0
  for (let i = -1; i < count; i++) {
    const at = corners[i < 0 ? count - 1 : i]
    const dx = points[at] - x
    const dy = points[at + 1] - y
    const bx = dx * cos - dy * sin
    const by = dx * sin + dy * cos
    const fromRight = lineSin * by - lineCos * bx
    const fromLeft = lineSin * by + lineCos * bx
    let b = by >= -TOLERANCE ? FULL_FRONT : 0
    if (by <= TOLERANCE) b |= FULL_REAR
    if (fromRight >= -TOLERANCE) {
      if (fromLeft >= -TOLERANCE) b |= FRONT
      if (fromLeft <= TOLERANCE) b |= LEFT
    }
    if (fromRight <= TOLERANCE) {
      if (fromLeft >= -TOLERANCE) b |= RIGHT
      if (fromLeft <= TOLERANCE) b |= REAR
    }
    if (i >= 0) {
      if (bx * bx + by * by <= sureReach * sureReach && isOutside(ship.base, bx, by)) sure |= b
      met |= b
      // An edge from one arc to the opposite one leads through a third.
      const both = a | b
      if ((both & (FRONT | REAR)) === (FRONT | REAR) || (both & (LEFT | RIGHT)) === (LEFT | RIGHT)) {
        ends[2] = fromRight
        ends[3] = fromLeft
        met |= through()
      }
      if ((met & BULLSEYE) === 0 && inBullseye(halfLength, reach, ax, ay, bx, by)) met |= BULLSEYE
    }
    ends[0] = fromRight
    ends[1] = fromLeft
    ax = bx
    ay = by
    a = b
  }
  // The bullseye arc was measured to its end.
  if (isExact) sure |= met & BULLSEYE
  return sure | (met << UNSURE)
}

/** Whether a point in the frame of a base lies outside it. */
function isOutside({ halfWidth, halfLength }: Base, x: number, y: number): boolean {
  return x > halfWidth || x < -halfWidth || y > halfLength || y < -halfLength
}

/** The arcs through which the edge between `ends` leads. */
function through(): number {
  return (
    (leadsThrough(1, 1) ? FRONT : 0) |
    (leadsThrough(-1, 1) ? RIGHT : 0) |
    (leadsThrough(-1, -1) ? REAR : 0) |
    (leadsThrough(1, -1) ? LEFT : 0)
  )
}

/** Whether the edge leads through the arc on the given sides of the two lines. */
function leadsThrough(right: number, left: number): boolean {
  wholeSegment()
  return (
    keep(right * ends[0] + TOLERANCE, right * ends[2] + TOLERANCE) &&
    keep(left * ends[1] + TOLERANCE, left * ends[3] + TOLERANCE)
  )
}

/** Whether an edge leads through the bullseye arc, no farther away than `reach`. */
function inBullseye(
  halfLength: number,
  reach: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const half = BULLSEYE_HALF + TOLERANCE
  const near = halfLength - TOLERANCE
  if ((ay < near && by < near) || (ax > half && bx > half) || (ax < -half && bx < -half)) return false
  wholeSegment()
  if (!keep(half - ax, half - bx) || !keep(half + ax, half + bx) || !keep(ay - near, by - near)) return false
  return ay + (by > ay ? span[0] : span[1]) * (by - ay) <= halfLength + reach + TOLERANCE
}
