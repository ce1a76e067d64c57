/** Where things may lie: the words in which set-up, scenarios and environments limit a place. */
import { type Refusal, type RuleId, refuse } from '@dejarik/kernel'
import {
  BAND,
  distance,
  distancesFromEdge,
  EDGES,
  type Edge,
  isBeyondRangeOfEdge,
  isOutside,
  MM,
  overlaps,
  type Placed,
  type Pose,
  rangeBetween,
  rangeOf,
  STANDARD_PLAY_AREA,
  TOLERANCE,
  tokenAt,
  tokenShape,
} from '../../geometry/index.ts'
import type { State, Thing } from '../../state.ts'
import { footprint, placedOf } from '../range.ts'

/** A token where it would lie. */
export function shapeAt(type: string, pose: Pose): Placed {
  const shape = tokenShape(type)
  if (shape === null) throw new Error(`there is no outline for ${type}`)
  return tokenAt(shape.outline, pose)
}

/** What lies on the table, as far as it passes. */
export function placedThings(s: State, test: (thing: Thing) => boolean): Placed[] {
  return s.things.filter((thing) => thing.inPlay && test(thing)).map(placedOf)
}

export function placedShips(s: State, test: (seat: number) => boolean = () => true): Placed[] {
  return s.ships.filter(({ zone, seat }) => zone === 'play' && test(seat)).map(footprint)
}

export function inside(here: Placed, rule: RuleId): Refusal | null {
  return isOutside(STANDARD_PLAY_AREA, here) ? refuse('outside-play-area', rule) : null
}

/** Beyond a range of every edge. */
export function beyondEdges(here: Placed, range: number, rule: RuleId): Refusal | null {
  return EDGES.every((edge) => isBeyondRangeOfEdge(STANDARD_PLAY_AREA, edge, range, here))
    ? null
    : refuse('place-near-edge', rule, { range })
}

/** At a range of one edge, measured from the closest part. */
export function atEdge(here: Placed, edge: Edge, min: number, max: number, rule: RuleId): Refusal | null {
  const range = rangeOf(distancesFromEdge(STANDARD_PLAY_AREA, edge, here)[0])
  return range >= min && range <= max ? null : refuse('place-not-at-edge', rule, { edge, min, max })
}

function centresApart(here: Placed, other: Placed): number {
  const dx = other.x - here.x
  const dy = other.y - here.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** Most places are told by the circles around two things; only what is near the limit is measured. */
function isBeyond(here: Placed, other: Placed, range: number): boolean {
  const apart = centresApart(here, other)
  if (apart - here.reach - other.reach > range * BAND + TOLERANCE) return true
  // Both centres lie inside, so the way between them is longer than the shortest.
  if (here.core >= 0 && other.core >= 0 && apart <= range * BAND) return false
  return rangeBetween(here, other) > range
}

/** Whether their closest parts are in this band of the ruler. */
export function isJustAt(here: Placed, other: Placed, range: number): boolean {
  return !isBeyond(here, other, range) && (range === 0 || isBeyond(here, other, range - 1))
}

/** Beyond a range of each of them; beyond range 0 is neither on nor touching. */
export function beyond(here: Placed, others: readonly Placed[], range: number, rule: RuleId): Refusal | null {
  return others.every((other) => isBeyond(here, other, range))
    ? null
    : refuse('place-too-near', rule, { range })
}

/** At a range of at least one of them. */
export function atRange(
  here: Placed,
  others: readonly Placed[],
  range: number,
  rule: RuleId,
): Refusal | null {
  return others.some((other) => isJustAt(here, other, range))
    ? null
    : refuse('place-not-at-range', rule, { range })
}

export function notOn(here: Placed, others: readonly Placed[], rule: RuleId): Refusal | null {
  return others.some((other) => overlaps(here, other)) ? refuse('place-on-another', rule) : null
}

/** What hands at a table call touching: no overlap, and a gap of no more than a millimetre (docs/rulings.md). */
export const TOUCHING = 1 * MM

export function touching(here: Placed, others: readonly Placed[], rule: RuleId): Refusal | null {
  return others.some((other) => distance(here, other) <= TOUCHING)
    ? notOn(here, others, rule)
    : refuse('place-not-touching', rule)
}
