/** Where each maneuver of a dial would end, as dots on the mat: the dial's second body. */
import type { Maneuver } from '@dejarik/xwing'
import type { Pose } from '@dejarik/xwing/geometry'
import type { Preview } from '@dejarik/xwing/preview'
import { HEIGHT, type Projection, WIDTH } from '../mat/projection.ts'

export interface Dot {
  /** The place in the dial. */
  readonly dial: number
  readonly difficulty: Maneuver['difficulty']
  /** In the picture. */
  readonly x: number
  readonly y: number
  /** Where the ship would really stand: loops and straight lines end in one place, and both must be hit. */
  readonly end: { readonly x: number; readonly y: number }
}

/** Maneuvers that would be flown as something else (by a stressed ship) have no end of their own. */
export function fanOf(
  from: Pose,
  dial: readonly Maneuver[],
  previews: readonly Preview[],
  to: Projection,
  apart: number,
): readonly Dot[] {
  const start = { x: to.x(from.x), y: to.y(from.y) }
  const dots: Dot[] = []
  for (const [at, dialled] of dial.entries()) {
    const preview = previews[at]
    if (preview === undefined) continue
    const { maneuver, ends } = preview
    if (maneuver.bearing !== dialled.bearing || maneuver.speed !== dialled.speed) continue
    const pose = ends[0]?.flight.footprint.pose ?? from
    const end = inside({ x: to.x(pose.x), y: to.y(pose.y) }, apart / 2)
    dots.push({
      dial: at,
      difficulty: maneuver.difficulty,
      ...freeNear(end, start, dots, apart),
      end,
    })
  }
  return dots
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Who leaves the play area is seen at its edge. */
function inside({ x, y }: Spot, rim: number): Spot {
  return { x: Math.max(rim, Math.min(WIDTH - rim, x)), y: Math.max(rim, Math.min(HEIGHT - rim, y)) }
}

const TURNS = 12

/** The nearest place to the end that is far enough from all others, farther out first. */
function freeNear(end: Spot, start: Spot, taken: readonly Spot[], apart: number): Spot {
  const out = Math.atan2(end.y - start.y, end.x - start.x)
  for (let far = 0; far < 6; far += 0.25)
    for (let turn = 0; turn < TURNS; turn++) {
      // Ahead, then to both sides in turn, at last backwards.
      const angle = out + (Math.ceil(turn / 2) * (turn % 2 === 0 ? 1 : -1) * 2 * Math.PI) / TURNS
      const spot = inside(
        { x: end.x + Math.cos(angle) * far * apart, y: end.y + Math.sin(angle) * far * apart },
        apart / 2,
      )
      if (taken.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= apart)) return spot
      if (far === 0) break
    }
  return end
}
