/**
 * Measuring inside an arc. Everything happens in the frame of the ship whose arc it is: each edge of the target is
 * clipped to the arc, and what is left is measured from the part of the base's edge inside the arc.
 */
import type { ArcShape } from './arc-shape.ts'
import { keep, span, wholeSegment } from './clip.ts'
import type { Footprint, Placed } from './placed.ts'
import { meetsBox, pointToSegment } from './polygon.ts'
import { type Point, toFrame } from './pose.ts'
import { TOLERANCE } from './units.ts'

/** An edge of the target in the ship's frame; after clipping, its part in the arc. */
export const edge = new Float64Array(4)

/** Puts the edge between two corners into `edge`, clipped to the arc; false if nothing is left of it. */
function clipToArc({ borders }: ArcShape, ax: number, ay: number, bx: number, by: number): boolean {
  wholeSegment()
  for (let i = 0; i < borders.length; i += 3) {
    const p = borders[i]
    const q = borders[i + 1]
    const r = borders[i + 2] + TOLERANCE
    if (!keep(p * ax + q * ay + r, p * bx + q * by + r)) return false
  }
  const from = span[0]
  const to = span[1]
  edge[0] = ax + from * (bx - ax)
  edge[1] = ay + from * (by - ay)
  edge[2] = ax + to * (bx - ax)
  edge[3] = ay + to * (by - ay)
  return true
}

/** Whether what is left of the edge lies under the ship's own base, and so in none of its arcs (xw.g.arc.3). */
function isUnderBase(ship: Footprint): boolean {
  return isUnder(ship, edge[0], edge[1]) && isUnder(ship, edge[2], edge[3])
}

function isUnder({ base }: Footprint, x: number, y: number): boolean {
  return Math.abs(x) <= base.halfWidth && Math.abs(y) <= base.halfLength
}

/** Square of the distance from the clipped edge to one piece of the base's edge, which is level or upright. */
export function toPiece(a: Point, b: Point): number {
  const left = a.x < b.x ? a.x : b.x
  const right = a.x < b.x ? b.x : a.x
  const low = a.y < b.y ? a.y : b.y
  const high = a.y < b.y ? b.y : a.y
  const fromStart = toSpan(edge[0], left, right) + toSpan(edge[1], low, high)
  const fromEnd = toSpan(edge[2], left, right) + toSpan(edge[3], low, high)
  const least = fromStart < fromEnd ? fromStart : fromEnd
  // An end of the piece can only be nearer if the box around the clipped edge is.
  const boxed = betweenSpans(edge[0], edge[2], left, right) + betweenSpans(edge[1], edge[3], low, high)
  if (boxed >= least) return least
  return Math.min(
    least,
    pointToSegment(a.x, a.y, edge[0], edge[1], edge[2], edge[3]),
    pointToSegment(b.x, b.y, edge[0], edge[1], edge[2], edge[3]),
  )
}

/** Square of the distance from p to the span from low to high. */
function toSpan(p: number, low: number, high: number): number {
  const off = p < low ? low - p : p > high ? p - high : 0
  return off * off
}

/** Square of the distance between the span from p to q, in any order, and that from low to high. */
function betweenSpans(p: number, q: number, low: number, high: number): number {
  if (p < low && q < low) return toSpan(p > q ? p : q, low, high)
  if (p > high && q > high) return toSpan(p < q ? p : q, low, high)
  return 0
}

/** Calls back with each edge of the target in the arc, as `edge`. */
export function forEachInArc(ship: Footprint, arc: ArcShape, other: Placed, visit: () => void): void {
  const { points } = other
  const at = (i: number): Point => toFrame(ship, { x: points[i], y: points[i + 1] })
  for (let i = 0, h = points.length - 2; i < points.length; h = i, i += 2) {
    const a = at(h)
    const b = at(i)
    if (clipToArc(arc, a.x, a.y, b.x, b.y) && !(other.base === null && isUnderBase(ship))) visit()
  }
}

/** Distance from the base's edge in the arc to the nearest part of something in the arc; −1 if no part is in it. */
export function nearestInArc(ship: Footprint, arc: ArcShape, other: Placed): number {
  const { x, y, sin, cos } = ship
  const { halfWidth, halfLength } = ship.base
  const { points } = other
  const isToken = other.base === null
  const last = points.length - 2
  let least = Number.POSITIVE_INFINITY
  let ax = (points[last] - x) * cos - (points[last + 1] - y) * sin
  let ay = (points[last] - x) * sin + (points[last + 1] - y) * cos
  for (let i = 0; i <= last; i += 2) {
    const dx = points[i] - x
    const dy = points[i + 1] - y
    const bx = dx * cos - dy * sin
    const by = dx * sin + dy * cos
    if (clipToArc(arc, ax, ay, bx, by) && !(isToken && isUnderBase(ship))) {
      // Only a token can lie half under the base: then the part outside begins at its edge.
      if (isToken && meetsBox(edge[0], edge[1], edge[2], edge[3], halfWidth, halfLength)) return 0
      for (let k = 1; k < arc.edge.length; k++) {
        const d = toPiece(arc.edge[k - 1], arc.edge[k])
        if (d < least) least = d
      }
    }
    ax = bx
    ay = by
  }
  return least === Number.POSITIVE_INFINITY ? -1 : Math.sqrt(least)
}
