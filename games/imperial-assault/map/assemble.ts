/** A board from tiles that are laid side by side: openings that meet are joined, everything else along a rim is a wall. */
import { never } from '@dejarik/kernel'
import {
  BLOCKING,
  BLOCKING_EDGE,
  type Board,
  DIFFICULT,
  DOOR,
  IMPASSABLE,
  IMPASSABLE_EDGE,
  NORMAL,
  OPEN,
  VOID,
  WALL,
} from './board.ts'
import { type Edge, readEdge, type Tile, turned, turnedEdge } from './tile.ts'

/** A tile on the table: turned clockwise by quarters, its upper left corner at this place of the grid. */
export interface Laid {
  readonly tile: Tile
  readonly turns: number
  readonly x: number
  readonly y: number
}

/** What is wrong with a lay-out, and where. */
export type Misfit =
  | {
      readonly what: 'overlap'
      readonly x: number
      readonly y: number
      readonly tiles: readonly [string, string]
    }
  | {
      readonly what: 'join'
      readonly x: number
      readonly y: number
      readonly side: 'N' | 'W'
      readonly tiles: readonly [string, string]
    }
  | { readonly what: 'door'; readonly x: number; readonly y: number; readonly side: 'N' | 'W' }

const TERRAIN: { readonly [sign: string]: number } = {
  ' ': VOID,
  '.': NORMAL,
  '~': DIFFICULT,
  o: IMPASSABLE,
  '#': BLOCKING,
}

export interface Assembled {
  readonly board: Board
  readonly misfits: readonly Misfit[]
}

/** Doors are lists of edges; each must lie on an opening. */
export function assemble(
  width: number,
  height: number,
  laid: readonly Laid[],
  doors: readonly (readonly string[])[] = [],
): Assembled {
  const spaces = width * height
  const terrain = new Array<number>(spaces).fill(VOID)
  const owner = new Array<number>(spaces).fill(-1)
  const misfits: Misfit[] = []
  for (const [i, { tile, turns, x, y }] of laid.entries())
    for (const [row, signs] of tile.rows.entries())
      for (const [column, sign] of [...signs].entries()) {
        if (sign === ' ') continue
        const [dx, dy] = turned(tile, turns, column, row)
        const space = (y + dy) * width + x + dx
        if (owner[space] >= 0)
          misfits.push({
            what: 'overlap',
            x: x + dx,
            y: y + dy,
            tiles: [laid[owner[space]].tile.id, tile.id],
          })
        terrain[space] = TERRAIN[sign]
        owner[space] = i
      }
  const rims = laid.map(openings)
  const lines = linesOf(laid)
  const edgeBetween = (x: number, y: number, side: 'N' | 'W'): number => {
    const here = y * width + x
    const isRim = side === 'N' ? y === 0 : x === 0
    const there = isRim ? -1 : side === 'N' ? here - width : here - 1
    const one = terrain[here] === VOID ? -1 : owner[here]
    const other = there < 0 || terrain[there] === VOID ? -1 : owner[there]
    if (one < 0 || other < 0) return WALL
    const line = lines.get(edgeKey({ x, y, side }))
    if (one === other) return line ?? OPEN
    const mine = rims[one].has(edgeKey({ x, y, side }))
    const theirs = rims[other].has(edgeKey(opposite({ x, y, side })))
    if (mine !== theirs)
      misfits.push({ what: 'join', x, y, side, tiles: [laid[one].tile.id, laid[other].tile.id] })
    return mine && theirs ? (line ?? OPEN) : WALL
  }
  const each = <V>(make: (x: number, y: number) => V): V[] =>
    Array.from({ length: spaces }, (_, space) => make(space % width, Math.floor(space / width)))
  const north = each((x, y) => edgeBetween(x, y, 'N'))
  const west = each((x, y) => edgeBetween(x, y, 'W'))
  for (const [i, door] of doors.entries())
    for (const text of door) {
      const { x, y, side } = readEdge(text)
      const edges = side === 'N' ? north : west
      if (edges[y * width + x] !== OPEN) misfits.push({ what: 'door', x, y, side: side === 'N' ? 'N' : 'W' })
      edges[y * width + x] = DOOR + i
    }
  const board: Board = {
    width,
    height,
    terrain,
    north,
    west,
    doors: doors.length,
    interior: owner.map((i) => i >= 0 && laid[i].tile.interior),
    tile: owner.map((i) => (i < 0 ? '' : laid[i].tile.id)),
  }
  return { board, misfits }
}

/** The openings of a tile as it lies. */
function openings({ tile, turns, x, y }: Laid): ReadonlySet<string> {
  return new Set(
    tile.open.map((text) => {
      const edge = turnedEdge(tile, turns, readEdge(text))
      return edgeKey({ x: x + edge.x, y: y + edge.y, side: edge.side })
    }),
  )
}

/** Blocking and impassable lines, by the N or W side of the space that they border. */
function linesOf(laid: readonly Laid[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { tile, turns, x, y } of laid) {
    const add = (texts: readonly string[], kind: number): void => {
      for (const text of texts) {
        const edge = turnedEdge(tile, turns, readEdge(text))
        const placed = { x: x + edge.x, y: y + edge.y, side: edge.side }
        found.set(edgeKey(placed.side === 'N' || placed.side === 'W' ? placed : opposite(placed)), kind)
      }
    }
    add(tile.blockingEdges, BLOCKING_EDGE)
    add(tile.impassableEdges, IMPASSABLE_EDGE)
  }
  return found
}

function edgeKey({ x, y, side }: Edge): string {
  return `${x},${y},${side}`
}

/** The same edge, named from the space on its other side. */
function opposite({ x, y, side }: Edge): Edge {
  switch (side) {
    case 'N':
      return { x, y: y - 1, side: 'S' }
    case 'S':
      return { x, y: y + 1, side: 'N' }
    case 'W':
      return { x: x - 1, y, side: 'E' }
    case 'E':
      return { x: x + 1, y, side: 'W' }
    default:
      return never(side)
  }
}
