import type { Base } from './base.ts'
import { MOST_CORNERS } from './outline.ts'
import type { Placed } from './placed.ts'
import { contains, meetsBox, pointToSegment, segmentsCross } from './polygon.ts'
import type { Frame, Point } from './pose.ts'
import { rangeOf, TOLERANCE } from './units.ts'

/** From closest point to closest point (xw.g.range.3); 0 if the two share a point. */
export function distance(one: Placed, other: Placed): number {
  if (one.base === null)
    return other.base === null ? betweenTokens(one, other) : baseToToken(other, other.base, one)
  return other.base === null
    ? baseToToken(one, one.base, other)
    : betweenBases(one, one.base, other, other.base)
}

export function rangeBetween(one: Placed, other: Placed): number {
  const apart = centres(one, other)
  // Mostly the circles inside and around the two already lie in one band.
  const most = rangeOf(apart - one.core - other.core)
  const least = rangeOf(apart - one.reach - other.reach)
  return most === least ? most : rangeOf(distance(one, other))
}

/** A range that the two are at least apart, from their places alone. */
export function leastRange(one: Placed, other: Placed): number {
  return rangeOf(centres(one, other) - one.reach - other.reach)
}

/** Whether two things touch or overlap, which is range 0 (xw.g.range.12). */
export function isTouching(one: Placed, other: Placed): boolean {
  return centres(one, other) - one.reach - other.reach <= TOLERANCE && distance(one, other) <= TOLERANCE
}

/** Square of the distance from a point to the box around the origin. */
function pointToBox(x: number, y: number, halfWidth: number, halfLength: number): number {
  const dx = Math.abs(x) - halfWidth
  const dy = Math.abs(y) - halfLength
  return (dx > 0 ? dx * dx : 0) + (dy > 0 ? dy * dy : 0)
}

/**
 * How deep two bases lie in each other: the shortest shift that would part them. If they are apart it is negative,
 * and its size a lower bound of their distance.
 */
export function depthOfBases(one: Frame, oneBase: Base, other: Frame, otherBase: Base): number {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const c = Math.abs(one.cos * other.cos + one.sin * other.sin)
  const s = Math.abs(other.sin * one.cos - other.cos * one.sin)
  const alongRight = oneBase.halfWidth + otherBase.halfWidth * c + otherBase.halfLength * s
  const alongForward = oneBase.halfLength + otherBase.halfWidth * s + otherBase.halfLength * c
  const alongOtherRight = otherBase.halfWidth + oneBase.halfWidth * c + oneBase.halfLength * s
  const alongOtherForward = otherBase.halfLength + oneBase.halfWidth * s + oneBase.halfLength * c
  return Math.min(
    alongRight - Math.abs(dx * one.cos - dy * one.sin),
    alongForward - Math.abs(dx * one.sin + dy * one.cos),
    alongOtherRight - Math.abs(dx * other.cos - dy * other.sin),
    alongOtherForward - Math.abs(dx * other.sin + dy * other.cos),
  )
}

/** The closest points of two rectangles apart from each other include a corner of one of them. */
function betweenBases(one: Placed, oneBase: Base, other: Placed, otherBase: Base): number {
  if (depthOfBases(one, oneBase, other, otherBase) > 0) return 0
  return Math.sqrt(Math.min(cornersToBase(one, oneBase, other), cornersToBase(other, otherBase, one)))
}

function cornersToBase(frame: Frame, { halfWidth, halfLength }: Base, { points }: Placed): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 8; i += 2) {
    const dx = points[i] - frame.x
    const dy = points[i + 1] - frame.y
    const right = dx * frame.cos - dy * frame.sin
    const forward = dx * frame.sin + dy * frame.cos
    const d = pointToBox(right, forward, halfWidth, halfLength)
    if (d < least) least = d
  }
  return least
}

/** For each corner of a token, where it lies in the frame of a base, and its squared distance. */
const local = new Float64Array(2 * MOST_CORNERS)
const squares = new Float64Array(MOST_CORNERS)

