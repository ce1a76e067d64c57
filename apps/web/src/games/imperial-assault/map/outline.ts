/** Lines of the board as paths, in spaces. */
import {
  BLOCKING,
  BLOCKING_EDGE,
  type Board,
  DIFFICULT,
  DOOR,
  IMPASSABLE,
  IMPASSABLE_EDGE,
  VOID,
  WALL,
  xOf,
  yOf,
} from '@dejarik/imperial-assault/map'

export interface Outline {
  readonly floor: string
  readonly interior: string
  readonly difficult: string
  readonly impassable: string
  readonly blocking: string
  /** Lines between spaces. */
  readonly grid: string
  /** Lines between tiles. */
  readonly seams: string
  readonly walls: string
  readonly blockingEdges: string
  readonly impassableEdges: string
  /** Doors by number. */
  readonly doors: readonly string[]
}

const outlines = new WeakMap<Board, Outline>()

export function outlineOf(board: Board): Outline {
  let outline = outlines.get(board)
  if (outline === undefined) {
    outline = draw(board)
    outlines.set(board, outline)
  }
  return outline
}

export function squares(board: Board, spaces: readonly number[]): string {
  return spaces.map((space) => `M${xOf(board, space)} ${yOf(board, space)}h1v1h-1Z`).join('')
}

/** The rim of an area, without the lines inside. */
export function rimOf(board: Board, spaces: readonly number[]): string {
  const inside = new Set(spaces)
  let d = ''
  for (const space of spaces) {
    const x = xOf(board, space)
    const y = yOf(board, space)
    if (!inside.has(space - board.width)) d += `M${x} ${y}h1`
    if (!inside.has(space + board.width)) d += `M${x} ${y + 1}h1`
    if (x === 0 || !inside.has(space - 1)) d += `M${x} ${y}v1`
    if (x === board.width - 1 || !inside.has(space + 1)) d += `M${x + 1} ${y}v1`
  }
  return d
}

function draw(board: Board): Outline {
  const { width, height, terrain, tile, interior } = board
  const all = terrain.flatMap((kind, space) => (kind === VOID ? [] : [space]))
  const of = (kind: number): string =>
    squares(
      board,
      all.filter((space) => terrain[space] === kind),
    )
  let [grid, seams, walls, blockingEdges, impassableEdges] = ['', '', '', '', '']
  const doors: string[] = Array.from({ length: board.doors }, () => '')
  const isFloor = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && terrain[y * width + x] !== VOID
  const take = (
    edge: number,
    line: string,
    one: readonly [number, number],
    other: readonly [number, number],
  ) => {
    const [here, there] = [isFloor(...one), isFloor(...other)]
    if (!here && !there) return
    if (edge === WALL || here !== there) walls += line
    else if (edge === BLOCKING_EDGE) blockingEdges += line
    else if (edge === IMPASSABLE_EDGE) impassableEdges += line
    else if (edge >= DOOR) doors[edge - DOOR] += line
    else if (tile[one[1] * width + one[0]] === tile[other[1] * width + other[0]]) grid += line
    else seams += line
  }
  for (let y = 0; y <= height; y++)
    for (let x = 0; x < width; x++)
      take(y < height ? board.north[y * width + x] : WALL, `M${x} ${y}h1`, [x, y - 1], [x, y])
  for (let x = 0; x <= width; x++)
    for (let y = 0; y < height; y++)
      take(x < width ? board.west[y * width + x] : WALL, `M${x} ${y}v1`, [x - 1, y], [x, y])
  return {
    floor: squares(board, all),
    interior: squares(
      board,
      all.filter((space) => interior[space]),
    ),
    difficult: of(DIFFICULT),
    impassable: of(IMPASSABLE),
    blocking: of(BLOCKING),
    grid,
    seams,
    walls,
    blockingEdges,
    impassableEdges,
    doors,
  }
}
