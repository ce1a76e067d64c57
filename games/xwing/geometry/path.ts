/**
 * The way of a base along a template. The middles of its leading and its trailing side both stay on the centre
 * line, which goes on straight through the base at either end (xw.g.overlap.4; for a slip the middles of left and
 * right side, xw.g.slip.9).
 */
import { cos, DEGREE, never, sin } from '@dejarik/kernel'
import { type BaseSide, lengthAlong } from './base.ts'
import { frameAt } from './mark.ts'
import type { Footprint } from './placed.ts'
import type { Frame } from './pose.ts'
import type { Template } from './template.ts'

/** Kernel angle units in one radian. */
const RADIAN = (180 * DEGREE) / Math.PI

export interface Path {
  /** Where the template begins, facing along it. */
  readonly origin: Frame
  readonly template: Template
  /** The side of the base that goes first. */
  readonly leading: BaseSide
  /** From the leading to the trailing side. */
  readonly baseLength: number
  /** How far the trailing side goes in all. */
  readonly length: number
}

/** The path of a ship, with the template at the middle of its leading side. */
export function pathFrom(ship: Footprint, template: Template, leading: BaseSide): Path {
  const origin = frameAt(ship, ship.base.marks[leading])
  const baseLength = lengthAlong(ship.base, leading)
  return { origin, template, leading, baseLength, length: baseLength + template.length }
}

/** Right and forward of the template's beginning, in a right-hand template; the two ends of the base. */
const trailing = { x: 0, y: 0 }
const ahead = { x: 0, y: 0 }

/** Writes the frame of the base into `into` when its trailing side has gone `way`. */
export function poseOnPath(path: Path, way: number, into: { -readonly [K in keyof Frame]: Frame[K] }): void {
  const { origin, template, leading, baseLength } = path
  placeTrailing(template, way - baseLength)
  placeAhead(template, way - baseLength, baseLength)
  const hand = template.hand === -1 ? -1 : 1
  const right = (hand * (trailing.x + ahead.x)) / 2
  const forward = (trailing.y + ahead.y) / 2
  into.x = origin.x + right * origin.cos + forward * origin.sin
  into.y = origin.y - right * origin.sin + forward * origin.cos
  const toRight = (hand * (ahead.x - trailing.x)) / baseLength
  const toForward = (ahead.y - trailing.y) / baseLength
  const dx = toRight * origin.cos + toForward * origin.sin
  const dy = toForward * origin.cos - toRight * origin.sin
  switch (leading) {
    case 'front':
      into.sin = dx
      into.cos = dy
      break
    case 'right':
      into.sin = -dy
      into.cos = dx
      break
    case 'rear':
      into.sin = -dx
      into.cos = -dy
      break
    case 'left':
      into.sin = dy
      into.cos = -dx
      break
    default:
      never(leading)
  }
}

/** `past` is measured from the template's beginning, along the centre line. */
function placeTrailing({ radius }: Template, past: number): void {
  if (past <= 0 || radius === 0) {
    trailing.x = 0
    trailing.y = past
    return
  }
  const turned = Math.round((past / radius) * RADIAN)
  trailing.x = radius * (1 - cos(turned))
  trailing.y = radius * sin(turned)
}

/** The leading middle: the next point of the centre line at one base length, as the crow flies, from the trailing. */
function placeAhead(template: Template, past: number, baseLength: number): void {
  const { radius } = template
  if (radius === 0 || past + baseLength <= 0) {
    ahead.x = 0
    ahead.y = past + baseLength
    return
  }
  const onCurve = past <= 0 ? fromStraight(radius, -past, baseLength) : fromCurve(radius, baseLength)
  // The direction at the template's end; what lies on its far side is beyond the curve.
  const tangentX = template.endForward / radius
  const tangentY = 1 - Math.abs(template.endRight) / radius
  if (onCurve && tangentX * (ahead.x - radius) + tangentY * ahead.y <= 0) return
  const ex = Math.abs(template.endRight) - trailing.x
  const ey = template.endForward - trailing.y
  const along = ex * tangentX + ey * tangentY
  const rest = Math.sqrt(along * along - (ex * ex + ey * ey) + baseLength * baseLength) - along
  ahead.x = Math.abs(template.endRight) + rest * tangentX
  ahead.y = template.endForward + rest * tangentY
}

/** Where the circle of the curve meets the circle of one base length around a trailing middle before the curve. */
function fromStraight(radius: number, before: number, baseLength: number): boolean {
  const centre = Math.sqrt(radius * radius + before * before)
  const along = (baseLength * baseLength + before * before) / (2 * centre)
  const squared = baseLength * baseLength - along * along
  if (squared < 0) return false
  const aside = Math.sqrt(squared)
  ahead.x = (along * radius - aside * before) / centre
  ahead.y = (along * before + aside * radius) / centre - before
  return true
}

/** Both middles on the curve: a chord of one base length. */
function fromCurve(radius: number, baseLength: number): boolean {
  const half = baseLength / (2 * radius)
  if (half > 1) return false
  const c = 1 - 2 * half * half
  const s = 2 * half * Math.sqrt(1 - half * half)
  const dx = trailing.x - radius
  ahead.x = radius + dx * c + trailing.y * s
  ahead.y = trailing.y * c - dx * s
  return true
}
