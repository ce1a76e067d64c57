/** What lies in an arc of a ship. The borders of an arc belong to it, and so to both arcs that they part. */
import type { ArcName } from './arc-shape.ts'
import { nearestInArc } from './in-arc.ts'
import type { Footprint, Placed } from './placed.ts'
import { RULER, rangeOf, TOLERANCE } from './units.ts'

/** Whether any part of something lies in an arc, outside the ship's own base (xw.g.arc.1 to .3). */
export function isInArc(ship: Footprint, arc: ArcName, other: Placed, reach = RULER): boolean {
  const d = distanceInArc(ship, arc, other)
  return d >= 0 && d <= reach + TOLERANCE
}

/** From the base's edge inside the arc to the closest part inside the arc; −1 if no part is, however far. */
export function distanceInArc(ship: Footprint, arc: ArcName, other: Placed): number {
  return nearestInArc(ship, ship.base.arcs[arc], other)
}

/** Attack range in an arc (xw.g.attack-range.1), 0 to 3 or more; −1 if no part lies in it. */
export function rangeInArc(ship: Footprint, arc: ArcName, other: Placed): number {
  const d = distanceInArc(ship, arc, other)
  return d < 0 ? -1 : rangeOf(d)
}
