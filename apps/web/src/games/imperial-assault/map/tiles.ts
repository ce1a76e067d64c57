/** The tiles that a board is laid of. Their names are open to everybody (ia.hidden-information.5). */
import { type Board, xOf, yOf } from '@dejarik/imperial-assault/map'

export interface LaidTile {
  /** As printed: `7A`; of another box than the core box, with its name: `Hoth 7A`. */
  readonly name: string
  readonly spaces: readonly number[]
}

const known = new WeakMap<Board, readonly LaidTile[]>()

export function tilesOf(board: Board): readonly LaidTile[] {
  let tiles = known.get(board)
  if (tiles === undefined) {
    tiles = find(board)
    known.set(board, tiles)
  }
  return tiles
}

/** Spaces that hang together; the same small tile may lie in several places. */
function find(board: Board): readonly LaidTile[] {
  const { tile, width } = board
  const tiles: LaidTile[] = []
  const done = new Set<number>()
  for (const [first, id] of tile.entries()) {
    if (id === '' || done.has(first)) continue
    const spaces = [first]
    done.add(first)
    // The list grows while it is walked through.
    for (const space of spaces) {
      const x = xOf(board, space)
      const around = [
        space - width,
        space + width,
        ...(x > 0 ? [space - 1] : []),
        ...(x < width - 1 ? [space + 1] : []),
      ]
      for (const next of around)
        if (tile[next] === id && !done.has(next)) {
          done.add(next)
          spaces.push(next)
        }
    }
    tiles.push({ name: id.replace(/^Core /u, ''), spaces })
  }
  return tiles
}

/** Where a tile's name is written: near its middle, if possible where nothing stands. */
export function placeOfName(board: Board, { spaces }: LaidTile, taken: ReadonlySet<number>): number {
  const mean = (of: (board: Board, space: number) => number): number =>
    spaces.reduce((sum, space) => sum + of(board, space), 0) / spaces.length
  const [x, y] = [mean(xOf), mean(yOf)]
  const away = (space: number): number =>
    (xOf(board, space) - x) ** 2 + (yOf(board, space) - y) ** 2 + (taken.has(space) ? FAR : 0)
  return spaces.reduce((best, space) => (away(space) < away(best) ? space : best), spaces[0])
}

/** More than any distance on a board. */
const FAR = 10_000
