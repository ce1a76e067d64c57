/** Whether a map fits together: tiles, joins, doors, and everything that lies on it. */
import { findTile, TILES } from '../../facts/index.ts'
import {
  BLOCKING,
  type Board,
  IMPASSABLE,
  type Misfit,
  northOf,
  reach,
  readEdge,
  type Space,
  Steps,
  standOf,
  UNREACHED,
  VOID,
  WALL,
  westOf,
} from '../../map/index.ts'
import { layoutOf } from '../language/layout.ts'
import { type MissionProblem, meant, problemAt } from '../language/problem.ts'
import type { MapWords } from '../language/words.ts'
import { layOut, spacesFrom } from '../lay.ts'

/** Spaces enough for the small figures of every ready army. */
export const SMALLEST_ZONE = 16

export interface MapCheck {
  /** Null where the tiles can't even be laid. */
  readonly board: Board | null
  readonly problems: readonly MissionProblem[]
}

/** `start` is where the first figures stand, if no zone says so. */
export function checkMap(map: MapWords, start = map.zones?.red ?? ''): MapCheck {
  const tiles = [...tileProblems(map), ...edgeProblems(map)]
  if (tiles.length > 0) return { board: null, problems: tiles }
  const { board, misfits } = layOut(layoutOf(map))
  const problems = misfits.map((one) => misfitProblem(map, one))
  problems.push(...looseDoors(board, map))
  problems.push(...unreachable(board, spacesFrom(map.width, start)))
  if (map.zones !== undefined)
    for (const zone of ['red', 'blue'] as const)
      problems.push(...zoneProblems(board, map.width, map.zones, zone))
  problems.push(...offBoard(board, map.terminals ?? '', 'map.terminals'))
  for (const [id, { spaces }] of Object.entries(map.areas ?? {}))
    problems.push(...offBoard(board, spaces, `map.areas.${id}.spaces`))
  return { board, problems }
}

const TILE_IDS = TILES.map(({ id }) => id)

function tileProblems({ width, height, tiles }: MapWords): MissionProblem[] {
  return tiles.flatMap(([id, turns, x, y], i) => {
    const where = `map.tiles[${i}]`
    const tile = findTile(id)
    if (tile === undefined) return [problemAt(where, 'no-such-tile', meant(id, TILE_IDS))]
    const across = tile.rows[0].length
    const down = tile.rows.length
    const [w, h] = turns % 2 === 0 ? [across, down] : [down, across]
    return x + w > width || y + h > height
      ? [problemAt(where, 'tile-off-grid', { tile: id, width, height })]
      : []
  })
}

/** Edges outside of the grid; those on no opening are found when the tiles are laid. */
function edgeProblems({ width, height, doors = {}, walls, openings }: MapWords): MissionProblem[] {
  const all = Object.entries(doors).map(([id, edges]): [string, string] => [`map.doors.${id}`, edges])
  if (walls !== undefined) all.push(['map.walls', walls])
  if (openings !== undefined) all.push(['map.openings', openings])
  return all.flatMap(([where, edges]) =>
    edges.split(' ').flatMap((edge) => {
      const { x, y } = readEdge(edge)
      return x < width && y < height ? [] : [problemAt(where, 'edge-off-grid', { edge, width, height })]
    }),
  )
}

function misfitProblem({ doors = {} }: MapWords, misfit: Misfit): MissionProblem {
  const { x, y } = misfit
  if (misfit.what === 'overlap') {
    const [one, other] = misfit.tiles
    return problemAt('map.tiles', 'overlap', { one, other, space: `${x},${y}` })
  }
  const edge = `${x},${y},${misfit.side}`
  if (misfit.what === 'join') {
    const [one, other] = misfit.tiles
    return problemAt('map.tiles', 'wrong-join', { one, other, edge })
  }
  const door = Object.keys(doors).find((id) => doors[id].split(' ').includes(edge)) ?? ''
  return problemAt(`map.doors.${door}`, 'door-without-opening', { door, edge })
}

