import { angleOf, cos, normal, sin } from '@dejarik/kernel'

/** Where something lies: its centre, and its heading clockwise from the board's up. All whole numbers. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly a: number
}

/** A pose with its directions worked out: forward is (sin, cos), right is (cos, −sin). Not rounded. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly sin: number
  readonly cos: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export function frameOf(pose: Pose): Frame {
  return { x: pose.x, y: pose.y, sin: sin(pose.a), cos: cos(pose.a) }
}

/** The nearest pose to a frame. */
export function poseOf(frame: Frame): Pose {
  return { x: Math.round(frame.x), y: Math.round(frame.y), a: angleOf(frame.cos, frame.sin) }
}

/** From the frame (right, forward) to the board. */
export function toBoard(frame: Frame, right: number, forward: number): Point {
  return {
    x: frame.x + right * frame.cos + forward * frame.sin,
    y: frame.y - right * frame.sin + forward * frame.cos,
  }
}

/** From the board to the frame: x is right, y is forward. */
export function toFrame(frame: Frame, point: Point): Point {
  const dx = point.x - frame.x
  const dy = point.y - frame.y
  return { x: dx * frame.cos - dy * frame.sin, y: dx * frame.sin + dy * frame.cos }
}

/** The pose after a shift in its own frame and a turn to the right, rounded to whole units. */
export function moved(pose: Pose, right: number, forward: number, turn: number): Pose {
  const at = toBoard(frameOf(pose), right, forward)
  return { x: Math.round(at.x), y: Math.round(at.y), a: normal(pose.a + turn) }
}
