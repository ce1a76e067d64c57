/** What is placed in the step Place Obstacles and where; an environment card has a layout of its own. */
import type { Flow, Refusal } from '@dejarik/kernel'
import { OBSTACLES, type ObstacleKind, type Placed, STANDARD_PLAY_AREA } from '../../geometry/index.ts'
import type { State, T, Thing } from '../../state.ts'
import { beyond, beyondEdges, notOn, placedThings } from './limits.ts'
import type { Zone } from './places.ts'

export interface Piece {
  readonly kind: 'obstacle' | 'device'
  readonly type: string
}

export interface Layout {
  /** What may be placed next; empty when all lies there. */
  left(s: State): readonly Piece[]
  /** Why it can't lie there. */
  limit(s: State, piece: Piece, here: Placed): Refusal | null
  /** What is left of the limit where nothing meets it any more (docs/rulings.md). */
  lastResort(s: State, piece: Piece, here: Placed): Refusal | null
  /** Where a place is looked for. */
  readonly zone: Zone
  /** So many pieces fit wherever the ones before them lie; for the others it is looked up. */
  readonly roomFor: number
  /** Things that a piece must touch; null if it stands by itself. */
  touches?(s: State, piece: Piece): readonly Placed[] | null
  /** After one was placed: fuses, caches. */
  placed?(s: State, thing: Thing): void
  /** After all. */
  done?(t: T): Flow
}

const RULE_APART = 'xw.g.setup.14'
const RULE_EDGES = 'xw.g.setup.15'

/** The part of the play area that is so many bands away from all edges. */
export function zoneBeyond(bands: number): Zone {
  const { width, height } = STANDARD_PLAY_AREA
  const rim = bands * 100_000
  return [rim, rim, width - 2 * rim, height - 2 * rim]
}

export function isPlacedObstacle({ kind }: Thing): boolean {
  return kind === 'obstacle'
}

/** Obstacles that the players brought and that are not on the table. */
export function broughtObstacles(s: State): Piece[] {
  const placed = s.things.filter(isPlacedObstacle).map(({ type }) => type)
  const left = s.options.squads.flatMap(({ obstacles }) => obstacles)
  for (const type of placed) if (left.includes(type)) left.splice(left.indexOf(type), 1)
  return [...new Set(left)].map((type) => ({ kind: 'obstacle', type }))
}

/** Every obstacle of a kind that is not on the table. */
export function obstaclesOf(s: State, kind: ObstacleKind): Piece[] {
  return OBSTACLES.filter(
    (obstacle) => obstacle.kind === kind && !s.things.some(({ type }) => type === obstacle.id),
  ).map(({ id }) => ({ kind: 'obstacle', type: id }))
}

export function countPlaced(s: State, kind: Thing['kind']): number {
  return s.things.filter((thing) => thing.kind === kind).length
}

/**
 * Three obstacles can't block a fourth: three circles cover a square only if their radius is 0.504 of its side. No
 * obstacle reaches farther than 50 mm from its centre, so each keeps free less than 50 + 100 + 50 mm around it, and the
 * largest has its centre in a square of 425 mm. Four at the quarter points do block a fifth.
 */
export const USUAL_ROOM = 4

/** All six of the players', beyond range 1 of each other and range 2 of the edges (xw.g.setup.13 to .15). */
export const usualLayout: Layout = {
  left: broughtObstacles,
  limit: (s, _piece, here) => apart(s, here, 1, 2),
  lastResort: (s, _piece, here) => apart(s, here, 0, 2),
  zone: zoneBeyond(2),
  roomFor: USUAL_ROOM,
}

/** The usual limits with other ranges; never on an objective. */
export function apart(s: State, here: Placed, range: number, edges: number): Refusal | null {
  return (
    beyondEdges(here, edges, RULE_EDGES) ??
    beyond(here, placedThings(s, isPlacedObstacle), range, RULE_APART) ??
    offObjectives(s, here)
  )
}

export function offObjectives(s: State, here: Placed): Refusal | null {
  return notOn(
    here,
    placedThings(s, ({ kind }) => kind === 'objective'),
    'xw.g.setup.13',
  )
}
