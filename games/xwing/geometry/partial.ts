/** Moving back along the template until no ship is overlapped (xw.g.overlap.3 to .5). */
import type { Base } from './base.ts'
import { depthOfBases } from './distance.ts'
import { type Path, poseOnPath } from './path.ts'
import type { Footprint } from './placed.ts'
import { type Frame, frameOf, type Pose, poseOf } from './pose.ts'
import { TOLERANCE } from './units.ts'

export interface Stop {
  readonly pose: Pose
  /** How far the trailing side came: 0 if the ship went back to where it started. */
  readonly way: number
  /** Index of the last ship that was in the way, which is touched; −1 if none was. */
  readonly touched: number
}

/**
 * No point of a base moves more than this many times as far as its trailing side. Most is a large base in the
 * tightest turn, whose front swings out while its rear still goes straight.
 */
export const FASTEST = { straight: 1, bank: 1.5, turn: 2.8 }
/** The least step back, which ends the search where two bases merely graze. */
const LEAST_STEP = 0.5
/** How far a ship goes back at most to lie beside the one it touches rather than inside it by the tolerance. */
const SETTLING = 5 * TOLERANCE

const frame = { x: 0, y: 0, sin: 0, cos: 1 }

/** How deep the ship of the last `findDeepest` is overlapped; in an array, where a double needs no box. */
const deepest = new Float64Array(1)

/** Index of the ship that a base at a frame overlaps most; −1 if it overlaps none. */
function findDeepest(at: Frame, base: Base, ships: readonly Footprint[]): number {
  let found = -1
  let most = TOLERANCE
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    const dx = ship.x - at.x
    const dy = ship.y - at.y
    const near = ship.reach + base.reach
    if (dx * dx + dy * dy >= near * near) continue
    const depth = depthOfBases(at, base, ship, ship.base)
    if (depth > most) {
      most = depth
      found = i
    }
  }
  deepest[0] = most
  return found
}

/**
 * Goes back from the end as far as needed. Two bases that overlap by some depth part no sooner than after a move
 * of that size, so each step back is safe: no gap is jumped over, however narrow.
 */
export function slideBack(path: Path, start: Footprint, ships: readonly Footprint[]): Stop {
  const { base } = start
  const fastest = FASTEST[path.template.shape]
  let way = path.length
  let touched = -1
  while (way > 0) {
    poseOnPath(path, way, frame)
    const overlapped = findDeepest(frame, base, ships)
    if (overlapped >= 0) {
      touched = overlapped
      way -= Math.max(LEAST_STEP, (deepest[0] - TOLERANCE) / fastest)
      continue
    }
    if (touched >= 0) way = settle(path, way, base, ships[touched], fastest)
    // Back at the start the pose must be the very one from which the ship set out (xw.g.overlap.5).
    if (way === 0) break
    const pose = poseOf(frame)
    const inTheWay = findDeepest(frameOf(pose), base, ships)
    if (inTheWay < 0) return { pose, way, touched }
    touched = inTheWay
    way -= LEAST_STEP
  }
  return { pose: start.pose, way: 0, touched }
}

/** Leaves `frame` where the ship touches another without using up the tolerance, which later moves will need. */
function settle(path: Path, from: number, base: Base, other: Footprint, fastest: number): number {
  const least = Math.max(0, from - SETTLING)
  let way = from
  for (;;) {
    poseOnPath(path, way, frame)
    const depth = depthOfBases(frame, base, other, other.base)
    if (depth <= 0 || way === least) return way
    way = Math.max(least, way - Math.max(LEAST_STEP, depth / fastest))
  }
}