function baseToToken(ship: Placed, { halfWidth, halfLength }: Base, token: Placed): number {
  const { x, y, sin, cos } = ship
  const { points } = token
  const count = points.length
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i += 2) {
    const dx = points[i] - x
    const dy = points[i + 1] - y
    const right = dx * cos - dy * sin
    const forward = dx * sin + dy * cos
    local[i] = right
    local[i + 1] = forward
    const d = pointToBox(right, forward, halfWidth, halfLength)
    squares[i >> 1] = d
    if (d < least) least = d
  }
  // The inside of an edge is nearer than its nearer end by half its length at most.
  const reach = Math.sqrt(least) + token.halfEdge
  const limit = reach * reach
  for (let i = 0, h = count - 2; i < count; h = i, i += 2) {
    if (squares[h >> 1] > limit && squares[i >> 1] > limit) continue
    const d = edgeToBox(local[h], local[h + 1], local[i], local[i + 1], halfWidth, halfLength)
    if (d < least) least = d
  }
  if (least === 0 || (centres(ship, token) < token.reach && contains(points, x, y))) return 0
  return Math.sqrt(least)
}

function centres(one: Frame, other: Frame): number {
  const dx = other.x - one.x
  const dy = other.y - one.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** Square of the distance from the inside of an edge, not its ends, to the box around the origin. */
function edgeToBox(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  halfWidth: number,
  halfLength: number,
): number {
  if (meetsBox(ax, ay, bx, by, halfWidth, halfLength)) return 0
  return Math.min(
    edgeToCorner(ax, ay, bx, by, halfWidth, halfLength),
    edgeToCorner(ax, ay, bx, by, halfWidth, -halfLength),
    edgeToCorner(ax, ay, bx, by, -halfWidth, halfLength),
    edgeToCorner(ax, ay, bx, by, -halfWidth, -halfLength),
  )
}

/** Infinite if an end of the edge is nearer to the corner than its inside. */
function edgeToCorner(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  const dx = bx - ax
  const dy = by - ay
  const along = (x - ax) * dx + (y - ay) * dy
  const length = dx * dx + dy * dy
  if (along <= 0 || along >= length) return Number.POSITIVE_INFINITY
  const aside = (x - ax) * dy - (y - ay) * dx
  return (aside * aside) / length
}

function betweenTokens(one: Placed, other: Placed): number {
  const p = one.points
  const q = other.points
  if (contains(p, q[0], q[1]) || contains(q, p[0], p[1])) return 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0, h = p.length - 2; i < p.length; h = i, i += 2)
    for (let k = 0, j = q.length - 2; k < q.length; j = k, k += 2) {
      if (segmentsCross(p[h], p[h + 1], p[i], p[i + 1], q[j], q[j + 1], q[k], q[k + 1])) return 0
      least = Math.min(
        least,
        pointToSegment(p[i], p[i + 1], q[j], q[j + 1], q[k], q[k + 1]),
        pointToSegment(q[k], q[k + 1], p[h], p[h + 1], p[i], p[i + 1]),
      )
    }
  return Math.sqrt(least)
}

export interface Line {
  readonly from: Point
  readonly to: Point
}

/** A shortest line between two things that are apart, to be shown; where several are equally short, the first. */
export function shortestLine(one: Placed, other: Placed): Line {
  const there = closestCorner(one.points, other.points)
  const back = closestCorner(other.points, one.points)
  return there.squared <= back.squared
    ? { from: there.corner, to: there.foot }
    : { from: back.foot, to: back.corner }
}

interface CornerToEdges {
  readonly squared: number
  readonly corner: Point
  readonly foot: Point
}

/** The corner of the first polygon that is closest to an edge of the second, and the point on that edge. */
function closestCorner(p: Float64Array, q: Float64Array): CornerToEdges {
  let best: CornerToEdges = {
    squared: Number.POSITIVE_INFINITY,
    corner: { x: 0, y: 0 },
    foot: { x: 0, y: 0 },
  }
  for (let i = 0; i < p.length; i += 2)
    for (let k = 0, j = q.length - 2; k < q.length; j = k, k += 2) {
      const squared = pointToSegment(p[i], p[i + 1], q[j], q[j + 1], q[k], q[k + 1])
      if (squared >= best.squared) continue
      const dx = q[k] - q[j]
      const dy = q[k + 1] - q[j + 1]
      const t = ((p[i] - q[j]) * dx + (p[i + 1] - q[j + 1]) * dy) / (dx * dx + dy * dy)
      const on = t < 0 ? 0 : t > 1 ? 1 : t
      const foot = { x: q[j] + on * dx, y: q[j + 1] + on * dy }
      best = { squared, corner: { x: p[i], y: p[i + 1] }, foot }
    }
  return best
}
