/**
 * One line of sight from corner to corner, in whole numbers. It must not meet the interior of blocking terrain, nor
 * cross an edge with a wall; it may run along edges, and at every corner that it touches the two directions that it
 * joins must connect around that corner (`corner.ts`).
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
import { connects, type Way, wayOf } from './corner.ts'

export interface Corner {
  readonly x: number
  readonly y: number
}

/** Why a line is no line of sight. */
export type Obstacle =
  | { readonly what: 'wall'; readonly x: number; readonly y: number; readonly side: 'north' | 'west' }
  | { readonly what: 'terrain'; readonly space: Space }
  | { readonly what: 'corner'; readonly x: number; readonly y: number }
  | { readonly what: 'figure'; readonly space: Space }

/** Spaces whose interior a line crosses, in order; or what stops it first. */
export type Line = { readonly crossed: readonly Space[] } | { readonly stopped: Obstacle }

/** From a corner of `own` to a corner of `target`, which may stand in blocking terrain themselves (ia.massive.12). */
export function line(board: Board, doors: Doors, own: Space, from: Corner, target: Space, to: Corner): Line {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const steps = greatestCommonDivisor(Math.abs(dx), Math.abs(dy))
  const ahead = wayOf(dx, dy)
  const back = wayOf(-dx, -dy)
  if (!connects(board, doors, 'sight', from.x, from.y, towards(board, from, own), ahead))
    return { stopped: { what: 'corner', x: from.x, y: from.y } }
  const crossed: Space[] = []
  for (let i = 0; i < steps; i++) {
    const x = from.x + (dx / steps) * i
    const y = from.y + (dy / steps) * i
    if (i > 0 && !connects(board, doors, 'sight', x, y, back, ahead))
      return { stopped: { what: 'corner', x, y } }
    const obstacle = between(board, doors, own, target, x, y, dx / steps, dy / steps, crossed)
    if (obstacle !== null) return { stopped: obstacle }
  }
  if (!connects(board, doors, 'sight', to.x, to.y, back, towards(board, to, target)))
    return { stopped: { what: 'corner', x: to.x, y: to.y } }
  return { crossed }
}

/** The direction from a corner into one of the four spaces around it. */
function towards(board: Board, { x, y }: Corner, space: Space): Way {
  return wayOf(2 * xOf(board, space) + 1 - 2 * x, 2 * yOf(board, space) + 1 - 2 * y)
}

/** From one corner to the next that the line touches: (a, b) have no common divisor, so none lies between. */
function between(
  board: Board,
  doors: Doors,
  own: Space,
  target: Space,
  x: number,
  y: number,
  a: number,
  b: number,
  crossed: Space[],
): Obstacle | null {
  if (a === 0 || b === 0) return null
  const stepX = Math.sign(a)
  const stepY = Math.sign(b)
  let spaceX = stepX > 0 ? x : x - 1
  let spaceY = stepY > 0 ? y : y - 1
  // Which grid line comes next: after i of |a| upright and j of |b| level ones, compare (i+1)/|a| with (j+1)/|b|.
  let i = 0
  let j = 0
  for (;;) {
    const space = spaceAt(board, spaceX, spaceY)
    if (space !== own && space !== target) {
      const terrain = space < 0 ? VOID : board.terrain[space]
      if (terrain === VOID || terrain === BLOCKING) return { what: 'terrain', space }
    }
    crossed.push(space)
    const upright = (i + 1) * Math.abs(b)
    const level = (j + 1) * Math.abs(a)
    if (upright === level) return null
    if (upright < level) {
      const edgeX = stepX > 0 ? spaceX + 1 : spaceX
      if (stops(westOf(board, edgeX, spaceY), doors, 'sight'))
        return { what: 'wall', x: edgeX, y: spaceY, side: 'west' }
      spaceX += stepX
      i++
    } else {
      const edgeY = stepY > 0 ? spaceY + 1 : spaceY
      if (stops(northOf(board, spaceX, edgeY), doors, 'sight'))
        return { what: 'wall', x: spaceX, y: edgeY, side: 'north' }
      spaceY += stepY
      j++
    }
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
