import { cos, normal, sin } from '@dejarik/kernel'
import type { Placed } from './placed.ts'
import type { Frame, Pose } from './pose.ts'
import type { Shift, Template } from './template.ts'
import { HALF_TURN } from './units.ts'

/**
 * Where a template is laid against a base or a token: the middle between two guides or at a printed mark, and
 * the direction in which the template leads away, both in the frame of the thing.
 */
export interface Mark {
  readonly right: number
  readonly forward: number
  readonly facing: number
  readonly sin: number
  readonly cos: number
}

export function markAt(right: number, forward: number, facing: number): Mark {
  return { right, forward, facing, sin: sin(facing), cos: cos(facing) }
}

/** The frame at a mark of something that lies on the board, facing away from it. */
export function frameAt(placed: Frame, mark: Mark): Frame {
  return {
    x: placed.x + mark.right * placed.cos + mark.forward * placed.sin,
    y: placed.y - mark.right * placed.sin + mark.forward * placed.cos,
    sin: placed.sin * mark.cos + placed.cos * mark.sin,
    cos: placed.cos * mark.cos - placed.sin * mark.sin,
  }
}

type CentreLineEnd = Pick<Template, 'endRight' | 'endForward' | 'turn' | 'turnSin' | 'turnCos' | 'width'>

const NOTHING_BETWEEN: CentreLineEnd = {
  endRight: 0,
  endForward: 0,
  turn: 0,
  turnSin: 0,
  turnCos: 1,
  width: 0,
}

/**
 * The pose of a thing that is put down with its mark `arrive` at the far end of a template, which begins at the
 * mark `leave` of `from`. Every move of a ship and every placed device is this one sentence. `shift` slides the
 * thing along the template's end until its mark is level with an edge of the template.
 */
export function laidAgainst(
  from: Placed,
  leave: Mark,
  template: CentreLineEnd,
  arrive: Mark,
  shift: Shift = 0,
): Pose {
  const start = frameAt(from, leave)
  // Along the template at its end, then the heading of the thing: its mark looks back against the template.
  const alongSin = start.sin * template.turnCos + start.cos * template.turnSin
  const alongCos = start.cos * template.turnCos - start.sin * template.turnSin
  const headSin = alongCos * arrive.sin - alongSin * arrive.cos
  const headCos = -alongCos * arrive.cos - alongSin * arrive.sin
  const aside = shift * (template.width / 2)
  const x =
    start.x +
    template.endRight * start.cos +
    template.endForward * start.sin +
    aside * alongCos -
    (arrive.right * headCos + arrive.forward * headSin)
  const y =
    start.y -
    template.endRight * start.sin +
    template.endForward * start.cos -
    aside * alongSin -
    (arrive.forward * headCos - arrive.right * headSin)
  const a = normal(from.pose.a + leave.facing + template.turn + HALF_TURN - arrive.facing)
  return { x: Math.round(x), y: Math.round(y), a }
}

/** The same without a template: mark against mark. */
export function sideBySide(from: Placed, mark: Mark, other: Mark): Pose {
  return laidAgainst(from, mark, NOTHING_BETWEEN, other)
}
