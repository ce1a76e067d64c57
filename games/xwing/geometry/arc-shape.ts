import { never } from '@dejarik/kernel'
import type { Point } from './pose.ts'
import { MM } from './units.ts'

export type StandardArc = 'front' | 'right' | 'rear' | 'left'
export type ArcName = StandardArc | 'bullseye' | 'full-front' | 'full-rear'

/** Half the width of the ruler, which is the width of the bullseye arc (xw.g.bullseye.3). */
export const BULLSEYE_HALF = 7.5 * MM

/**
 * An arc in the frame of its ship. Each border is a line, as (a, b, c) with a² + b² = 1, and the arc lies where
 * ax + by + c ≥ 0 for all of them. Its range begins at `edge`, the part of the base's edge inside it.
 */
export interface ArcShape {
  readonly borders: readonly number[]
  readonly edge: readonly Point[]
}

export type ArcShapes = { readonly [A in ArcName]: ArcShape }

export function arcShapes(halfWidth: number, halfLength: number, line: Point): ArcShapes {
  const length = Math.sqrt(line.x * line.x + line.y * line.y)
  const sin = line.x / length
  const cos = line.y / length
  // The printed lines run through the centre; a long base's lines end in its sides, not in its front.
  const endsInFront = line.y === halfLength
  const frontCorners = [
    { x: -halfWidth, y: halfLength },
    { x: halfWidth, y: halfLength },
  ]
  const rightCorners = [
    { x: halfWidth, y: halfLength },
    { x: halfWidth, y: -halfLength },
  ]
  const front: ArcShape = {
    borders: [-cos, sin, 0, cos, sin, 0],
    edge: [{ x: -line.x, y: line.y }, ...(endsInFront ? [] : frontCorners), line],
  }
  const right: ArcShape = {
    borders: [cos, -sin, 0, cos, sin, 0],
    edge: [line, ...(endsInFront ? rightCorners : []), { x: line.x, y: -line.y }],
  }
  const fullFront: ArcShape = {
    borders: [0, 1, 0],
    edge: [{ x: -halfWidth, y: 0 }, ...frontCorners, { x: halfWidth, y: 0 }],
  }
  const bullseye: ArcShape = {
    borders: [1, 0, BULLSEYE_HALF, -1, 0, BULLSEYE_HALF, 0, 1, -halfLength],
    edge: [
      { x: -BULLSEYE_HALF, y: halfLength },
      { x: BULLSEYE_HALF, y: halfLength },
    ],
  }
  return {
    front,
    right,
    rear: mirrored(front, 1, -1),
    left: mirrored(right, -1, 1),
    bullseye,
    'full-front': fullFront,
    'full-rear': mirrored(fullFront, 1, -1),
  }
}

function mirrored({ borders, edge }: ArcShape, x: number, y: number): ArcShape {
  return {
    borders: borders.map((n, i) => (i % 3 === 0 ? n * x : i % 3 === 1 ? n * y : n)),
    edge: edge.map((p) => ({ x: p.x * x, y: p.y * y })),
  }
}

/** The arcs at which a turret arc indicator points (xw.g.turret.2, .4). */
export function turretArcs(indicator: StandardArc, double: boolean): readonly StandardArc[] {
  return double ? [indicator, across(indicator)] : [indicator]
}

function across(arc: StandardArc): StandardArc {
  switch (arc) {
    case 'front':
      return 'rear'
    case 'right':
      return 'left'
    case 'rear':
      return 'front'
    case 'left':
      return 'right'
    default:
      return never(arc)
  }
}
