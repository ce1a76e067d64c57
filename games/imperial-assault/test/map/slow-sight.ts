/**
 * Line of sight once more, slowly and by other means: lines are cut with every square and every edge of the board, and
 * corners are walked around on a small circle of points. Shares nothing with `map/sight.ts` but the board.
 */
import {
  BLOCKING,
  type Board,
  type Doors,
  northOf,
  type Space,
  stops,
  VOID,
  westOf,
} from '../../map/index.ts'

type Point = readonly [number, number]
const TINY = 1e-9
const ROUND = 40

export function seesSlowly(
  board: Board,
  doors: Doors,
  from: Space,
  to: Space,
  figures: ArrayLike<number>,
): boolean {
  const corners = (space: Space): Point[] => {
    const x = space % board.width
    const y = Math.floor(space / board.width)
    return [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ]
  }
  const walker = new Walker(board, doors)
  if (from === to || walker.touch(from, to)) return true
  const isFree = (origin: Point, end: Point): boolean => walker.isFree(origin, end, from, to, figures)
  return corners(from).some((origin) =>
    corners(to).some((one, i, all) => {
      const other = all[(i + 1) % 4]
      const area =
        (one[0] - origin[0]) * (other[1] - origin[1]) - (one[1] - origin[1]) * (other[0] - origin[0])
      return area !== 0 && isFree(origin, one) && isFree(origin, other)
    }),
  )
}

class Walker {
  readonly #board: Board
  readonly #doors: Doors

  constructor(board: Board, doors: Doors) {
    this.#board = board
    this.#doors = doors
  }

  /** Adjacent: an open edge between them, or a corner around which one can walk. */
  touch(one: Space, other: Space): boolean {
    const { width } = this.#board
    const [ax, ay] = [one % width, Math.floor(one / width)]
    const [bx, by] = [other % width, Math.floor(other / width)]
    if (Math.max(Math.abs(ax - bx), Math.abs(ay - by)) !== 1) return false
    if (ax === bx) return !this.#isWall(northOf(this.#board, ax, Math.max(ay, by)))
    if (ay === by) return !this.#isWall(westOf(this.#board, Math.max(ax, bx), ay))
    const corner: Point = [Math.max(ax, bx), Math.max(ay, by)]
    return this.#canWalk(corner, angle(corner, [ax + 0.5, ay + 0.5]), angle(corner, [bx + 0.5, by + 0.5]))
  }

