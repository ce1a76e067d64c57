import { never } from '@dejarik/kernel'
import type { Placed } from './placed.ts'
import { BAND, rangeOf, TOLERANCE } from './units.ts'

/** The marked surface; its corner down left is the origin of the board. */
export interface PlayArea {
  readonly width: number
  readonly height: number
}

/** 3 feet square (xw.g.setup.11). */
export const STANDARD_PLAY_AREA: PlayArea = { width: 914_400, height: 914_400 }

export type Edge = 'south' | 'north' | 'west' | 'east'
export const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east']

/** Whether any part lies outside (xw.g.flee.1). */
export function isOutside(area: PlayArea, { points }: Placed): boolean {
  for (let i = 0; i < points.length; i += 2) {
    if (points[i] < -TOLERANCE || points[i] > area.width + TOLERANCE) return true
    if (points[i + 1] < -TOLERANCE || points[i + 1] > area.height + TOLERANCE) return true
  }
  return false
}

/** How far the closest and the farthest part lie from an edge; negative outside the play area. */
export function distancesFromEdge(area: PlayArea, edge: Edge, { points }: Placed): readonly [number, number] {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < points.length; i += 2) {
    const d = fromEdge(area, edge, points[i], points[i + 1])
    least = Math.min(least, d)
    most = Math.max(most, d)
  }
  return [least, most]
}

function fromEdge(area: PlayArea, edge: Edge, x: number, y: number): number {
  switch (edge) {
    case 'south':
      return y
    case 'north':
      return area.height - y
    case 'west':
      return x
    case 'east':
      return area.width - x
    default:
      return never(edge)
  }
}

/** Wholly inside the play area and no farther from its edge than the end of the band (xw.g.setup.18, xw.g.range.7). */
export function isWithinRangeOfEdge(area: PlayArea, edge: Edge, range: number, placed: Placed): boolean {
  return !isOutside(area, placed) && rangeOf(distancesFromEdge(area, edge, placed)[1]) <= range
}

/** No part between the edge and the end of the band (xw.g.setup.15, xw.g.range.8). */
export function isBeyondRangeOfEdge(area: PlayArea, edge: Edge, range: number, placed: Placed): boolean {
  return rangeOf(distancesFromEdge(area, edge, placed)[0]) > range
}

/** Fills the depth of the band at an edge, as a large ship may that does not fit into it (xw.g.size.9). */
export function fillsRangeFromEdge(area: PlayArea, edge: Edge, range: number, placed: Placed): boolean {
  const [least, most] = distancesFromEdge(area, edge, placed)
  return !isOutside(area, placed) && least <= TOLERANCE && most >= range * BAND - TOLERANCE
}
