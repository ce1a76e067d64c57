/**
 * Boards drawn as rows of signs, for scenarios and exercises: a mission without a card. What is drawn is an option of the
 * match, so a record brings its board along.
 */
import { hash, isRefusal, type Refusal, refuse } from '@dejarik/kernel'
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
  readEdge,
  type Space,
  VOID,
  WALL,
} from '../map/index.ts'
import { ability, always } from '../rules/abilities.ts'
import { type CampaignPart, type Ending, type Mission, rulesOf, type Zone } from '../rules/mission.ts'
import { addDrawn } from '../rules/missions.ts'
import { EMPIRE, REBELS } from '../state.ts'

export interface DrawnBoard {
  /** A row of spaces each: `.` floor, `~` difficult, `o` impassable, `#` blocking, ` ` no space. */
  readonly rows: readonly string[]
  /** Edges on the N or W side of a space, as `x,y,N`. */
  readonly walls?: readonly string[]
  readonly blocking?: readonly string[]
  readonly impassable?: readonly string[]
  /** Each door with its edges, separated by spaces. */
  readonly doors?: readonly string[]
  /** Spaces inside a building, as `x,y`. */
  readonly interior?: readonly string[]
  /** Where terminals stand. */
  readonly terminals?: readonly string[]
  /** Where barricades stand: objects with a health of 3 and 1 block. */
  readonly barricades?: readonly string[]
  /** The two deployment zones; default: the columns on the left and on the right. */
  readonly zones?: readonly [readonly string[], readonly string[]]
  readonly crates?: readonly string[]
  /** Active deployment points of a campaign mission. */
  readonly points?: readonly string[]
}

const SIGNS: { readonly [sign: string]: number } = {
  ' ': VOID,
  '.': NORMAL,
  '~': DIFFICULT,
  o: IMPASSABLE,
  '#': BLOCKING,
}
const LISTS = [
  'walls',
  'blocking',
  'impassable',
  'doors',
  'interior',
  'terminals',
  'barricades',
  'crates',
  'points',
] as const
const MOST = 60
export const BARRICADE = 1
const CRATE = 2

/** Reads a board from outside. */
export function readDrawn(raw: unknown): DrawnBoard | Refusal {
  const given = (Array.isArray(raw) ? { rows: raw } : raw) as DrawnBoard
  const { rows } = given ?? {}
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MOST) return refuse('board-no-rows')
  const width = String(rows[0]).length
  for (const [y, row] of rows.entries()) {
    if (typeof row !== 'string' || row.length !== width || width > MOST)
      return refuse('board-uneven-row', undefined, { row: y + 1 })
    const sign = [...row].find((one) => !Object.hasOwn(SIGNS, one))
    if (sign !== undefined) return refuse('board-unknown-sign', undefined, { sign, row: y + 1 })
  }
  const known: readonly string[] = ['rows', 'zones', ...LISTS]
  const other = Object.keys(given).find((word) => !known.includes(word))
  if (other !== undefined) return refuse('board-unknown-word', undefined, { word: other })
  const noList = LISTS.find((list) => given[list] !== undefined && !isTexts(given[list]))
  if (noList !== undefined) return refuse('board-no-list', undefined, { word: noList })
  const zones: unknown = given.zones ?? [[], []]
  if (!Array.isArray(zones) || zones.length !== 2 || !zones.every(isTexts)) return refuse('board-no-zones')
  const places = [...LISTS.flatMap((list) => given[list] ?? []), ...zones.flat()]
  const wrong = places.flatMap((text) => text.split(' ')).find((text) => !isPlace(text, width, rows.length))
  return wrong === undefined ? given : refuse('board-no-such-place', undefined, { place: wrong })
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isPlace(text: string, width: number, height: number): boolean {
  const parts = /^(\d+),(\d+)(?:,[NW])?$/u.exec(text)
  return parts !== null && Number(parts[1]) < width && Number(parts[2]) < height
}

const training = ability(
  'mission/training',
  always({ attackable: (s, _figure, token) => s.tokens[token].kind === BARRICADE }),
)

/** Numbers of drawn missions lie far above those of printed ones. */
const FIRST = 0x1000000

/** The number of a drawn board follows from what is drawn: it is the same on every machine. */
export function drawnNumber(drawn: DrawnBoard): number {
  const number = FIRST + Number.parseInt(hash(drawn).slice(0, 8), 16)
  addDrawn(number, () => missionFrom(drawn, number))
  return number
}

/** Reads a board and makes it known; its id is that of a mission. */
export function missionDrawn(raw: unknown): { readonly board: DrawnBoard; readonly id: string } | Refusal {
  const board = readDrawn(raw)
  return isRefusal(board) ? board : { board, id: `drawn-${drawnNumber(board)}` }
}

