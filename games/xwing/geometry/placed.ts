import { cos as cosine, sin as sine } from '@dejarik/kernel'
import type { Base } from './base.ts'
import type { Outline } from './outline.ts'
import { type Frame, frameOf, type Pose } from './pose.ts'

/** Something that lies on the board: a base or a token. Made once for each pose, then only read. */
export interface Placed extends Frame {
  readonly pose: Pose
  /** Radius around (x, y) that holds the whole outline. */
  readonly reach: number
  /** How far inside it (x, y) lies at least; negative if outside. */
  readonly core: number
  /** Half the length of the longest edge. */
  readonly halfEdge: number
  /** Corners in order, as x, y, x, y and so on. */
  readonly points: Float64Array
  /** Indices in `points` of the corners that a string around it would touch. */
  readonly hull: readonly number[]
  /** Null for tokens. */
  readonly base: Base | null
}

export interface Footprint extends Placed {
  readonly base: Base
}

const CORNERS: readonly number[] = [0, 2, 4, 6]

/** Corners in the order front right, rear right, rear left, front left. */
export function footprintOf(base: Base, pose: Pose): Footprint {
  const { x, y } = pose
  const sin = sine(pose.a)
  const cos = cosine(pose.a)
  const rightX = base.halfWidth * cos
  const rightY = -base.halfWidth * sin
  const aheadX = base.halfLength * sin
  const aheadY = base.halfLength * cos
  const points = new Float64Array(8)
  points[0] = x + rightX + aheadX
  points[1] = y + rightY + aheadY
  points[2] = x + rightX - aheadX
  points[3] = y + rightY - aheadY
  points[4] = x - rightX - aheadX
  points[5] = y - rightY - aheadY
  points[6] = x - rightX + aheadX
  points[7] = y - rightY + aheadY
  return {
    pose,
    x,
    y,
    sin,
    cos,
    reach: base.reach,
    core: base.core,
    halfEdge: base.halfEdge,
    hull: CORNERS,
    points,
    base,
  }
}

/** Obstacles have two printed sides; the back is the mirror image of the face. */
export function tokenAt(outline: Outline, pose: Pose, side: 'face' | 'back' = 'face'): Placed {
  const { x, y, sin, cos } = frameOf(pose)
  const { reach, core, halfEdge, hull } = outline
  const points = new Float64Array(outline.points.length)
  const flip = side === 'face' ? 1 : -1
  for (let i = 0; i < points.length; i += 2) {
    const right = flip * outline.points[i]
    const forward = outline.points[i + 1]
    points[i] = x + right * cos + forward * sin
    points[i + 1] = y - right * sin + forward * cos
  }
  return { pose, x, y, sin, cos, reach, core, halfEdge, hull, points, base: null }
}
