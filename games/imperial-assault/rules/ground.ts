/** The board of the mission that is played, with who can step, count and see where; made once for each set of closed doors and of spaces that tokens block. */
import {
  type Base,
  type Board,
  Counting,
  DOOR,
  FRIENDLY,
  footprint,
  type Gait,
  HOSTILE,
  MASSIVE_FRIENDLY,
  MASSIVE_HOSTILE,
  type Mover,
  Sight,
  type Space,
  Steps,
} from '../map/index.ts'
import { type Figure, type FigureId, NEUTRAL, NONE, type State } from '../state.ts'
import { areBlocked, blockedSpaces, boardWith } from './blocked.ts'
import { designOf } from './cards.ts'
import { edgesOf } from './doors.ts'
import { says } from './live.ts'
import type { Mission } from './mission.ts'
import { missionAt } from './missions.ts'
import { modeOf } from './mode.ts'

export interface Ground {
  readonly board: Board
  readonly counting: Counting
  readonly sight: Sight
  /** Tables that are filled anew for each question. */
  readonly occupants: Uint8Array
  readonly standing: Uint8Array
  /** By base and kind of movement. */
  readonly movers: (Mover | undefined)[]
  /** Spaces by stand, by base. */
  readonly footprints: (readonly Space[])[][]
}

const grounds = new Map<Board, Map<number, Ground>>()

export function missionOf(s: State): Mission {
  return missionAt(s.mission)
}

/** The last answer: nearly all questions are about the same board. */
const last: {
  mission: number
  doors: number
  /** Null on most maps, where tokens block nothing. */
  blocked: readonly Space[] | null
  ground: Ground | undefined
} = { mission: -1, doors: 0, blocked: null, ground: undefined }

export function groundOf(s: State): Ground {
  if (
    last.ground !== undefined &&
    last.mission === s.mission &&
    last.doors === s.doors &&
    (last.blocked === null || areBlocked(s, last.blocked))
  )
    return last.ground
  last.blocked = blockedSpaces(s)
  last.ground = groundWith(boardWith(missionAt(s.mission).board, last.blocked ?? []), s.doors)
  last.mission = s.mission
  last.doors = s.doors
  return last.ground
}

/** The ground with these doors closed. */
function groundWith(board: Board, doors: number): Ground {
  let byDoors = grounds.get(board)
  if (byDoors === undefined) {
    byDoors = new Map()
    grounds.set(board, byDoors)
  }
  let ground = byDoors.get(doors)
  if (ground === undefined) {
    ground = {
      board,
      counting: new Counting(board, doors),
      sight: new Sight(board, doors),
      occupants: new Uint8Array(board.width * board.height),
      standing: new Uint8Array(board.width * board.height),
      movers: [],
      footprints: [],
    }
    byDoors.set(doors, ground)
  }
  return ground
}

function baseKey({ width, height }: Base): number {
  return width * 4 + height
}

/** How this figure moves here. */
export function moverOf(s: State, figure: Figure, alsoMobile = false): Mover {
  const { base, keywords } = designOf(figure.kind).facts
  const { passes } = missionOf(s)
  const doors = passes === undefined ? s.doors : s.doors & ~passes(s, figure.seat)
  const ground = doors === s.doors ? groundOf(s) : groundWith(groundOf(s).board, doors)
  const mobile = keywords.mobile || alsoMobile
  const exteriorOnly =
    keywords.massive && modeOf(s).massiveOutside && missionOf(s).campaign?.massiveInside !== true
  const key = baseKey(base) * 8 + (mobile ? 1 : 0) + (keywords.massive ? 2 : 0) + (exteriorOnly ? 4 : 0)
  let mover = ground.movers[key]
  if (mover === undefined) {
    const gait: Gait = { base, ignoresTerrain: mobile || keywords.massive, exteriorOnly }
    mover = {
      steps: new Steps(ground.board, doors, gait),
      mobile,
      massive: keywords.massive,
    }
    ground.movers[key] = mover
  }
  return mover
}

