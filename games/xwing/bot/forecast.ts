/** Where a ship that has not moved yet may end, by what its dial allows and where its enemies are. */
import type { Rng } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import {
  BAND,
  endOf,
  type Footprint,
  footprintOf,
  maneuver as moveOfManeuver,
  type Pose,
} from '../geometry/index.ts'
import { ionManeuver } from '../rules/maneuver.ts'
import { isOffTheTable } from '../rules/move.ts'
import { footprint } from '../rules/range.ts'
import { isIonized, isStressed } from '../rules/tokens.ts'
import type { Maneuver, Ship, State } from '../state.ts'

/** A place of the dial and where it leads if nothing is in the way. */
export interface End {
  readonly place: number
  readonly maneuver: Maneuver
  readonly at: Footprint
  readonly isOff: boolean
}

/** By pose, which belongs to one ship for good. Ends depend on nothing else, but for ion tokens. */
const known = new WeakMap<Pose, readonly End[]>()

export function endsOf(ship: Ship): readonly End[] {
  if (isIonized(ship)) return printed(ship).type.dial.map((one, place) => end(ship, place, ionManeuver(one)))
  let ends = known.get(ship.pose)
  if (ends === undefined) {
    ends = printed(ship).type.dial.map((one, place) => end(ship, place, one))
    known.set(ship.pose, ends)
  }
  return ends
}

function end(ship: Ship, place: number, maneuver: Maneuver): End {
  const at = flownFrom(footprint(ship), maneuver)
  return { place, maneuver, at, isOff: isOffTheTable(at) }
}

/** Where a maneuver leads from there. */
export function flownFrom(from: Footprint, { bearing, speed, direction }: Maneuver): Footprint {
  if (bearing === 'stationary') return from
  const move = moveOfManeuver(bearing, speed, direction ?? 'left')
  return move === null ? from : footprintOf(from.base, endOf(from, move))
}

/** A possible end with its chance. */
export interface Spot {
  readonly at: Footprint
  readonly weight: number
}

const SPOTS = 5
const RANK_WEIGHTS: readonly number[] = [5, 4, 3, 2, 2]

/** The likeliest ends of a ship, judged by how they face its enemies. */
export function spotsOf(s: State, ship: Ship): readonly Spot[] {
  const ranked = likelyEnds(s, ship).slice(0, SPOTS)
  const total = ranked.reduce((sum, _, i) => sum + RANK_WEIGHTS[i], 0)
  return ranked.map(({ at }, i) => ({ at, weight: RANK_WEIGHTS[i] / total }))
}

/** Ends on the table, likeliest first. */
export function likelyEnds(s: State, ship: Ship): readonly End[] {
  const enemies = s.ships.filter((other) => other.zone === 'play' && other.seat !== ship.seat)
  const stressed = isStressed(ship)
  const ends = endsOf(ship)
  const appeal = ends.map((one) => appealOf(one, enemies, stressed))
  const order = ends.map((_, i) => i).sort((a, b) => appeal[b] - appeal[a] || a - b)
  const open = order.filter((i) => !ends[i].isOff)
  return (open.length > 0 ? open : order).map((i) => ends[i])
}

function appealOf({ at, maneuver, isOff }: End, enemies: readonly Ship[], stressed: boolean): number {
  if (isOff) return Number.NEGATIVE_INFINITY
  let best = -3
  for (const { pose } of enemies) best = Math.max(best, sightOf(at, pose))
  if (maneuver.difficulty === 'red') best -= stressed ? 5 : 1
  if (maneuver.difficulty === 'blue' && stressed) best += 1
  return best
}

/** How well something lies before a ship: near and ahead is best. */
function sightOf(from: Footprint, to: Pose): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const ahead = dx * from.sin + dy * from.cos
  const aside = Math.abs(dx * from.cos - dy * from.sin)
  const bands = Math.sqrt(dx * dx + dy * dy) / BAND
  if (ahead > 0 && aside < 0.88 * ahead) return bands < 3.6 ? 3 - 0.3 * bands : 2.2 - 0.2 * bands
  return (ahead > 0 ? 0.4 : -0.4) - 0.2 * bands
}

/** A maneuver that the ship may well have dialled: mostly one of the likeliest. */
export function likelyDial(s: State, ship: Ship, rng: Rng): number {
  const ends = likelyEnds(s, ship)
  // The better of two, so that the likely come often and the unlikely now and then.
  return ends[Math.min(rng.int(ends.length), rng.int(ends.length))].place
}
