import { contains } from './polygon.ts'

/** More corners than any token has: the size of what is set aside to work on one. */
export const MOST_CORNERS = 128

/** The outline of a token in its own frame, with what never changes wherever the token lies. */
export interface Outline {
  /** Corners in order, as right, forward, right, forward and so on. */
  readonly points: readonly number[]
  /** Indices in `points` of the corners that a string around the token would touch. */
  readonly hull: readonly number[]
  /** Radius around the centre that holds all of it. */
  readonly reach: number
  /** How far inside it the centre lies at least, which is nothing; negative if the centre lies outside. */
  readonly core: number
  /** Half the length of the longest edge. */
  readonly halfEdge: number
}

export function outlineOf(points: readonly number[]): Outline {
  if (points.length > 2 * MOST_CORNERS) throw new RangeError(`an outline has at most ${MOST_CORNERS} corners`)
  let farthest = 0
  let longest = 0
  for (let i = 0, h = points.length - 2; i < points.length; h = i, i += 2) {
    const dx = points[i] - points[h]
    const dy = points[i + 1] - points[h + 1]
    farthest = Math.max(farthest, points[i] * points[i] + points[i + 1] * points[i + 1])
    longest = Math.max(longest, dx * dx + dy * dy)
  }
  const reach = Math.sqrt(farthest)
  const core = contains(Float64Array.from(points), 0, 0) ? 0 : -reach
  return { points, hull: hullOf(points), reach, core, halfEdge: Math.sqrt(longest) / 2 }
}

/** From the lowest corner on, always the next one that has all others on its left. */
function hullOf(points: readonly number[]): readonly number[] {
  let lowest = 0
  for (let i = 2; i < points.length; i += 2) if (points[i + 1] < points[lowest + 1]) lowest = i
  const hull: number[] = []
  let at = lowest
  do {
    hull.push(at)
    let next = at === 0 ? 2 : 0
    for (let i = 0; i < points.length; i += 2) if (i !== at && isRightOf(points, at, next, i)) next = i
    at = next
  } while (at !== lowest && hull.length <= points.length / 2)
  return hull
}

/** Whether a corner lies to the right of the line from one to another, or beyond the other on it. */
function isRightOf(points: readonly number[], from: number, to: number, corner: number): boolean {
  const ax = points[to] - points[from]
  const ay = points[to + 1] - points[from + 1]
  const bx = points[corner] - points[from]
  const by = points[corner + 1] - points[from + 1]
  const turn = ax * by - ay * bx
  return turn < 0 || (turn === 0 && bx * bx + by * by > ax * ax + ay * ay)
}
