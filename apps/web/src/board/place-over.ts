/** Where a panel lies over a board: in one of the places along its rim, over as little as can be that matters. */
import type { Size } from './camera/camera.ts'

/** Something on the board that a panel should not cover. */
export interface Obstruction {
  /** In pixels of the board, as everything here. */
  readonly x: number
  readonly y: number
  readonly reach: number
  /** How bad it would be. */
  readonly weight: number
}

export interface Corner {
  readonly left: number
  readonly top: number
}

const GAP = 10

/** Where two places cover the same, the first of these wins: hands work at the near edge. */
const PLACES = [
  [1, 1],
  [0, 1],
  [1, 0.5],
  [0, 0.5],
  [0.5, 1],
  [1, 0],
  [0, 0],
  [0.5, 0],
] as const

export function placeOver(board: Size, panel: Size, pieces: readonly Obstruction[]): Corner {
  const room = { width: board.width - panel.width - 2 * GAP, height: board.height - panel.height - 2 * GAP }
  let best: Corner = { left: GAP, top: GAP }
  let least = Number.POSITIVE_INFINITY
  for (const [right, down] of PLACES) {
    const at = { left: GAP + Math.max(0, room.width * right), top: GAP + Math.max(0, room.height * down) }
    const cost = pieces.reduce((sum, piece) => sum + (covers(at, panel, piece) ? piece.weight : 0), 0)
    if (cost < least) {
      least = cost
      best = at
    }
  }
  return best
}

function covers({ left, top }: Corner, { width, height }: Size, { x, y, reach }: Obstruction): boolean {
  const dx = Math.max(left - x, 0, x - left - width)
  const dy = Math.max(top - y, 0, y - top - height)
  return Math.hypot(dx, dy) < reach
}
