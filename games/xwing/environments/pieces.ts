/** What environment cards put on the table, and the limits that several of them share. */
import type { Refusal } from '@dejarik/kernel'
import {
  OBSTACLE_KINDS,
  type ObstacleKind,
  type Placed,
  rangeBetween,
  STANDARD_PLAY_AREA,
} from '../geometry/index.ts'
import { obstacleKind } from '../rules/obstacles.ts'
import {
  broughtObstacles,
  countPlaced,
  isPlacedObstacle,
  type Layout,
  obstaclesOf,
  type Piece,
} from '../rules/setup/layout.ts'
import { beyond, inside, placedShips, placedThings } from '../rules/setup/limits.ts'
import type { Zone } from '../rules/setup/places.ts'
import type { State, Thing } from '../state.ts'

export const PLACING_RULE = 'xw.a.env-use.2'
export const PLAY_RULE = 'xw.a.env-use.3'

const { width, height } = STANDARD_PLAY_AREA
export const EVERYWHERE: Zone = [0, 0, width, height]

export type Counts<K extends string> = { readonly [P in K]?: number }

export function kindOf({ type }: Piece): ObstacleKind | null {
  return obstacleKind({ kind: 'obstacle', type })
}

export function isOfKind(kind: ObstacleKind): (thing: Thing) => boolean {
  return (thing) => obstacleKind(thing) === kind
}

/** Any obstacle of a kind, until there are as many as the card asks for. */
export function ofKinds(counts: Counts<ObstacleKind>): (s: State) => Piece[] {
  return (s) =>
    OBSTACLE_KINDS.flatMap((kind) =>
      s.things.filter(isOfKind(kind)).length < (counts[kind] ?? 0) ? obstaclesOf(s, kind) : [],
    )
}

/** So many of those that the players brought. */
export function brought(count: number): (s: State) => Piece[] {
  return (s) => (countPlaced(s, 'obstacle') < count ? broughtObstacles(s) : [])
}

/** Devices that are not on the table yet. */
export function devicesOf(counts: Counts<string>): (s: State) => Piece[] {
  return (s) =>
    Object.entries(counts).flatMap(([type, count = 0]): Piece[] =>
      s.things.filter((thing) => thing.type === type).length < count ? [{ kind: 'device', type }] : [],
    )
}

export function both(one: Layout['left'], other: Layout['left']): Layout['left'] {
  return (s) => [...one(s), ...other(s)]
}

/** Ships, obstacles, devices and objectives. */
export function objects(s: State): Placed[] {
  return [...placedThings(s, () => true), ...placedShips(s)]
}

/** In the play area and beyond range 0 of everything: what is asked of a piece where nothing more can be. */
export function anywhereFree(s: State, here: Placed): Refusal | null {
  return inside(here, PLACING_RULE) ?? beyond(here, objects(s), 0, PLACING_RULE)
}

/** Obstacles at that range or nearer. */
export function obstaclesWithin(s: State, here: Placed, range: number): Placed[] {
  return placedThings(s, isPlacedObstacle).filter((other) => rangeBetween(here, other) <= range)
}