/** The spaces under a figure; none if it is not on the map. */
export function spacesOf(s: State, figure: Figure): readonly Space[] {
  if (figure.space === NONE) return NOWHERE
  const { base } = designOf(figure.kind).facts
  const ground = groundOf(s)
  const key = baseKey(base)
  ground.footprints[key] ??= []
  const known = ground.footprints[key]
  const place = 2 * figure.space + (figure.turned ? 1 : 0)
  known[place] ??= footprint(ground.board, base, figure) ?? NOWHERE
  return known[place]
}

const NOWHERE: readonly Space[] = []

/** Who stands where, seen by a figure that moves; itself left out. Good until the next such question. */
export function occupantsFor(s: State, mover: FigureId): Uint8Array {
  const { occupants } = groundOf(s)
  occupants.fill(0)
  const { seat } = s.figures[mover]
  for (let id = 0; id < s.figures.length; id++) {
    const figure = s.figures[id]
    if (id === mover || figure.space === NONE) continue
    const massive = designOf(figure.kind).facts.keywords.massive
    // Nobody pays for passing a neutral or an incapacitated figure (ia.neutral-figures.4, ia.incapacitated.3).
    const friendly = figure.seat === seat || figure.seat === NEUTRAL || figure.gone
    const who = massive ? (friendly ? MASSIVE_FRIENDLY : MASSIVE_HOSTILE) : friendly ? FRIENDLY : HOSTILE
    for (const space of spacesOf(s, figure)) occupants[space] = who
  }
  return occupants
}

/** Who blocks lines of sight, by space the number of the figure and 1; Massive ones hide nobody but what is behind them.
 * Whom the viewer can't see is not in its way. */
export function standingOf(s: State, viewer: FigureId = NONE): Uint8Array {
  const { standing } = groundOf(s)
  standing.fill(0)
  for (let id = 0; id < s.figures.length; id++)
    if (!s.figures[id].gone) for (const space of spacesOf(s, s.figures[id])) standing[space] = id + 1
  return viewer === NONE || s.campaign === null ? standing : withoutUnseen(s, viewer, standing)
}

function withoutUnseen(s: State, viewer: FigureId, standing: Uint8Array): Uint8Array {
  let left = standing
  for (let id = 0; id < s.figures.length; id++) {
    if (s.figures[id].space === NONE || !isUnseenBy(s, id, viewer)) continue
    if (left === standing) left = standing.slice()
    for (const space of spacesOf(s, s.figures[id])) left[space] = 0
  }
  return left
}

/** Whether an ability keeps a figure out of another's sight; there is none in skirmishes. */
export function isUnseenBy(s: State, figure: FigureId, by: FigureId): boolean {
  return s.campaign !== null && figure !== by && says(s, figure, 'isUnseen', (is, me) => is(s, me, by))
}

export function isMassive(figure: Figure): boolean {
  return designOf(figure.kind).facts.keywords.massive
}

/** Doors that are closed to a figure where it stands: one that lets it through is open to it from beside (ia.doors.7). */
export function doorsBefore(s: State, figure: Figure): number {
  const { passes, board } = missionOf(s)
  if (passes === undefined || s.doors === 0) return s.doors
  const open = passes(s, figure.seat) & s.doors
  if (open === 0) return s.doors
  let beside = 0
  for (const space of spacesOf(s, figure))
    for (const edge of edgesOf(board, space)) if (edge >= DOOR) beside |= 1 << (edge - DOOR)
  return s.doors & ~(open & beside)
}

/** The ground as a figure has it before itself. */
function groundBefore(s: State, figure: Figure): Ground {
  const doors = doorsBefore(s, figure)
  return doors === s.doors ? groundOf(s) : groundWith(groundOf(s).board, doors)
}