/** A door closes a passage: where its line ends there must be a wall, or figures walk around it. */
function looseDoors(board: Board, { doors = {} }: MapWords): MissionProblem[] {
  return Object.entries(doors).flatMap(([door, text]) => {
    const edges = text.split(' ').map(readEdge)
    const ends = edges.flatMap(({ x, y, side }) => [[x, y], side === 'N' ? [x + 1, y] : [x, y + 1]])
    const loose = edges.find(({ x, y, side }) =>
      [[x, y], side === 'N' ? [x + 1, y] : [x, y + 1]].some(
        ([cx, cy]) =>
          ends.filter(([ex, ey]) => ex === cx && ey === cy).length === 1 && !hasWall(board, cx, cy),
      ),
    )
    if (loose === undefined) return []
    const edge = `${loose.x},${loose.y},${loose.side}`
    return [problemAt(`map.doors.${door}`, 'door-without-opening', { door, edge })]
  })
}

/** Whether a wall runs to this corner. */
function hasWall(board: Board, x: number, y: number): boolean {
  return [
    westOf(board, x, y - 1),
    westOf(board, x, y),
    northOf(board, x - 1, y),
    northOf(board, x, y),
  ].includes(WALL)
}

/** Spaces that a small figure can't get to from these, with all doors open. */
function unreachable(board: Board, from: readonly Space[]): MissionProblem[] {
  const start = from.find((space) => isFloor(board, space))
  if (start === undefined) return []
  const steps = new Steps(board, 0, {
    base: { width: 1, height: 1 },
    ignoresTerrain: false,
    exteriorOnly: false,
  })
  const nobody = new Uint8Array(board.terrain.length)
  const { stands } = reach(
    { steps, mobile: false, massive: false },
    { space: start, turned: false },
    UNREACHED - 1,
    nobody,
    true,
  )
  const reached = new Set(stands.map((key) => standOf(key).space))
  const lost = board.terrain.flatMap((_, space) =>
    isFloor(board, space) && !reached.has(space) ? [space] : [],
  )
  if (lost.length === 0) return []
  const [first] = lost
  return [
    problemAt('map.tiles', 'unreachable', {
      count: lost.length,
      space: spaceText(board, first),
      tile: board.tile[first],
    }),
  ]
}

function isFloor(board: Board, space: Space): boolean {
  const terrain = board.terrain[space] ?? VOID
  return terrain !== VOID && terrain !== BLOCKING && terrain !== IMPASSABLE
}

function zoneProblems(
  board: Board,
  width: number,
  zones: NonNullable<MapWords['zones']>,
  zone: 'red' | 'blue',
): MissionProblem[] {
  const where = `map.zones.${zone}`
  const problems = offBoard(board, zones[zone], where)
  if (problems.length > 0) return problems
  const spaces = spacesFrom(width, zones[zone])
  const usable = spaces.filter((space) => isFloor(board, space)).length
  if (usable < SMALLEST_ZONE)
    problems.push(problemAt(where, 'zone-too-small', { zone, count: usable, least: SMALLEST_ZONE }))
  const shared =
    zone === 'blue' ? spacesFrom(width, zones.red).find((space) => spaces.includes(space)) : undefined
  if (shared !== undefined)
    problems.push(problemAt(where, 'zones-overlap', { space: spaceText(board, shared) }))
  return problems
}

/** Spaces that are not on the board. */
export function offBoard(board: Board, text: string, where: string): MissionProblem[] {
  const { width, height } = board
  if (text === '') return []
  return text.split(' ').flatMap((part) => {
    const [columns, row] = part.split(',')
    const [from, to = from] = columns.split('-').map(Number)
    const y = Number(row)
    for (let x = from; x <= to; x++)
      if (x >= width || y >= height || board.terrain[y * width + x] === VOID)
        return [problemAt(where, 'off-board', { space: `${x},${y}` })]
    return []
  })
}

function spaceText({ width }: Board, space: Space): string {
  return `${space % width},${Math.floor(space / width)}`
}
