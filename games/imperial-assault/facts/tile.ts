import type { Tile } from '../map/index.ts'

/** A side of a tile as the tables write it: edges separated by spaces, what is usual left out. */
export interface TileEntry {
  readonly id: string
  readonly rows: readonly string[]
  readonly open: string
  readonly blocking?: string
  readonly impassable?: string
  readonly landscape: string
  /** Streets, of which we don't know, count as exterior (ia.interior-spaces.4). */
  readonly interior?: boolean
}

export function tileFrom({
  id,
  rows,
  open,
  blocking,
  impassable,
  landscape,
  interior = false,
}: TileEntry): Tile {
  const edges = (text: string | undefined): string[] => (text === undefined ? [] : text.split(' '))
  return {
    id,
    rows,
    open: edges(open),
    blockingEdges: edges(blocking),
    impassableEdges: edges(impassable),
    landscape,
    interior,
  }
}
