/** A template lying on the board, and what it lies on. Exact: a curve is a ring's sector, not a polygon. */
import { angleOf, DEGREE } from '@dejarik/kernel'
import { keep, keepInCircle, span, wholeSegment } from './clip.ts'
import { frameAt, type Mark } from './mark.ts'
import type { Placed } from './placed.ts'
import { contains } from './polygon.ts'
import { type Frame, toBoard } from './pose.ts'
import type { Template } from './template.ts'
import { TOLERANCE } from './units.ts'

const RADIAN = (180 * DEGREE) / Math.PI

export interface Strip {
  /** Where the template begins, facing along it. */
  readonly origin: Frame
  readonly template: Template
}

/** A line across the board: what lies ahead of it, looking along (dx, dy), does not count. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

export function stripAt(from: Placed, leave: Mark, template: Template): Strip {
  return { origin: frameAt(from, leave), template }
}

/**
 * How far along the centre line the template first lies on a token, or −1 if it does not: the order in which
 * obstacles take effect (xw.g.obstacle.28). With a cut, only the part of the template behind it counts: the part
 * flown in a partially executed maneuver (xw.g.obstacle.27, xw.g.device.29).
 */
export function wayTo(strip: Strip, token: Placed, cut: Cut | null = null): number {
  const { origin, template } = strip
  const hand = template.hand === -1 ? -1 : 1
  const toMiddleX = token.x - origin.x
  const toMiddleY = token.y - origin.y
  const besideMiddle = toMiddleX * origin.cos - toMiddleY * origin.sin - template.endRight / 2
  const aheadMiddle = toMiddleX * origin.sin + toMiddleY * origin.cos - template.endForward / 2
  const near = template.reach + token.reach
  if (besideMiddle * besideMiddle + aheadMiddle * aheadMiddle >= near * near) return -1

  placeCut(origin, hand, cut)
  const { points } = token
  const last = points.length - 2
  let least = Number.POSITIVE_INFINITY
  let ax = 0
  let ay = 0
  for (let i = -2; i < points.length; i += 2) {
    const at = i < 0 ? last : i
    const dx = points[at] - origin.x
    const dy = points[at + 1] - origin.y
    const bx = hand * (dx * origin.cos - dy * origin.sin)
    const by = dx * origin.sin + dy * origin.cos
    if (i >= 0 && !misses(template, ax, ay, bx, by)) {
      const way =
        template.radius === 0 ? onStraight(template, ax, ay, bx, by) : onCurve(template, ax, ay, bx, by)
      if (way < least) least = way
    }
    ax = bx
    ay = by
  }
  if (startsInside(strip, hand, points)) return 0
  if (least === Number.POSITIVE_INFINITY) return -1
  return template.radius === 0 ? least : (template.radius * turnOf(least)) / RADIAN
}

/** Whether an edge lies wholly beside, behind or beyond a right-hand or straight template. */
function misses(
  { width, endRight, endForward }: Template,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const half = width / 2
  const right = half + Math.abs(endRight)
  const ahead = half + endForward
  return (
    (ay < 0 && by < 0) ||
    (ax < -half && bx < -half) ||
    (ay > ahead && by > ahead) ||
    (ax > right && bx > right)
  )
}

/** The cut in the frame of the strip: right, forward and offset; everything is kept without one. */
const border = new Float64Array(3)

function placeCut(origin: Frame, hand: number, cut: Cut | null): void {
  if (cut === null) {
    border.fill(0)
    return
  }
  border[0] = -hand * (cut.dx * origin.cos - cut.dy * origin.sin)
  border[1] = -(cut.dx * origin.sin + cut.dy * origin.cos)
  border[2] = (cut.x - origin.x) * cut.dx + (cut.y - origin.y) * cut.dy - TOLERANCE
}

const behindCut = (x: number, y: number): number => border[0] * x + border[1] * y + border[2]

/** The first way along a straight template that an edge of a token covers; infinite if none. */
function onStraight({ width, length }: Template, ax: number, ay: number, bx: number, by: number): number {
  const half = width / 2 - TOLERANCE
  wholeSegment()
  if (!keep(half - ax, half - bx) || !keep(half + ax, half + bx)) return Number.POSITIVE_INFINITY
  if (!keep(ay - TOLERANCE, by - TOLERANCE) || !keep(length - TOLERANCE - ay, length - TOLERANCE - by))
    return Number.POSITIVE_INFINITY
  if (!keep(behindCut(ax, ay), behindCut(bx, by))) return Number.POSITIVE_INFINITY
  return ay + (by > ay ? span[0] : span[1]) * (by - ay)
}

/**
 * The first turn along a right-hand curve that an edge of a token covers, as a number that grows with the angle;
 * infinite if none. Along a segment the angle only grows or only falls, so the ends of its parts are enough.
 */
function onCurve(template: Template, ax: number, ay: number, bx: number, by: number): number {
  const { radius, width } = template
  const outer = radius + width / 2 - TOLERANCE
  const inner = radius - width / 2 + TOLERANCE
  const tangentX = template.endForward / radius
  const tangentY = 1 - Math.abs(template.endRight) / radius
  // From the centre of the curve.
  const cax = ax - radius
  const cbx = bx - radius
  wholeSegment()
  if (!keep(ay - TOLERANCE, by - TOLERANCE)) return Number.POSITIVE_INFINITY
  const beforeEndA = -TOLERANCE - tangentX * cax - tangentY * ay
  const beforeEndB = -TOLERANCE - tangentX * cbx - tangentY * by
  if (!keep(beforeEndA, beforeEndB) || !keep(behindCut(ax, ay), behindCut(bx, by)))
    return Number.POSITIVE_INFINITY
  if (!keepInCircle(cax, ay, cbx, by, outer)) return Number.POSITIVE_INFINITY
  const from = span[0]
  const to = span[1]
  wholeSegment()
  // The hole of the ring takes out a piece in the middle, or nothing.
  const hole = keepInCircle(cax, ay, cbx, by, inner)
  const holeFrom = hole ? span[0] : 2
  const holeTo = hole ? span[1] : 2
  let least = Number.POSITIVE_INFINITY
  if (from < holeFrom) {
    const end = to < holeFrom ? to : holeFrom
    least = Math.min(bend(cax, ay, cbx, by, from), bend(cax, ay, cbx, by, end))
  }
  if (hole && to > holeTo) {
    const start = from > holeTo ? from : holeTo
    least = Math.min(least, bend(cax, ay, cbx, by, start), bend(cax, ay, cbx, by, to))
  }
  return least
}

/** Grows from 0 to 1 as the angle around the curve's centre grows from 0 to 90 degrees. */
function bend(ax: number, ay: number, bx: number, by: number, t: number): number {
  const x = ax + t * (bx - ax)
  const y = ay + t * (by - ay)
  return y / (y - x)
}

function turnOf(bent: number): number {
  return angleOf(1 - bent, bent)
}

/** Whether the beginning of the template lies on the token, with the token's edges farther along or nowhere. */
function startsInside({ origin, template }: Strip, hand: number, points: Float64Array): boolean {
  const half = template.width / 2 - 2 * TOLERANCE
  const ahead = 2 * TOLERANCE
  for (let i = -1; i <= 1; i++) {
    const beside = i * half
    if (behindCut(beside, ahead) < 0) continue
    const at = toBoard(origin, hand * beside, ahead)
    if (contains(points, at.x, at.y)) return true
  }
  return false
}
