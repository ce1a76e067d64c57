/**
 * Boards in the coordinates of the rulebook's appendices as our inventory gives them: space (x, y) is the unit square
 * with the lower left corner (x, y). All is open floor from −7 to +9 but what is named.
 */
import {
  BLOCKING,
  BLOCKING_EDGE,
  type Board,
  DIFFICULT,
  DOOR,
  IMPASSABLE,
  IMPASSABLE_EDGE,
  NORMAL,
  OPEN,
  type Space,
  WALL,
} from '../../map/index.ts'

export type Point = readonly [number, number]
/** From one corner to another along a grid line. */
export type Segment = readonly [Point, Point]

export interface Drawn {
  readonly walls?: readonly Segment[]
  readonly doors?: readonly Segment[]
  readonly blockingEdges?: readonly Segment[]
  readonly impassableEdges?: readonly Segment[]
  readonly blocking?: readonly Point[]
  readonly impassable?: readonly Point[]
  readonly difficult?: readonly Point[]
}

const FIRST = -7
const SIZE = 17

/** The number of the space with this lower left corner. */
export function at([x, y]: Point): Space {
  return (SIZE - 1 - (y - FIRST)) * SIZE + (x - FIRST)
}

export function boardOf(drawn: Drawn): Board {
  const spaces = SIZE * SIZE
  const terrain = new Array<number>(spaces).fill(NORMAL)
  const north: number[] = Array.from({ length: spaces }, (_, space) => (space < SIZE ? WALL : OPEN))
  const west: number[] = Array.from({ length: spaces }, (_, space) => (space % SIZE === 0 ? WALL : OPEN))
  for (const point of drawn.blocking ?? []) terrain[at(point)] = BLOCKING
  for (const point of drawn.impassable ?? []) terrain[at(point)] = IMPASSABLE
  for (const point of drawn.difficult ?? []) terrain[at(point)] = DIFFICULT
  const edge = ([[x1, y1], [x2, y2]]: Segment, kind: number): void => {
    for (let y = y1; y < y2; y++) west[at([x1, y])] = kind
    // The upper edge of the space below the line.
    for (let x = x1; x < x2; x++) north[at([x, y1 - 1])] = kind
  }
  for (const segment of drawn.walls ?? []) edge(segment, WALL)
  for (const segment of drawn.blockingEdges ?? []) edge(segment, BLOCKING_EDGE)
  for (const segment of drawn.impassableEdges ?? []) edge(segment, IMPASSABLE_EDGE)
  for (const [i, segment] of (drawn.doors ?? []).entries()) edge(segment, DOOR + i)
  return {
    width: SIZE,
    height: SIZE,
    terrain,
    north,
    west,
    doors: drawn.doors?.length ?? 0,
    interior: terrain.map(() => false),
    tile: terrain.map(() => '1A'),
  }
}

/** Figures numbered from 1 in the order in which they are named. */
export function standing(...figures: readonly Point[]): number[] {
  const found = new Array<number>(SIZE * SIZE).fill(0)
  for (const [i, point] of figures.entries()) found[at(point)] = i + 1
  return found
}
