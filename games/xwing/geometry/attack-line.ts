import type { ArcName } from './arc-shape.ts'
import type { Line } from './distance.ts'
import { edge, forEachInArc, nearestInArc, toPiece } from './in-arc.ts'
import type { Footprint, Placed } from './placed.ts'
import { pointToSegment } from './polygon.ts'
import { type Point, toBoard } from './pose.ts'
import { MM, TOLERANCE } from './units.ts'

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
