/** Where something is being placed: snapping, nudging and a first guess, as plain functions on poses. */
import { DEGREE, normal, type Refusal } from '@dejarik/kernel'
import { MM, type Pose } from '@dejarik/xwing/geometry'
import type { PlaceArea } from '@dejarik/xwing/preview'

export type Check = (pose: Pose) => Refusal | null

/** Steps of the grid and of turning; with Shift the fine ones. */
export const STEP = 5 * MM
export const FINE_STEP = MM / 2
export const TURN_STEP = 15 * DEGREE
export const FINE_TURN = DEGREE

/** Within this far of an edge line a side of the piece jumps onto it. */
const MAGNET = 4 * MM

/**
 * To the grid, and where a side of an upright piece comes near one of the lines (the edge, the end of the zone) onto
 * that line. `half` is from its middle to its sides.
 */
export function snapped(pose: Pose, half: number, lines: readonly number[], fine: boolean): Pose {
  const step = fine ? FINE_STEP : STEP
  const x = Math.round(pose.x / step) * step
  const upright = pose.a % (90 * DEGREE) === 0
  const line = fine || !upright ? undefined : lines.find((one) => nearest(pose.y, one, half) !== null)
  const y = line === undefined ? Math.round(pose.y / step) * step : (nearest(pose.y, line, half) ?? pose.y)
  return { x, y, a: pose.a }
}

/** The middle with which one of its two sides lies on the line; null if neither is near. */
function nearest(y: number, line: number, half: number): number | null {
  for (const side of [half, -half]) if (Math.abs(y + side - line) <= MAGNET) return line - side
  return null
}

export function turned(pose: Pose, by: number, fine: boolean): Pose {
  const step = fine ? FINE_TURN : TURN_STEP
  return { ...pose, a: normal(Math.round((pose.a + by * step) / step) * step) }
}

/** So far apart is far enough. */
const SPREAD = 260 * MM

/** A legal place, far from what lies there already, and then near the middle of the zone; its middle if none is found. */
export function spreadOut(area: PlaceArea, a: number, others: readonly Pose[], check: Check): Pose {
  const [left, bottom, width, height] = area.zone
  const middle = { x: left + width / 2, y: bottom + height / 2, a }
  const far = (one: Pose, from: Pose): number => Math.hypot(one.x - from.x, one.y - from.y)
  const worth = (one: Pose): number =>
    Math.min(SPREAD, ...others.map((other) => far(one, other))) - far(one, middle) / 4
  let best: Pose | null = null
  const step = 20 * MM
  for (let x = left; x <= left + width; x += step)
    for (let y = bottom; y <= bottom + height; y += step) {
      const one = { x: Math.round(x / STEP) * STEP, y: Math.round(y / STEP) * STEP, a }
      if ((best === null || worth(one) > worth(best)) && check(one) === null) best = one
    }
  return best ?? middle
}

/** Places with this heading that are legal, on a coarse grid: where it may go at a glance. */
export function legalPlaces(
  { zone: [left, bottom, width, height] }: PlaceArea,
  a: number,
  check: Check,
): readonly Pose[] {
  const places: Pose[] = []
  const step = 25 * MM
  for (let x = left; x <= left + width; x += step)
    for (let y = bottom; y <= bottom + height; y += step)
      if (check({ x, y, a }) === null) places.push({ x, y, a })
  return places
}
