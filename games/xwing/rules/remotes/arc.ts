/** Remotes with a printed front arc. */
import { findDevice } from '../../facts/index.ts'
import { ARC_BIT, baseOf, type Footprint, footprintOf, MM, rangeInArc } from '../../geometry/index.ts'
import type { ObjectId, State, Thing } from '../../state.ts'
import { placed } from '../range.ts'

/** A token of 36 mm; its arc opens like that of a small base (docs/rulings.md). */
const TOKEN = baseOf(18 * MM, 18 * MM, { x: 15.43 * MM, y: 18 * MM })

/** A torpedo, and what attacks. */
export function hasArc({ type }: Thing): boolean {
  return type === 'trackingtorpedoes' || findDevice(type)?.attack !== undefined
}

export function footprintOfRemote({ pose }: Thing): Footprint {
  return footprintOf(TOKEN, pose)
}

/** Range in its front arc; −1 if nothing of the object is in it (xw.g.remote-attack.4). */
export function rangeInFront(s: State, remote: Thing, object: ObjectId): number {
  return rangeInArc(footprintOfRemote(remote), 'front', placed(s, object))
}

/** As for ships, though there is but one arc. */
export function arcsOfRemote(s: State, remote: Thing, object: ObjectId): number {
  const range = hasArc(remote) ? rangeInFront(s, remote, object) : -1
  return range >= 0 && range <= 3 ? ARC_BIT.front : 0
}