  isFree(from: Point, to: Point, own: Space, target: Space, figures: ArrayLike<number>): boolean {
    const board = this.#board
    for (let y = -1; y <= board.height; y++)
      for (let x = -1; x <= board.width; x++) {
        const inside = x >= 0 && y >= 0 && x < board.width && y < board.height
        const space = inside ? y * board.width + x : -1
        if (inside && (space === own || space === target)) continue
        const terrain = inside ? board.terrain[space] : VOID
        const figure = inside ? figures[space] : 0
        const solid =
          terrain === VOID ||
          terrain === BLOCKING ||
          (figure !== 0 && figure !== figures[own] && figure !== figures[target])
        if (solid && cutsSquare(from, to, x, y)) return false
      }
    for (let y = 0; y <= board.height; y++)
      for (let x = 0; x <= board.width; x++) {
        if (this.#isWall(northOf(board, x, y)) && cutsEdge(from, to, x, y, x + 1, y)) return false
        if (this.#isWall(westOf(board, x, y)) && cutsEdge(from, to, x, y, x, y + 1)) return false
      }
    return this.#passesCorners(from, to, own, target)
  }

  #isWall(edge: number): boolean {
    return stops(edge, this.#doors, 'sight')
  }

  #passesCorners(from: Point, to: Point, own: Space, target: Space): boolean {
    const { width } = this.#board
    const middle = (space: Space): Point => [(space % width) + 0.5, Math.floor(space / width) + 0.5]
    const touched: Point[] = []
    const length = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))
    for (let i = 0; i <= length; i++) {
      const x = from[0] + ((to[0] - from[0]) * i) / length
      const y = from[1] + ((to[1] - from[1]) * i) / length
      if (Math.abs(x - Math.round(x)) < TINY && Math.abs(y - Math.round(y)) < TINY)
        touched.push([Math.round(x), Math.round(y)])
    }
    return touched.every((corner, i) => {
      const back = i === 0 ? angle(corner, middle(own)) : angle(corner, from)
      const ahead = i === touched.length - 1 ? angle(corner, middle(target)) : angle(corner, to)
      return this.#canWalk(corner, back, ahead)
    })
  }

  /** Around the corner on a small circle, either way. */
  #canWalk(corner: Point, from: number, to: number): boolean {
    return this.#walk(corner, from, to, 1) || this.#walk(corner, from, to, -1)
  }

  #walk([cx, cy]: Point, from: number, to: number, turn: 1 | -1): boolean {
    const board = this.#board
    let far = (((to - from) * turn) % (2 * Math.PI)) + (to * turn < from * turn ? 2 * Math.PI : 0)
    if (far < 0) far += 2 * Math.PI
    if (far < TINY) return true
    let before: Point | null = null
    for (let i = 0; i <= ROUND; i++) {
      const a = from + turn * far * (i / ROUND)
      const at: Point = [cx + 0.3 * Math.cos(a), cy + 0.3 * Math.sin(a)]
      const onLine = Math.abs(at[0] - cx) < 1e-6 || Math.abs(at[1] - cy) < 1e-6
      if (!onLine) {
        const x = Math.floor(at[0])
        const y = Math.floor(at[1])
        const inside = x >= 0 && y >= 0 && x < board.width && y < board.height
        const terrain = inside ? board.terrain[y * board.width + x] : VOID
        const isEnd =
          i === 0 || i === ROUND || isSameSquare(at, from, [cx, cy]) || isSameSquare(at, to, [cx, cy])
        if (!isEnd && (terrain === VOID || terrain === BLOCKING)) return false
        if (before !== null && this.#crosses(before, at, [cx, cy])) return false
        before = at
      }
    }
    return true
  }

  /** Whether a small step on the circle goes over a closed edge. */
  #crosses(before: Point, at: Point, [cx, cy]: Point): boolean {
    const board = this.#board
    if ((before[0] - cx) * (at[0] - cx) < 0)
      return this.#isWall(at[1] > cy ? westOf(board, cx, cy) : westOf(board, cx, cy - 1))
    if ((before[1] - cy) * (at[1] - cy) < 0)
      return this.#isWall(at[0] > cx ? northOf(board, cx, cy) : northOf(board, cx - 1, cy))
    return false
  }
}

/** A direction strictly inside a square begins in that square, whatever it holds; one along an edge does not. */
function isSameSquare(at: Point, direction: number, [cx, cy]: Point): boolean {
  const there: Point = [cx + 0.3 * Math.cos(direction), cy + 0.3 * Math.sin(direction)]
  if (Math.abs(there[0] - cx) < 1e-6 || Math.abs(there[1] - cy) < 1e-6) return false
  return Math.floor(there[0]) === Math.floor(at[0]) && Math.floor(there[1]) === Math.floor(at[1])
}

function angle([x, y]: Point, [tx, ty]: Point): number {
  return Math.atan2(ty - y, tx - x)
}

/** Whether the line meets the inside of the unit square at (x, y). */
function cutsSquare(from: Point, to: Point, x: number, y: number): boolean {
  if (!isBeside(from[0], to[0], x, x + 1) || !isBeside(from[1], to[1], y, y + 1)) return false
  let first = 0
  let last = 1
  for (const [start, way, low] of [
    [from[0], to[0] - from[0], x],
    [from[1], to[1] - from[1], y],
  ]) {
    if (way === 0) continue
    const one = (low - start) / way
    const other = (low + 1 - start) / way
    first = Math.max(first, Math.min(one, other))
    last = Math.min(last, Math.max(one, other))
  }
  return last - first > TINY
}

/** Whether the line goes over an edge between its ends. */
function cutsEdge(from: Point, to: Point, ax: number, ay: number, bx: number, by: number): boolean {
  if (!isBeside(from[0], to[0], ax, bx) || !isBeside(from[1], to[1], ay, by)) return false
  const [a, b]: [Point, Point] = [
    [ax, ay],
    [bx, by],
  ]
  const side = (p: Point, q: Point, r: Point): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return side(from, to, a) * side(from, to, b) < 0 && side(a, b, from) * side(a, b, to) < 0
}

/** Whether the way from one to the other comes by what lies from `low` to `high`, and not only up to it. */
function isBeside(one: number, other: number, low: number, high: number): boolean {
  return Math.min(one, other) < high && Math.max(one, other) > low
}
