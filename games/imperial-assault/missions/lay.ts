/** Boards of missions, written as rows of tiles. */
import { findTile } from '../facts/index.ts'
import { type Assembled, assemble, IMPASSABLE, OPEN, readEdge, type Space, WALL } from '../map/index.ts'

/** Tile, quarter turns clockwise, column and row of its upper left corner. */
export type LaidTile = readonly [tile: string, turns: number, x: number, y: number]

export interface Layout {
  readonly width: number
  readonly height: number
  readonly tiles: readonly LaidTile[]
  /** The edges of each door, as `x,y,N` or `x,y,W`. */
  readonly doors: readonly (readonly string[])[]
  /** Edges that are walls, whatever the tiles show there. */
  readonly walls?: readonly string[]
  /** Edges that nothing closes, whatever the tiles show there. */
  readonly openings?: readonly string[]
  /** Spaces that are impassable, whatever the tiles show there. */
  readonly impassable?: string
}

/** A layout, and where its tiles don't fit; the tiles exist and lie on the grid. */
export function layOut(layout: Layout): Assembled {
  const { width, height, tiles, doors, walls = [], openings = [], impassable = '' } = layout
  const laid = tiles.map(([id, turns, x, y]) => {
    const tile = findTile(id)
    if (tile === undefined) throw new Error(`there is no tile ${id}`)
    return { tile, turns, x, y }
  })
  const { board, misfits } = assemble(width, height, laid, doors)
  const terrain = board.terrain.slice()
  for (const space of spacesFrom(width, impassable)) terrain[space] = IMPASSABLE
  const north = board.north.slice()
  const west = board.west.slice()
  const lay = (edges: readonly string[], is: number): void => {
    for (const { x, y, side } of edges.map(readEdge)) (side === 'N' ? north : west)[y * width + x] = is
  }
  lay(walls, WALL)
  lay(openings, OPEN)
  return {
    board: { ...board, terrain, north, west },
    misfits: misfits.filter((one) => one.what !== 'join' || !walls.includes(`${one.x},${one.y},${one.side}`)),
  }
}

/** `3-5,4` is three spaces of a row; several with spaces between them. */
export function spacesFrom(width: number, text: string): Space[] {
  if (text === '') return []
  return text.split(' ').flatMap((part) => {
    const [columns, row] = part.split(',')
    const [from, to = from] = columns.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => Number(row) * width + from + i)
  })
}