function missionFrom(drawn: DrawnBoard, number: number): Mission {
  const board = boardFrom(drawn)
  const { width, height } = board
  const space = (text: string): Space => {
    const [x, y] = text.split(',').map(Number)
    return y * width + x
  }
  const column = (x: number): Space[] =>
    Array.from({ length: height }, (_, y) => y * width + x).filter((one) => board.terrain[one] !== VOID)
  const [red, blue] = drawn.zones?.map((spaces) => spaces.map(space)) ?? [column(0), column(width - 1)]
  const zone = (id: string, de: string, spaces: readonly Space[]): Zone => ({
    id,
    name: { en: id, de },
    spaces,
  })
  return {
    id: `drawn-${number}`,
    name: { en: 'Exercise', de: 'Übung' },
    map: 'drawn',
    mapName: { en: 'Drawn board', de: 'Gezeichneter Spielplan' },
    board,
    zones: [zone('red', 'rot', red), zone('blue', 'blau', blue)],
    tokenKinds: [
      { id: 'terminal', name: { en: 'terminal', de: 'Terminal' }, health: null, block: 0 },
      { id: 'barricade', name: { en: 'barricade', de: 'Barrikade' }, health: 3, block: 1 },
      { id: 'crate', name: { en: 'crate', de: 'Kiste' }, health: null, block: 0 },
    ],
    tokens: [
      ...(drawn.terminals ?? []).map((text) => ({ kind: 0, space: space(text) })),
      ...(drawn.barricades ?? []).map((text) => ({ kind: BARRICADE, space: space(text) })),
      ...(drawn.crates ?? []).map((text) => ({ kind: CRATE, space: space(text) })),
    ],
    areas: [],
    counters: [],
    text: { en: 'No mission rules.', de: 'Keine Missionsregeln.' },
    ...rulesOf(training),
    campaign: exercise(red, (drawn.points ?? []).map(space)),
  }
}

/** An exercise of heroes: they enter at the red zone, the Empire at the points, and either side can win. */
function exercise(entrance: readonly Space[], points: readonly Space[]): CampaignPart {
  const ending = (id: string, winner: number): Ending => ({
    id,
    winner,
    text: { en: 'The exercise is over.', de: 'Die Übung ist vorbei.' },
    xp: [1, 1],
    credits: 0,
    creditsPerHero: 100,
    influence: 1,
    next: null,
    forced: null,
    reward: null,
    allies: [],
    villains: [],
    raises: 0,
  })
  return {
    kind: 'story',
    color: null,
    hero: null,
    threat: 2,
    briefing: { en: 'An exercise.', de: 'Eine Übung.' },
    entrance,
    points: points.map((space, i) => ({ id: `point-${i + 1}`, space, active: true })),
    initial: [],
    reserved: [],
    open: 0,
    mercenaries: true,
    endings: [ending('rebels', REBELS), ending('empire', EMPIRE)],
  }
}

function boardFrom(drawn: DrawnBoard): Board {
  const { rows } = drawn
  const width = rows[0].length
  const height = rows.length
  const terrain = rows.flatMap((row) => [...row].map((sign) => SIGNS[sign]))
  const isVoid = (x: number, y: number): boolean => x < 0 || y < 0 || terrain[y * width + x] === VOID
  const north: number[] = terrain.map((_, i) =>
    isVoid(i % width, Math.floor(i / width) - 1) || terrain[i] === VOID ? WALL : OPEN,
  )
  const west: number[] = terrain.map((_, i) =>
    i % width === 0 || terrain[i - 1] === VOID || terrain[i] === VOID ? WALL : OPEN,
  )
  const lay = (edges: readonly string[], kind: number): void => {
    for (const text of edges) {
      const { x, y, side } = readEdge(text)
      const lines = side === 'N' ? north : west
      lines[y * width + x] = kind
    }
  }
  lay(drawn.walls ?? [], WALL)
  lay(drawn.blocking ?? [], BLOCKING_EDGE)
  lay(drawn.impassable ?? [], IMPASSABLE_EDGE)
  const doors = drawn.doors ?? []
  for (const [i, door] of doors.entries()) lay(door.split(' '), DOOR + i)
  const interior = new Set(drawn.interior ?? [])
  return {
    width,
    height,
    terrain,
    north,
    west,
    doors: doors.length,
    interior: terrain.map((_, i) => interior.has(`${i % width},${Math.floor(i / width)}`)),
    tile: terrain.map((one) => (one === VOID ? '' : 'drawn')),
  }
}
