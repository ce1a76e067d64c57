/** Moves that are not maneuvers: barrel roll, boost, decloak and what a tractor beam does. */
import { opposite, type Size } from './base.ts'
import { type Move, moveOf } from './move.ts'
import {
  type CurveSpeed,
  curvedTemplate,
  type Direction,
  lengthwise,
  type Shift,
  type StraightSpeed,
  straightTemplate,
  type Template,
} from './template.ts'

/** Whether a barrel roll with a straight template ends ahead of, level with or behind where it began. */
export type RollEnd = 'forward' | 'level' | 'back'
export const ROLL_ENDS: readonly RollEnd[] = ['forward', 'level', 'back']

/**
 * A barrel roll with a straight template: its short end touches a small base, its long side a medium or large one
 * (xw.g.barrel-roll.3, .4, .7). The mark of the far side ends level with an edge or the centre of the template.
 */
export function barrelRoll(size: Size, speed: StraightSpeed, side: Direction, end: RollEnd): Move {
  const template = straightTemplate(speed)
  return moveOf(side, size === 'small' ? template : lengthwise(template), opposite(side), shiftTo(side, end))
}

/**
 * A barrel roll with a curved template at the middle of a side (StarViper and the like). The template may curve
 * ahead of the ship or behind it. `end` tells where along its new heading the ship comes to lie.
 */
export function curvedRoll(
  shape: 'bank' | 'turn',
  speed: CurveSpeed,
  side: Direction,
  curve: 'ahead' | 'behind',
  end: RollEnd,
): Move {
  const hand = (side === 'right') === (curve === 'ahead') ? 'left' : 'right'
  return moveOf(side, curvedTemplate(shape, speed, hand), opposite(side), shiftTo(side, end))
}

/** Looking along a template that leads to the right, what lies ahead of the ship is on the left. */
function shiftTo(side: Direction, end: RollEnd): Shift {
  if (end === 'level') return 0
  return (side === 'right') === (end === 'back') ? 1 : -1
}

/** Like a forward maneuver, with whatever template a card names. */
export function boostWith(template: Template): Move {
  return moveOf('front', template)
}

/** Small ships decloak with the speed 2 straight template, others with speed 1 (xw.g.decloak.2 to .5). */
function decloakSpeed(size: Size): StraightSpeed {
  return size === 'small' ? 2 : 1
}

export function decloakAhead(size: Size): Move {
  return boostWith(straightTemplate(decloakSpeed(size)))
}

export function decloakAside(size: Size, side: Direction, end: RollEnd): Move {
  return barrelRoll(size, decloakSpeed(size), side, end)
}
