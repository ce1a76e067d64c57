import { isInArc } from './arc.ts'
import type { Footprint, Placed } from './placed.ts'
import { RULER, TOLERANCE } from './units.ts'

/** How something lies to the centre line of a ship, which runs through its side marks. */
export type Aspect = 'in-front' | 'flanking' | 'behind'

/** Null beyond range 3 (xw.g.full-arcs.4 to .7). */
export function aspectTo(ship: Footprint, other: Placed): Aspect | null {
  const { points } = other
  let ahead = false
  let astern = false
  let onLine = Number.POSITIVE_INFINITY
  const last = points.length - 2
  let ax = (points[last] - ship.x) * ship.cos - (points[last + 1] - ship.y) * ship.sin
  let ay = (points[last] - ship.x) * ship.sin + (points[last + 1] - ship.y) * ship.cos
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i] - ship.x
    const dy = points[i + 1] - ship.y
    const bx = dx * ship.cos - dy * ship.sin
    const by = dx * ship.sin + dy * ship.cos
    if (by > TOLERANCE) ahead = true
    if (by < -TOLERANCE) astern = true
    if (ay > 0 !== by > 0) onLine = Math.min(onLine, Math.abs(ax + ((bx - ax) * ay) / (ay - by)))
    ax = bx
    ay = by
  }
  if (ahead && astern && onLine - ship.base.halfWidth <= RULER + TOLERANCE) return 'flanking'
  if (ahead && isInArc(ship, 'full-front', other)) return 'in-front'
  if (astern && isInArc(ship, 'full-rear', other)) return 'behind'
  return null
}
