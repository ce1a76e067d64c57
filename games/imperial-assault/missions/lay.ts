/** Boards of missions, written as rows of tiles. */
import { findTile } from '../facts/index.ts'
import { assemble, type Board, type Space } from '../map/index.ts'

/** Tile, quarter turns clockwise, column and row of its upper left corner. */
export type LaidTile = readonly [tile: string, turns: number, x: number, y: number]

export interface Layout {
  readonly width: number
  readonly height: number
  readonly tiles: readonly LaidTile[]
  /** The edges of each door, as `x,y,N` or `x,y,W`. */
  readonly doors: readonly (readonly string[])[]
}

/** Throws where tiles don't fit: a mission of ours must. */
export function boardOf({ width, height, tiles, doors }: Layout): Board {
  const laid = tiles.map(([id, turns, x, y]) => {
    const tile = findTile(id)
    if (tile === undefined) throw new Error(`there is no tile ${id}`)
    return { tile, turns, x, y }
  })
  return assemble(width, height, laid, doors).board
}

/** `3,4` as a space. */
export function spaceFrom(width: number, text: string): Space {
  const [x, y] = text.split(',').map(Number)
  return y * width + x
}

/** `3-5,4` is three spaces of a row; several with spaces between them. */
export function spacesFrom(width: number, text: string): Space[] {
  return text.split(' ').flatMap((part) => {
    const [columns, row] = part.split(',')
    const [from, to = from] = columns.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => Number(row) * width + from + i)
  })
}
