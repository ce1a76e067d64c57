/** The keyframes of a flight in the picture. */
import { DEGREE } from '@dejarik/kernel'
import type { Pose } from '@dejarik/xwing/geometry'
import type { Waypoint } from '../ghosts/plan.ts'
import { type Projection, short } from '../mat/projection.ts'

export interface Frame {
  readonly x: number
  readonly y: number
  /** Degrees; unwound, so that no turn goes the long way round. */
  readonly turn: number
}

export function framesOf(to: Projection, from: Pose, way: readonly Waypoint[], end: Pose): readonly Frame[] {
  const places = [
    { x: from.x, y: from.y, a: from.a },
    ...way.map(({ x, y, sin, cos }) => ({ x, y, a: (Math.atan2(sin, cos) * 180 * DEGREE) / Math.PI })),
    { x: end.x, y: end.y, a: end.a },
  ]
  let turn = to.turn(from.a)
  return places.map(({ x, y, a }) => {
    const by = to.turn(a) - turn
    turn += by - 360 * Math.round(by / 360)
    return { x: short(to.x(x)), y: short(to.y(y)), turn: short(turn) }
  })
}
