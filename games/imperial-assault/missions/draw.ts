/**
 * A map as rows of signs. Every space is three signs wide and one high, with its edges around it, so that walls and doors
 * stand where they belong; nothing is told by colour alone.
 */
import {
  BLOCKING,
  BLOCKING_EDGE,
  type Board,
  DIFFICULT,
  DOOR,
  IMPASSABLE,
  IMPASSABLE_EDGE,
  northOf,
  type Space,
  VOID,
  WALL,
  westOf,
} from '../map/index.ts'
import { columnName, rowName } from '../text/space-name.ts'

/** What is drawn in a space instead of its floor: one sign each for a zone or area, and for what lies there. */
export interface Drawing {
  readonly board: Board
  /** Signs for zones and areas, by space. */
  readonly grounds: ReadonlyMap<Space, string>
  /** Signs for tokens and terminals, by space. */
  readonly things: ReadonlyMap<Space, string>
}

export const FLOOR_SIGNS: { readonly [terrain: number]: string } = {
  [DIFFICULT]: '~',
  [IMPASSABLE]: 'o',
  [BLOCKING]: '#',
}

/** How columns and rows are called: as in a match, or as in mission files. */
export type Naming = 'match' | 'file'

export function drawMap(drawing: Drawing, naming: Naming = 'match'): string[] {
  const { width, height } = drawing.board
  const column = (x: number): string => (naming === 'match' ? columnName(x) : String(x))
  const row = (y: number): string => (naming === 'match' ? rowName(y) : String(y))
  const numbers = Array.from({ length: width }, (_, x) => ` ${column(x).padStart(2)} `).join('')
  const lines = [`    ${numbers}`.trimEnd()]
  for (let y = 0; y <= height; y++) {
    lines.push(`    ${edgeLine(drawing.board, y)}`.trimEnd())
    if (y < height) lines.push(`${row(y).padStart(3)} ${spaceLine(drawing, y)}`.trimEnd())
  }
  return lines
}

function terrainAt({ width, height, terrain }: Board, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? VOID : terrain[y * width + x]
}

/** Whether there is a space on either side: what lies outside of the board is left blank. */
function edge(board: Board, kind: number, x: number, y: number, dx: number, dy: number): number {
  const here = terrainAt(board, x, y)
  const there = terrainAt(board, x + dx, y + dy)
  if (here === VOID && there === VOID) return -1
  return here === VOID || there === VOID ? WALL : kind
}

function edgeLine(board: Board, y: number): string {
  let line = ''
  for (let x = 0; x <= board.width; x++) {
    line += corner(board, x, y)
    if (x < board.width) line += horizontal(edge(board, northOf(board, x, y), x, y, 0, -1))
  }
  return line
}

function spaceLine({ board, grounds, things }: Drawing, y: number): string {
  let line = ''
  for (let x = 0; x <= board.width; x++) {
    line += vertical(edge(board, westOf(board, x, y), x, y, -1, 0))
    if (x === board.width) break
    const space = y * board.width + x
    const terrain = board.terrain[space]
    line +=
      terrain === VOID
        ? '   '
        : `${grounds.get(space) ?? ' '}${things.get(space) ?? ' '}${FLOOR_SIGNS[terrain] ?? '.'}`
  }
  return line
}

function horizontal(kind: number): string {
  if (kind >= DOOR) return '═══'
  if (kind === WALL) return '───'
  if (kind === BLOCKING_EDGE) return '┅┅┅'
  return kind === IMPASSABLE_EDGE ? '···' : '   '
}

function vertical(kind: number): string {
  if (kind >= DOOR) return '║'
  if (kind === WALL) return '│'
  if (kind === BLOCKING_EDGE) return '┇'
  return kind === IMPASSABLE_EDGE ? ':' : ' '
}

/** Something drawn at one of the four edges that meet here. */
function corner(board: Board, x: number, y: number): string {
  const kinds = [
    edge(board, westOf(board, x, y - 1), x, y - 1, -1, 0),
    edge(board, westOf(board, x, y), x, y, -1, 0),
    edge(board, northOf(board, x - 1, y), x - 1, y, 0, -1),
    edge(board, northOf(board, x, y), x, y, 0, -1),
  ]
  const isSolid = (kind: number): boolean => kind === WALL || kind >= DOOR
  const [up, down, left, right] = kinds.map(isSolid)
  return CORNERS[Number(up) * 8 + Number(down) * 4 + Number(left) * 2 + Number(right)]
}

/** By which of up, down, left and right a line goes on. */
const CORNERS = [' ', '─', '─', '─', '│', '┌', '┐', '┬', '│', '└', '┘', '┴', '│', '├', '┤', '┼'] as const
