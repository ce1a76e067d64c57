/**
 * Line of sight (rulebook: Sichtlinie): from one corner of a space two lines to two neighbouring corners of another
 * (ia.line-of-sight.2). What walls and terrain allow between two spaces is worked out once for a board and its doors;
 * figures are looked up in what is left.
 */

import { isAdjacent } from './adjacency.ts'
import { BLOCKING, type Board, type Doors, type Space, VOID, xOf, yOf } from './board.ts'
import { type Corner, type Line, line, type Obstacle } from './line.ts'

/** A choice of corners, and the spaces that its two lines cross besides the two ends. */
interface Choice {
  readonly origin: Corner
  readonly ends: readonly [Corner, Corner]
  readonly crossed: readonly Space[]
}

/** Who stands where: by space a number of the figure, 0 for none. Figures that don't block are left out. */
export type Standing = ArrayLike<number>

export class Sight {
  readonly board: Board
  readonly doors: Doors
  readonly #choices: (readonly Choice[] | undefined)[]

  constructor(board: Board, doors: Doors) {
    this.board = board
    this.doors = doors
    const spaces = board.width * board.height
    this.#choices = new Array<readonly Choice[] | undefined>(spaces * spaces).fill(undefined)
  }

  /** Whether `from` sees `to`. Neither of the two figures blocks the line, wherever else it stands (ia.line-of-sight.11). */
  sees(from: Space, to: Space, standing: Standing): boolean {
    const choices = this.#between(from, to)
    const own = standing[from]
    const target = standing[to]
    for (let i = 0; i < choices.length; i++) {
      const { crossed } = choices[i]
      let k = 0
      for (; k < crossed.length; k++) {
        const figure = standing[crossed[k]]
        if (figure !== 0 && figure !== own && figure !== target) break
      }
      if (k === crossed.length) return true
    }
    return false
  }

  /** Regardless of figures: to and from Massive ones (ia.massive.2). */
  seesThroughFigures(from: Space, to: Space): boolean {
    return this.#between(from, to).length > 0
  }

  #between(from: Space, to: Space): readonly Choice[] {
    const key = from * this.board.width * this.board.height + to
    let choices = this.#choices[key]
    if (choices === undefined) {
      choices = workOut(this.board, this.doors, from, to)
      this.#choices[key] = choices
    }
    return choices
  }
}

/** Adjacent figures always see each other (ia.line-of-sight.9): a choice that crosses nothing. */
function workOut(board: Board, doors: Doors, from: Space, to: Space): Choice[] {
  if (board.terrain[from] === VOID || board.terrain[to] === VOID) return []
  if (from === to || isAdjacent(board, doors, from, to)) {
    const corner = cornersOf(board, from)[0]
    return [{ origin: corner, ends: [corner, corner], crossed: [] }]
  }
  const found: Choice[] = []
  for (const { origin, ends } of cornerChoices(board, from, to)) {
    const lines = ends.map((end) => line(board, doors, from, origin, to, end))
    if (lines.some((one) => 'stopped' in one)) continue
    const spaces = new Set(lines.flatMap((one) => ('crossed' in one ? one.crossed : [])))
    spaces.delete(from)
    spaces.delete(to)
    found.push({ origin, ends, crossed: [...spaces] })
  }
  // Whatever crosses least is tried first; a choice that crosses all that another does, and more, is of no use.
  found.sort((a, b) => a.crossed.length - b.crossed.length)
  return found.filter((one, i) => !found.slice(0, i).some((better) => isWithin(better.crossed, one.crossed)))
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

/** One corner here, the two ends of an edge there. Lines that overlap are none, and a line needs a length (ia.los-examples.4). */
function cornerChoices(board: Board, from: Space, to: Space): Omit<Choice, 'crossed'>[] {
  const there = cornersOf(board, to)
  return cornersOf(board, from).flatMap((origin) =>
    there.flatMap((one, i) => {
      const other = there[(i + 1) % 4]
      const turn = (one.x - origin.x) * (other.y - origin.y) - (one.y - origin.y) * (other.x - origin.x)
      return turn === 0 ? [] : [{ origin, ends: [one, other] as const }]
    }),
  )
}

/** What a choice of corners comes to, so that it can be drawn: its two lines, and what stops each. */
export interface Attempt {
  readonly origin: Corner
  readonly ends: readonly [Corner, Corner]
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
