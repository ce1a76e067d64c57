/** A side of a map tile as printed: its spaces, the openings in its rim, and lines inside it. */

/** ` ` no space, `.` floor, `~` difficult, `o` impassable, `#` blocking. */
export interface Tile {
  /** Box and number with its side, e.g. `Core 25A`. */
  readonly id: string
  readonly rows: readonly string[]
  /** Edges of the rim that lead on to another tile, as `x,y,side`; all others are walls. */
  readonly open: readonly string[]
  /** Lines inside it, on the N or W side of a space. */
  readonly blockingEdges: readonly string[]
  readonly impassableEdges: readonly string[]
  readonly landscape: string
  readonly interior: boolean
}

export type Side = 'N' | 'E' | 'S' | 'W'
const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']

/** A side of a space. */
export interface Edge {
  readonly x: number
  readonly y: number
  readonly side: Side
}

export function readEdge(text: string): Edge {
  const [x, y, side] = text.split(',')
  return { x: Number(x), y: Number(y), side: side as Side }
}

export function tileWidth({ rows }: Tile): number {
  return rows[0].length
}

export function tileHeight({ rows }: Tile): number {
  return rows.length
}

/** Where a space of a tile comes to lie after some quarter turns clockwise. */
export function turned(tile: Tile, turns: number, x: number, y: number): readonly [number, number] {
  const width = tileWidth(tile)
  const height = tileHeight(tile)
  switch (turns & 3) {
    case 0:
      return [x, y]
    case 1:
      return [height - 1 - y, x]
    case 2:
      return [width - 1 - x, height - 1 - y]
    default:
      return [y, width - 1 - x]
  }
}

export function turnedEdge(tile: Tile, turns: number, { x, y, side }: Edge): Edge {
  const [tx, ty] = turned(tile, turns, x, y)
  return { x: tx, y: ty, side: SIDES[(SIDES.indexOf(side) + turns) & 3] }
}
