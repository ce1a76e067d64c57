/** The bearings of a dial, and the moves that they are. */
import { never } from '@dejarik/kernel'
import { type Move, moveOf } from './move.ts'
import { type Direction, type Shift, type Template, type TemplateShape, templateOf } from './template.ts'

export const BEARINGS = [
  'straight',
  'bank',
  'turn',
  'koiogran',
  'segnor',
  // A Segnor's loop with another template, as a card allows.
  'segnor-straight',
  'segnor-turn',
  'tallon',
  'slip-bank',
  'slip-turn',
  'reverse-straight',
  'reverse-bank',
] as const
export type Bearing = (typeof BEARINGS)[number]

const SHAPE_OF: { readonly [B in Bearing]: TemplateShape } = {
  straight: 'straight',
  bank: 'bank',
  turn: 'turn',
  koiogran: 'straight',
  segnor: 'bank',
  'segnor-straight': 'straight',
  'segnor-turn': 'turn',
  tallon: 'turn',
  'slip-bank': 'bank',
  'slip-turn': 'turn',
  'reverse-straight': 'straight',
  'reverse-bank': 'bank',
}

/**
 * The move of a maneuver, or null if the box has no such template; a stationary maneuver is no move. `direction`
 * is the dial's; straight ones ignore it. `shift` is for the Tallon roll alone: which part of the template's end
 * the side mark is level with (xw.g.advanced.8).
 */
export function maneuver(
  bearing: Bearing,
  speed: number,
  direction: Direction,
  shift: Shift = 0,
): Move | null {
  const template = templateOf(SHAPE_OF[bearing], speed, handOf(bearing, direction))
  if (template === null) return null
  return layOut(bearing, template, direction, shift)
}

/** A ship that backs away to its right follows a template that curves to the left, seen along its way. */
function handOf(bearing: Bearing, direction: Direction): Direction {
  return bearing === 'reverse-bank' ? across(direction) : direction
}

function layOut(bearing: Bearing, template: Template, direction: Direction, shift: Shift): Move {
  switch (bearing) {
    case 'straight':
    case 'bank':
    case 'turn':
      return moveOf('front', template)
    case 'koiogran':
    case 'segnor':
    case 'segnor-straight':
    case 'segnor-turn':
      return moveOf('front', template, 'front')
    case 'tallon':
      // A right one turns right twice, so that its right side meets the template.
      return moveOf('front', template, direction, shift)
    case 'slip-bank':
    case 'slip-turn':
      // A left slip starts at the right side of the ship (xw.g.slip.3).
      return moveOf(across(direction), template)
    case 'reverse-straight':
    case 'reverse-bank':
      return moveOf('rear', template)
    default:
      return never(bearing)
  }
}

function across(direction: Direction): Direction {
  return direction === 'left' ? 'right' : 'left'
}
