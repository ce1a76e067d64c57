import { never } from '@dejarik/kernel'
import { type ArcShapes, arcShapes } from './arc-shape.ts'
import { type Mark, markAt } from './mark.ts'
import type { Point } from './pose.ts'
import { HALF_TURN, MM, QUARTER_TURN } from './units.ts'

/** Sizes of standard ships. Huge ships will be a base that is longer than wide. */
export type Size = 'small' | 'medium' | 'large'
export type BaseSide = 'front' | 'right' | 'rear' | 'left'

/**
 * The rectangle of plastic under a ship. Its guides, which stick out 1.7 mm in front and behind, and the rounding
 * of its corners are no part of it: they count neither for range and arcs nor for overlapping. That the guides do
 * not count for overlapping is a ruling; on a table two ships nose to nose would stay apart by them.
 */
export interface Base {
  readonly halfWidth: number
  readonly halfLength: number
  /** From the centre to a corner. */
  readonly reach: number
  /** From the centre to the nearest side, and half of the longest. */
  readonly core: number
  readonly halfEdge: number
  /** The printed marks at the middle of each side; those in front and behind lie between the guides. */
  readonly marks: { readonly [S in BaseSide]: Mark }
  readonly arcs: ArcShapes
}

/** `arcLine` is where the printed line between front and right arc meets the edge of the base. */
export function baseOf(halfWidth: number, halfLength: number, arcLine: Point): Base {
  return {
    halfWidth,
    halfLength,
    reach: Math.sqrt(halfWidth * halfWidth + halfLength * halfLength),
    core: Math.min(halfWidth, halfLength),
    halfEdge: Math.max(halfWidth, halfLength),
    marks: {
      front: markAt(0, halfLength, 0),
      right: markAt(halfWidth, 0, QUARTER_TURN),
      rear: markAt(0, -halfLength, HALF_TURN),
      left: markAt(-halfWidth, 0, 3 * QUARTER_TURN),
    },
    arcs: arcShapes(halfWidth, halfLength, arcLine),
  }
}

/** The arc lines were measured on the printed tokens: 40.6, 41.4 and 41.8 degrees from straight ahead, not 45. */
export const BASES: { readonly [S in Size]: Base } = {
  small: baseOf(20 * MM, 20 * MM, { x: 17.15 * MM, y: 20 * MM }),
  medium: baseOf(30 * MM, 30 * MM, { x: 26.45 * MM, y: 30 * MM }),
  large: baseOf(40 * MM, 40 * MM, { x: 35.71 * MM, y: 40 * MM }),
}

export function opposite(side: BaseSide): BaseSide {
  switch (side) {
    case 'front':
      return 'rear'
    case 'right':
      return 'left'
    case 'rear':
      return 'front'
    case 'left':
      return 'right'
    default:
      return never(side)
  }
}

/** From one side of the base to the opposite one. */
export function lengthAlong(base: Base, side: BaseSide): number {
  return side === 'front' || side === 'rear' ? 2 * base.halfLength : 2 * base.halfWidth
}
