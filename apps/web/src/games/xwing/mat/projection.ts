/** From the board (micrometres, y up) to the picture (millimetres, y down), with the own edge at the bottom. */
import { DEGREE } from '@dejarik/kernel'
import { MM, type Point, type Pose, STANDARD_PLAY_AREA } from '@dejarik/xwing/geometry'
import type { Picture } from '../../../board/camera/camera.ts'

/** Sides of the picture in millimetres. */
export const WIDTH = STANDARD_PLAY_AREA.width / MM
export const HEIGHT = STANDARD_PLAY_AREA.height / MM

export const PICTURE: Picture = {
  width: WIDTH,
  height: HEIGHT,
  margin: 12,
  most: 5,
  small: 0.45,
  clear: 0.56,
}

export interface Projection {
  readonly x: (x: number) => number
  readonly y: (y: number) => number
  /** Clockwise, in degrees. */
  readonly turn: (a: number) => number
  /** Back from the picture to the board, in whole micrometres. */
  readonly board: (at: Point) => Point
}

/** Seat 0 sits in the south, seat 1 in the north. */
export function projectionFor(seat: number): Projection {
  if (seat === 1)
    return {
      x: (x) => WIDTH - x / MM,
      y: (y) => y / MM,
      turn: (a) => a / DEGREE + 180,
      board: ({ x, y }) => ({ x: Math.round((WIDTH - x) * MM), y: Math.round(y * MM) }),
    }
  return {
    x: (x) => x / MM,
    y: (y) => HEIGHT - y / MM,
    turn: (a) => a / DEGREE,
    board: ({ x, y }) => ({ x: Math.round(x * MM), y: Math.round((HEIGHT - y) * MM) }),
  }
}

/** To put at a pose what is drawn around the origin, facing up. */
export function transformOf(to: Projection, pose: Pose): string {
  return `translate(${short(to.x(pose.x))} ${short(to.y(pose.y))}) rotate(${short(to.turn(pose.a))})`
}

/** The outline of something that lies on the board, as a path. */
export function pathOfPoints(to: Projection, points: ArrayLike<number>): string {
  const corners: string[] = []
  for (let i = 0; i + 1 < points.length; i += 2)
    corners.push(`${short(to.x(points[i] ?? 0))} ${short(to.y(points[i + 1] ?? 0))}`)
  return `M${corners.join('L')}Z`
}

/** A hundredth of a millimetre is finer than any screen. */
export function short(number: number): number {
  return Math.round(number * 100) / 100
}
