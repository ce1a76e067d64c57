import { type BaseSide, opposite } from './base.ts'
import { laidAgainst } from './mark.ts'
import { type Path, pathFrom } from './path.ts'
import type { Footprint } from './placed.ts'
import type { Pose } from './pose.ts'
import { type Strip, stripAt } from './strip.ts'
import type { Shift, Template } from './template.ts'

/** How a ship changes its place with a template: where that begins, and which side ends up at its other end. */
export interface Move {
  readonly leave: BaseSide
  readonly template: Template
  readonly arrive: BaseSide
  readonly shift: Shift
}

export function moveOf(
  leave: BaseSide,
  template: Template,
  arrive = opposite(leave),
  shift: Shift = 0,
): Move {
  return { leave, template, arrive, shift }
}

/** Where a ship ends if nothing is in its way. */
export function endOf(ship: Footprint, move: Move): Pose {
  const { marks } = ship.base
  return laidAgainst(ship, marks[move.leave], move.template, marks[move.arrive], move.shift)
}

export function stripOf(ship: Footprint, move: Move): Strip {
  return stripAt(ship, ship.base.marks[move.leave], move.template)
}

/**
 * The way along which a ship goes back if it is overlapped. Koiogran turn, Segnor's loop and Tallon roll go back
 * like the basic maneuver with the same template (xw.g.advanced.9), so `arrive` does not matter here.
 */
export function pathOf(ship: Footprint, move: Move): Path {
  return pathFrom(ship, move.template, move.leave)
}
