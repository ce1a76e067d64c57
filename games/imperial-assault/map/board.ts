/**
 * A board: spaces in a grid, and the edges between them. Free of everything that stands on it. Space (x, y) has the
 * number `y * width + x` and the corners (x, y) to (x + 1, y + 1); y grows downwards.
 */
import type { Id } from '@dejarik/kernel'

/** No space at all, or what its border says (ia.terrain.1). */
export const VOID = 0
export const NORMAL = 1
export const DIFFICULT = 2
export const IMPASSABLE = 3
export const BLOCKING = 4

/** What lies on an edge. A door is there or not: see `Doors`. */
export const OPEN = 0
export const WALL = 1
export const BLOCKING_EDGE = 2
export const IMPASSABLE_EDGE = 3
/** Edge of door `n` is `DOOR + n`. */
export const DOOR = 8

export type Space = Id<'space'>

export interface Board {
  readonly width: number
  readonly height: number
  /** By space. */
  readonly terrain: readonly number[]
  /** The edge on a space's upper side; walls around the board included. */
  readonly north: readonly number[]
  /** The edge on a space's left side. */
  readonly west: readonly number[]
  readonly doors: number
  /** Interior spaces matter to missions and to Massive figures (ia.interior-spaces.1). */
  readonly interior: readonly boolean[]
  /** The tile that a space belongs to, e.g. `25A`; missions speak of tiles by number. */
  readonly tile: readonly string[]
}

/** Closed doors as bits. */
export type Doors = number

export function allClosed(board: Board): Doors {
  return (1 << board.doors) - 1
}

export function spaceAt(board: Board, x: number, y: number): Space {
  return x < 0 || y < 0 || x >= board.width || y >= board.height ? -1 : y * board.width + x
}

export function xOf(board: Board, space: Space): number {
  return space % board.width
}

export function yOf(board: Board, space: Space): number {
  return Math.floor(space / board.width)
}

export function isSpace(board: Board, space: Space): boolean {
  return space >= 0 && board.terrain[space] !== VOID
}

/** The upper edge of the place (x, y), which may lie just outside of the board. */
export function northOf(board: Board, x: number, y: number): number {
  return y >= board.height || x < 0 || x >= board.width || y < 0 ? WALL : board.north[y * board.width + x]
}

export function westOf(board: Board, x: number, y: number): number {
  return x >= board.width || y < 0 || y >= board.height || x < 0 ? WALL : board.west[y * board.width + x]
}

/** What stops whom: sight and counting know no impassable terrain, movement does (ia.impassable-terrain.4). */
export type Purpose = 'sight' | 'move'

/** Whether an edge can't be crossed; a closed door is a wall (ia.doors.2). */
export function stops(edge: number, doors: Doors, purpose: Purpose): boolean {
  if (edge === OPEN) return false
  if (edge >= DOOR) return (doors & (1 << (edge - DOOR))) !== 0
  return edge === IMPASSABLE_EDGE ? purpose === 'move' : true
}

/** Whether a space's terrain is in the way; a place without a space always is. */
export function isClosed(terrain: number, purpose: Purpose): boolean {
  return terrain === VOID || terrain === BLOCKING || (terrain === IMPASSABLE && purpose === 'move')
}
