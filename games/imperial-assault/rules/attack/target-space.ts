/**
 * Where the target of an attack is. The target space is the one that the defender is in (ia.target.3), so it goes with a
 * target that moves in the meantime, and the distance is that between where both stand now (ia.accuracy.1).
 */
import type { Space } from '../../map/index.ts'
import { type Attack, type FigureId, NONE, type State } from '../../state.ts'
import { distanceTo } from '../ground.ts'

/** Counts the spaces anew; of who is gone, the last count stays. */
export function measure(s: State, a: Attack): void {
  if (s.figures[a.attacker].space !== NONE) a.distance = spacesBetween(s, a.attacker, a.space)
}

/** Somebody adjacent, or in the same space, is one space away (ia.adjacent.6). */
export function spacesBetween(s: State, attacker: FigureId, space: Space): number {
  return Math.max(1, distanceTo(s, attacker, space))
}

/** A figure has come from some spaces to others: attacks of it and on it that are under way are told. */
export function follow(s: State, figure: FigureId, from: readonly Space[], to: readonly Space[]): void {
  for (const a of s.attacks) {
    // Of a large target the same part of its base as before.
    if (a.target === figure) a.space = to[from.indexOf(a.space)] ?? a.space
    if (a.target === figure || a.attacker === figure) measure(s, a)
  }
}
