/**
 * Line of sight (rulebook: Sichtlinie): from one corner of a space two lines to two neighbouring corners of another
 * (ia.line-of-sight.2). What walls and terrain allow between two spaces is worked out once for a board and its doors;
 * figures are looked up in what is left.
 */

import { isAdjacent } from './adjacency.ts'
import { BLOCKING, type Board, type Doors, type Space, VOID, xOf, yOf } from './board.ts'
import { type Corner, type Line, line, type Obstacle } from './line.ts'

/** One corner here, two neighbouring ones there. */
interface Choice {
  readonly origin: Corner
  readonly ends: readonly [Corner, Corner]
}

/** What choices of corners have in their way, each as a number of spaces and these spaces: one list is quick to read. */
type Ways = readonly number[]

/** Who stands where: by space a number of the figure, 0 for none. Figures that don't block are left out. */
export type Standing = ArrayLike<number>

export class Sight {
  readonly board: Board
  readonly doors: Doors
  readonly #ways: (Ways | undefined)[]
  readonly #spaces: number

  constructor(board: Board, doors: Doors) {
    this.board = board
    this.doors = doors
    this.#spaces = board.width * board.height
    this.#ways = new Array<Ways | undefined>(this.#spaces * this.#spaces).fill(undefined)
  }

  /** Whether `from` sees `to`. Neither of the two figures blocks the line, wherever else it stands (ia.line-of-sight.11). */
  sees(from: Space, to: Space, standing: Standing): boolean {
    const ways = this.#between(from, to)
    const own = standing[from]
    const target = standing[to]
    for (let i = 0; i < ways.length; ) {
      const next = i + 1 + ways[i]
      for (i++; i < next; i++) {
        const figure = standing[ways[i]]
        if (figure !== 0 && figure !== own && figure !== target) break
      }
      if (i === next) return true
      i = next
    }
    return false
  }

  /** Regardless of figures: to and from Massive ones (ia.massive.2). */
  seesThroughFigures(from: Space, to: Space): boolean {
    return this.#between(from, to).length > 0
  }

  #between(from: Space, to: Space): Ways {
    const key = from * this.#spaces + to
    let ways = this.#ways[key]
    if (ways === undefined) {
      ways = workOut(this.board, this.doors, from, to)
      this.#ways[key] = ways
    }
    return ways
  }
}

/** Adjacent figures always see each other (ia.line-of-sight.9): a way with nothing on it. */
const FREE: Ways = [0]

function workOut(board: Board, doors: Doors, from: Space, to: Space): Ways {
  if (board.terrain[from] === VOID || board.terrain[to] === VOID) return []
  if (from === to || isAdjacent(board, doors, from, to)) return FREE
  const found: (readonly Space[])[] = []
  const ends = cornersOf(board, to)
  for (const origin of cornersOf(board, from)) {
    const lines: (Line | undefined)[] = [undefined, undefined, undefined, undefined]
    const lineTo = (end: number): Line => {
      const known = lines[end] ?? line(board, doors, from, origin, to, ends[end])
      lines[end] = known
      return known
    }
    // Of two opposite corners every edge has one as its end.
    if ('stopped' in lineTo(0) && 'stopped' in lineTo(2)) continue
    for (let i = 0; i < 4; i++) {
      if (!isChoice(origin, ends[i], ends[(i + 1) % 4])) continue
      const one = lineTo(i)
      const other = lineTo((i + 1) % 4)
      if ('stopped' in one || 'stopped' in other) continue
      const spaces = new Set([...one.crossed, ...other.crossed])
      spaces.delete(from)
      spaces.delete(to)
      found.push([...spaces])
    }
  }
  // Whatever crosses least is tried first; what crosses all that another does, and more, is of no use.
  found.sort((a, b) => a.length - b.length)
  const ways: number[] = []
  for (const [i, one] of found.entries())
    if (!found.some((better, k) => k < i && isWithin(better, one))) ways.push(one.length, ...one)
  return ways
}

function isWithin(few: readonly Space[], many: readonly Space[]): boolean {
  return few.every((space) => many.includes(space))
}

/** Clockwise, so that neighbours in the list are ends of one edge. */
export function cornersOf(board: Board, space: Space): readonly [Corner, Corner, Corner, Corner] {
  const x = xOf(board, space)
  const y = yOf(board, space)
  return [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ]
}

/** One corner here, the two ends of an edge there. */
function cornerChoices(board: Board, from: Space, to: Space): Choice[] {
  const there = cornersOf(board, to)
  return cornersOf(board, from).flatMap((origin) =>
    there.flatMap((one, i) => {
      const other = there[(i + 1) % 4]
      return isChoice(origin, one, other) ? [{ origin, ends: [one, other] as const }] : []
    }),
  )
}

/** Lines that overlap are none, and a line needs a length (ia.los-examples.4). */
function isChoice(origin: Corner, one: Corner, other: Corner): boolean {
  return (one.x - origin.x) * (other.y - origin.y) !== (one.y - origin.y) * (other.x - origin.x)
}

/** What a choice of corners comes to, so that it can be drawn: its two lines, and what stops each. */
export interface Attempt extends Choice {
  readonly stopped: readonly [Obstacle | null, Obstacle | null]
}

/** The proof of an answer: a choice of corners that works, or all of them with what is in the way. */
export type Proof =
  | { readonly sees: true; readonly adjacent: true }
  | { readonly sees: true; readonly adjacent: false; readonly attempt: Attempt }
  | { readonly sees: false; readonly attempts: readonly Attempt[] }

export function proof(board: Board, doors: Doors, from: Space, to: Space, standing: Standing): Proof {
  if (from === to || isAdjacent(board, doors, from, to)) return { sees: true, adjacent: true }
  const attempts = cornerChoices(board, from, to).map(({ origin, ends }): Attempt => {
    const stopped = (end: Corner): Obstacle | null =>
      obstacleOn(line(board, doors, from, origin, to, end), standing, from, to)
    return { origin, ends, stopped: [stopped(ends[0]), stopped(ends[1])] }
  })
  const attempt = attempts.find(({ stopped }) => stopped[0] === null && stopped[1] === null)
  return attempt === undefined ? { sees: false, attempts } : { sees: true, adjacent: false, attempt }
}

function obstacleOn(one: Line, standing: Standing, from: Space, to: Space): Obstacle | null {
  if ('stopped' in one) return one.stopped
  const inTheWay = one.crossed.find((space) => {
    const figure = standing[space]
    return (
      space !== from && space !== to && figure !== 0 && figure !== standing[from] && figure !== standing[to]
    )
  })
  return inTheWay === undefined ? null : { what: 'figure', space: inTheWay }
}

/** Whether a space can be stood on by everybody. */
export function isFloor(board: Board, space: Space): boolean {
  return board.terrain[space] !== VOID && board.terrain[space] !== BLOCKING
}
