import type { Base } from './base.ts'
import { depthOfBases } from './distance.ts'
import type { Placed } from './placed.ts'
import { contains, insideParts, meetsBox, pointToEdges } from './polygon.ts'
import { TOLERANCE } from './units.ts'

/** Whether one thing lies on the other, by more than the tolerance: touching is not overlapping (xw.g.range.17). */
export function overlaps(one: Placed, other: Placed): boolean {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const near = one.reach + other.reach
  if (dx * dx + dy * dy >= near * near) return false
  if (one.base === null)
    return other.base === null ? tokensOverlap(one, other) : baseOverlapsToken(other, other.base, one)
  if (other.base === null) return baseOverlapsToken(one, one.base, other)
  return depthOfBases(one, one.base, other, other.base) > TOLERANCE
}

/** The base, less a rim as wide as the tolerance, meets the token. */
function baseOverlapsToken(ship: Placed, base: Base, { points }: Placed): boolean {
  const halfWidth = base.halfWidth - TOLERANCE
  const halfLength = base.halfLength - TOLERANCE
  const last = points.length - 2
  let ax = (points[last] - ship.x) * ship.cos - (points[last + 1] - ship.y) * ship.sin
  let ay = (points[last] - ship.x) * ship.sin + (points[last + 1] - ship.y) * ship.cos
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i] - ship.x
    const dy = points[i + 1] - ship.y
    const bx = dx * ship.cos - dy * ship.sin
    const by = dx * ship.sin + dy * ship.cos
    if (meetsBox(ax, ay, bx, by, halfWidth, halfLength)) return true
    ax = bx
    ay = by
  }
  return contains(points, ship.x, ship.y)
}

/** Two tokens overlap if an edge of one leads through the other, deeper than the tolerance. */
function tokensOverlap(one: Placed, other: Placed): boolean {
  return edgesLeadThrough(one.points, other.points) || edgesLeadThrough(other.points, one.points)
}

function edgesLeadThrough(p: Float64Array, q: Float64Array): boolean {
  for (let i = 0, h = p.length - 2; i < p.length; h = i, i += 2) {
    const dx = p[i] - p[h]
    const dy = p[i + 1] - p[h + 1]
    const length = Math.sqrt(dx * dx + dy * dy)
    const parts = insideParts(q, p[h], p[h + 1], p[i], p[i + 1])
    for (let k = 0; k < parts.length; k += 2) {
      const t = (parts[k] + parts[k + 1]) / 2 / length
      if (pointToEdges(q, p[h] + t * dx, p[h + 1] + t * dy) > TOLERANCE * TOLERANCE) return true
    }
  }
  return false
}
