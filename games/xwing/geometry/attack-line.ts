/**
 * Measuring inside an arc. Everything happens in the frame of the ship whose arc it is: each edge of the target is
 * clipped to the arc, and what is left is measured from the part of the base's edge inside the arc.
 */
import type { ArcName, ArcShape } from './arc-shape.ts'
import { keep, span, wholeSegment } from './clip.ts'
import type { Line } from './distance.ts'
import type { Footprint, Placed } from './placed.ts'
import { meetsBox, pointToSegment } from './polygon.ts'
import { type Point, toBoard, toFrame } from './pose.ts'
import { MM, TOLERANCE } from './units.ts'

/** An edge of the target in the ship's frame; after clipping, its part in the arc. */
const edge = new Float64Array(4)

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
function toPiece(a: Point, b: Point): number {
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
function forEachInArc(ship: Footprint, arc: ArcShape, other: Placed, visit: () => void): void {
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

/** Equally short lines side by side, from the first to the last; the same line twice if there is only one. */
export interface Band {
  readonly first: Line
  readonly last: Line
}

export interface AttackLines {
  readonly distance: number
  /** One for two bases; only a target with a hollow outline can have several. */
  readonly bands: readonly Band[]
}

/**
 * A line that is longer than the shortest by less than the tolerance ends at most √(2 · 300 mm · tolerance), 1.6 mm,
 * beside it, if both belong to the same place of the target.
 */
const SAME_PLACE = 2 * MM

/** Two edges are parallel if their distance changes by no more than the tolerance along a small base. */
const PARALLEL = TOLERANCE / (40 * MM)

/**
 * All shortest lines from a ship to a target inside an arc, of which the attacker measures one (xw.g.obstructed.4,
 * .5). Where an edge of the target is parallel to the edge of the ship's base, they are a whole band. Null if the
 * target is not in the arc.
 */
export function attackLines(ship: Footprint, name: ArcName, other: Placed): AttackLines | null {
  const arc = ship.base.arcs[name]
  const distance = nearestInArc(ship, arc, other)
  if (distance < 0) return null
  const bands: Band[] = []
  const single: Line[] = []
  const limit = (distance + TOLERANCE) * (distance + TOLERANCE)
  forEachInArc(ship, arc, other, () => {
    for (let k = 1; k < arc.edge.length; k++) {
      const a = arc.edge[k - 1]
      const b = arc.edge[k]
      if (toPiece(a, b) > limit) continue
      const band = parallelLines(a, b)
      if (band === null) single.push(closest(a, b))
      else bands.push(band)
    }
  })
  single.sort((one, two) => lengthOf(one) - lengthOf(two))
  for (const line of single)
    if (!bands.some((band) => isBeside(band, line))) bands.push({ first: line, last: line })
  return { distance, bands: bands.map((band) => onBoard(ship, band)) }
}

/** The lines straight across from the base's edge between a and b to the clipped edge, if they are equally short. */
function parallelLines(a: Point, b: Point): Band | null {
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
  const ux = (b.x - a.x) / length
  const uy = (b.y - a.y) / length
  const s0 = (edge[0] - a.x) * ux + (edge[1] - a.y) * uy
  const s1 = (edge[2] - a.x) * ux + (edge[3] - a.y) * uy
  const from = Math.max(0, Math.min(s0, s1))
  const to = Math.min(length, Math.max(s0, s1))
  if (to - from <= TOLERANCE) return null
  const first = straightAcross(a, ux, uy, s0, s1, from)
  const last = straightAcross(a, ux, uy, s0, s1, to)
  return Math.abs(lengthOf(first) - lengthOf(last)) <= PARALLEL * (to - from) ? { first, last } : null
}

/** The line at `s` along the piece of the base's edge, straight across to the clipped edge. */
function straightAcross(a: Point, ux: number, uy: number, s0: number, s1: number, s: number): Line {
  const t = (s - s0) / (s1 - s0)
  return {
    from: { x: a.x + s * ux, y: a.y + s * uy },
    to: { x: edge[0] + t * (edge[2] - edge[0]), y: edge[1] + t * (edge[3] - edge[1]) },
  }
}

/** The shortest line from the piece of the base's edge to the clipped edge; one of its ends is an end of either. */
function closest(a: Point, b: Point): Line {
  const start = { x: edge[0], y: edge[1] }
  const end = { x: edge[2], y: edge[3] }
  const lines = [
    { from: foot(start, a, b), to: start },
    { from: foot(end, a, b), to: end },
    { from: a, to: foot(a, start, end) },
    { from: b, to: foot(b, start, end) },
  ]
  return lines.reduce((best, line) => (lengthOf(line) < lengthOf(best) ? line : best))
}

/** The point of the segment from a to b that is closest to p. */
function foot(p: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  const t = squared === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared))
  return { x: a.x + t * dx, y: a.y + t * dy }
}

function lengthOf({ from, to }: Line): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** Whether a line belongs to the same place of the target as a band. */
function isBeside({ first, last }: Band, { to }: Line): boolean {
  return pointToSegment(to.x, to.y, first.to.x, first.to.y, last.to.x, last.to.y) <= SAME_PLACE * SAME_PLACE
}

function onBoard(ship: Footprint, { first, last }: Band): Band {
  const there = ({ from, to }: Line): Line => ({
    from: toBoard(ship, from.x, from.y),
    to: toBoard(ship, to.x, to.y),
  })
  const start = there(first)
  return { first: start, last: first === last ? start : there(last) }
}
