import type { Base } from './base.ts'
import { frameAt } from './mark.ts'
import { type Footprint, footprintOf } from './placed.ts'
import { poseOf } from './pose.ts'

/**
 * Where a docked ship starts to deploy from: inside its carrier, its front edge at the carrier's front or rear edge,
 * so that its template begins between those guides (xw.g.docking.4). A deployment that ends on its carrier, or goes
 * back all the way, has failed.
 */
export function berth(carrier: Footprint, end: 'front' | 'rear', base: Base): Footprint {
  const { x, y, sin, cos } = frameAt(carrier, carrier.base.marks[end])
  return footprintOf(base, poseOf({ x: x - base.halfLength * sin, y: y - base.halfLength * cos, sin, cos }))
}