/** Whether a figure sees a space in which `other` stands; of large figures any space will do (ia.large-figures.2). */
export function seesSpace(
  s: State,
  from: Figure,
  space: Space,
  other: Figure | null,
  standing: ArrayLike<number>,
  throughFigures: boolean,
): boolean {
  const { sight } = groundBefore(s, from)
  const free = throughFigures || isMassive(from) || (other !== null && isMassive(other))
  for (const own of spacesOf(s, from))
    if (free ? sight.seesThroughFigures(own, space) : sight.sees(own, space, standing)) return true
  return false
}

/** Whether a figure sees another (ia.line-of-sight.2). */
export function sees(s: State, from: FigureId, to: FigureId): boolean {
  const one = s.figures[from]
  const other = s.figures[to]
  if (one.space === NONE || other.space === NONE || isUnseenBy(s, to, from)) return false
  const standing = standingOf(s, from)
  return spacesOf(s, other).some((space) => seesSpace(s, one, space, other, standing, false))
}

/** Hostile figures that see this one. */
export function onlookers(s: State, figure: FigureId): FigureId[] {
  const one = s.figures[figure]
  const standing = standingOf(s)
  const spaces = spacesOf(s, one)
  return figuresOf(s, 1 - one.seat).filter((id) =>
    spaces.some((space) => seesSpace(s, s.figures[id], space, one, standing, false)),
  )
}

/** Whether one figure saw another when the activation that is under way began. */
export function sawAtStart(s: State, from: FigureId, to: FigureId): boolean {
  const { activation } = s
  if (activation === null) return false
  const figures = s.figures.map((figure, id) => {
    const stand = activation.stood[id] ?? NONE
    return stand === NONE
      ? { ...figure, space: NONE }
      : { ...figure, space: stand >> 1, turned: (stand & 1) === 1 }
  })
  return sees({ ...s, figures, doors: activation.doors }, from, to)
}

/** How many spaces lie from one figure to another, counted from the nearest of each (ia.counting-spaces.4). */
export function distance(s: State, from: FigureId, to: FigureId): number {
  let least = 255
  for (const space of spacesOf(s, s.figures[to])) least = Math.min(least, distanceTo(s, from, space))
  return least
}

export function distanceTo(s: State, from: FigureId, space: Space): number {
  const { counting } = groundBefore(s, s.figures[from])
  const rows = counting.from(space)
  let least = 255
  for (const own of spacesOf(s, s.figures[from])) least = Math.min(least, rows[own])
  return least
}

/** Whether it is in another figure's space: on its way, or as a Massive one that has ended among others. */
export function isAmongOthers(s: State, figure: FigureId): boolean {
  const covered = spacesOf(s, s.figures[figure])
  return figuresOnMap(s).some(
    (other) => other !== figure && spacesOf(s, s.figures[other]).some((space) => covered.includes(space)),
  )
}

/** ia.adjacent.5; nobody is adjacent to himself (ia.adjacent.4). */
export function areAdjacent(s: State, one: FigureId, other: FigureId): boolean {
  if (one === other) return false
  return spacesOf(s, s.figures[other]).some((space) => isAdjacentTo(s, one, space))
}

export function isAdjacentTo(s: State, figure: FigureId, space: Space): boolean {
  const { counting } = groundOf(s)
  for (const own of spacesOf(s, s.figures[figure])) if (counting.adjacent(space).includes(own)) return true
  return false
}

/** In a space or adjacent to it (ia.interact.3, ia.control.4). */
export function isAtOrBeside(s: State, figure: FigureId, space: Space): boolean {
  return spacesOf(s, s.figures[figure]).includes(space) || isAdjacentTo(s, figure, space)
}

export function figuresOf(s: State, seat: number): FigureId[] {
  const found: FigureId[] = []
  for (let id = 0; id < s.figures.length; id++)
    if (s.figures[id].seat === seat && s.figures[id].space !== NONE) found.push(id)
  return found
}

export function figuresOnMap(s: State): FigureId[] {
  const found: FigureId[] = []
  for (let id = 0; id < s.figures.length; id++) if (s.figures[id].space !== NONE) found.push(id)
  return found
}
