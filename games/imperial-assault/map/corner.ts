/**
 * Around a corner lie four spaces with four edges between them. Whether one can get from one direction to another
 * around it decides diagonal steps, adjacency over a corner, and what a line of sight may do there: where walls or
 * blocking terrain meet diagonally there is no way (ia.adjacent.3, ia.move.5, ia.line-of-sight.7).
 */
import {
  type Board,
  type Doors,
  isClosed,
  northOf,
  type Purpose,
  spaceAt,
  stops,
  VOID,
  westOf,
} from './board.ts'

/**
 * Eight directions clockwise from north; the odd ones point into the four spaces, the even ones along the four edges.
 * A direction strictly between two edges counts as that of the space it points into.
 */
export type Way = number

export const NORTH: Way = 0
export const NORTH_EAST: Way = 1
export const EAST: Way = 2
export const SOUTH_EAST: Way = 3
export const SOUTH: Way = 4
export const SOUTH_WEST: Way = 5
export const WEST: Way = 6
export const NORTH_WEST: Way = 7

/** The direction of a step by (dx, dy); y grows downwards. */
export function wayOf(dx: number, dy: number): Way {
  if (dx === 0) return dy < 0 ? NORTH : SOUTH
  if (dy === 0) return dx > 0 ? EAST : WEST
  if (dx > 0) return dy < 0 ? NORTH_EAST : SOUTH_EAST
  return dy < 0 ? NORTH_WEST : SOUTH_WEST
}

/** The terrain that lies in an odd direction from the corner (x, y). */
function terrainAt(board: Board, x: number, y: number, way: Way): number {
  const dx = way === NORTH_EAST || way === SOUTH_EAST ? 0 : -1
  const dy = way === SOUTH_EAST || way === SOUTH_WEST ? 0 : -1
  const space = spaceAt(board, x + dx, y + dy)
  return space < 0 ? VOID : board.terrain[space]
}

/** The edge that runs from the corner (x, y) in an even direction. */
function edgeAt(board: Board, x: number, y: number, way: Way): number {
  if (way === NORTH) return westOf(board, x, y - 1)
  if (way === SOUTH) return westOf(board, x, y)
  return way === EAST ? northOf(board, x, y) : northOf(board, x - 1, y)
}

/** Whether one gets from one direction to the other around a corner, on either side; the two ends themselves are free. */
export function connects(
  board: Board,
  doors: Doors,
  purpose: Purpose,
  x: number,
  y: number,
  from: Way,
  to: Way,
): boolean {
  return (
    from === to ||
    isFree(board, doors, purpose, x, y, from, to) ||
    isFree(board, doors, purpose, x, y, to, from)
  )
}

/** Clockwise from one direction to the other. */
function isFree(
  board: Board,
  doors: Doors,
  purpose: Purpose,
  x: number,
  y: number,
  from: Way,
  to: Way,
): boolean {
  for (let way = (from + 1) & 7; way !== to; way = (way + 1) & 7) {
    const isInTheWay =
      (way & 1) === 1
        ? isClosed(terrainAt(board, x, y, way), purpose)
        : stops(edgeAt(board, x, y, way), doors, purpose)
    if (isInTheWay) return false
  }
  return true
}
