/**
 * Two of the three graphs over the spaces. Adjacency (rulebook: Benachbart): a shared edge without wall, door or
 * blocking line, or a corner around which one can get. Counting (Felder zählen): along adjacent spaces, through figures
 * and impassable terrain, never through blocking terrain. The third, movement, is in `movement.ts`.
 */
import {
  BLOCKING,
  type Board,
  type Doors,
  northOf,
  type Space,
  spaceAt,
  stops,
  VOID,
  westOf,
  xOf,
  yOf,
} from './board.ts'
import { connects, wayOf } from './corner.ts'

/** Steps to the eight spaces around; the orthogonal ones first. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
]

export function isAdjacent(board: Board, doors: Doors, one: Space, other: Space): boolean {
  const dx = xOf(board, other) - xOf(board, one)
  const dy = yOf(board, other) - yOf(board, one)
  if (one === other || Math.abs(dx) > 1 || Math.abs(dy) > 1) return false
  if (board.terrain[one] === VOID || board.terrain[other] === VOID) return false
  return isJoined(board, doors, 'sight', xOf(board, one), yOf(board, one), dx, dy)
}

/** Whether a step from a space to one beside it is open to sight or movement; what the two spaces hold is not asked. */
export function isJoined(
  board: Board,
  doors: Doors,
  purpose: 'sight' | 'move',
  x: number,
  y: number,
  dx: number,
  dy: number,
): boolean {
  if (dx === 0) return !stops(northOf(board, x, dy < 0 ? y : y + 1), doors, purpose)
  if (dy === 0) return !stops(westOf(board, dx < 0 ? x : x + 1, y), doors, purpose)
  const cornerX = dx > 0 ? x + 1 : x
  const cornerY = dy > 0 ? y + 1 : y
  return connects(board, doors, purpose, cornerX, cornerY, wayOf(-dx, -dy), wayOf(dx, dy))
}

export function adjacentTo(board: Board, doors: Doors, space: Space): Space[] {
  const x = xOf(board, space)
  const y = yOf(board, space)
  const found: Space[] = []
  for (const [dx, dy] of STEPS) {
    const other = spaceAt(board, x + dx, y + dy)
    if (other >= 0 && board.terrain[other] !== VOID && isJoined(board, doors, 'sight', x, y, dx, dy))
      found.push(other)
  }
  return found
}

/** Further than any board. */
export const UNREACHED = 255

/** A number of spaces as it can be told: null where walls, doors or blocking terrain leave none to count (ia.counting-spaces.3). */
export function counted(spaces: number): number | null {
  return spaces === UNREACHED ? null : spaces
}

/** How many spaces away every space is (ia.counting-spaces.1 to .3); onto blocking terrain, but not through it. */
export class Counting {
  readonly #adjacent: readonly (readonly Space[])[]
  readonly #board: Board
  readonly #rows: (Uint8Array | undefined)[]

  constructor(board: Board, doors: Doors) {
    this.#board = board
    const spaces = board.width * board.height
    this.#adjacent = Array.from({ length: spaces }, (_, space) =>
      board.terrain[space] === VOID ? [] : adjacentTo(board, doors, space),
    )
    this.#rows = new Array<Uint8Array | undefined>(spaces).fill(undefined)
  }

  adjacent(space: Space): readonly Space[] {
    return this.#adjacent[space]
  }

  between(from: Space, to: Space): number {
    return this.from(from)[to]
  }

  from(space: Space): Uint8Array {
    let row = this.#rows[space]
    if (row === undefined) {
      row = this.#count(space)
      this.#rows[space] = row
    }
    return row
  }

  #count(from: Space): Uint8Array {
    const row = new Uint8Array(this.#adjacent.length).fill(UNREACHED)
    row[from] = 0
    const reached = [from]
    for (let i = 0; i < reached.length; i++) {
      const space = reached[i]
      if (space !== from && this.#board.terrain[space] === BLOCKING) continue
      for (const next of this.#adjacent[space])
        if (row[next] === UNREACHED) {
          row[next] = row[space] + 1
          reached.push(next)
        }
    }
    return row
  }
}
