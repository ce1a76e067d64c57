/** The spaces that a base covers (rulebook: Große Figuren): 1×1, 1×2, 2×2 or 2×3, turned or not. */
import { type Board, type Space, spaceAt, xOf, yOf } from './board.ts'

export interface Base {
  /** As deployed: across and down. */
  readonly width: number
  readonly height: number
}

/** Where a figure stands: its upper left space, and whether its base is turned by 90 degrees. */
export interface Stand {
  readonly space: Space
  readonly turned: boolean
}

export function isLarge({ width, height }: Base): boolean {
  return width * height > 1
}

/** Only bases of two and six spaces look different when turned (ia.large-figures.5). */
export function canTurn({ width, height }: Base): boolean {
  return width !== height
}

export function across({ width, height }: Base, turned: boolean): number {
  return turned ? height : width
}

export function down({ width, height }: Base, turned: boolean): number {
  return turned ? width : height
}

/** Null where the base would stick out of the grid. */
export function footprint(board: Board, base: Base, { space, turned }: Stand): Space[] | null {
  const x = xOf(board, space)
  const y = yOf(board, space)
  const covered: Space[] = []
  for (let dy = 0; dy < down(base, turned); dy++)
    for (let dx = 0; dx < across(base, turned); dx++) {
      const one = spaceAt(board, x + dx, y + dy)
      if (one < 0) return null
      covered.push(one)
    }
  return covered
}

/** All ways to put a base so that it covers a space (ia.large-figures.11). */
export function standsOver(board: Board, base: Base, space: Space): Stand[] {
  const x = xOf(board, space)
  const y = yOf(board, space)
  const found: Stand[] = []
  for (const turned of canTurn(base) ? [false, true] : [false])
    for (let dy = 0; dy < down(base, turned); dy++)
      for (let dx = 0; dx < across(base, turned); dx++) {
        const corner = spaceAt(board, x - dx, y - dy)
        if (corner >= 0) found.push({ space: corner, turned })
      }
  return found.filter((stand) => footprint(board, base, stand) !== null)
}
