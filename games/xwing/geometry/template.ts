/** The maneuver templates: 20 mm wide strips, straight or curved. */
import { cos, sin } from '@dejarik/kernel'
import { degrees, MM } from './units.ts'

export type TemplateShape = 'straight' | 'bank' | 'turn'
export type Direction = 'left' | 'right'
/** Level with the left edge, the centre line or the right edge of a template, looking along it. */
export type Shift = -1 | 0 | 1

const TEMPLATE_WIDTH = 20 * MM

/** Left and right are two templates, though the same piece of plastic. */
export interface Template {
  readonly shape: TemplateShape
  readonly speed: number
  /** −1 curves left, 0 is straight, 1 curves right. */
  readonly hand: -1 | 0 | 1
  /** Of the centre line; 0 for straight ones. */
  readonly radius: number
  /** Change of heading, positive to the right. */
  readonly turn: number
  /** Length of the centre line. */
  readonly length: number
  readonly width: number
  /** Where the centre line ends, seen from where it starts. */
  readonly endRight: number
  readonly endForward: number
  readonly turnSin: number
  readonly turnCos: number
  /** Radius of a circle around the middle between start and end that holds the whole template. */
  readonly reach: number
}

const STRAIGHT_LENGTHS = [40 * MM, 80 * MM, 120 * MM, 160 * MM, 200 * MM]
const BANK_RADII = [80 * MM, 130 * MM, 180 * MM]
const TURN_RADII = [35 * MM, 62.5 * MM, 90 * MM]

function straight(speed: number, length: number, width: number): Template {
  const centreLine = { radius: 0, turn: 0, length, endRight: 0, endForward: length, turnSin: 0, turnCos: 1 }
  const reach = (length + width) / 2
  return { shape: 'straight', speed, hand: 0, width, reach, ...centreLine }
}

function curved(shape: 'bank' | 'turn', speed: number, radius: number, hand: -1 | 1): Template {
  const angle = shape === 'bank' ? degrees(45) : degrees(90)
  const length = radius * (shape === 'bank' ? Math.PI / 4 : Math.PI / 2)
  const endRight = hand * radius * (1 - cos(angle))
  const endForward = radius * sin(angle)
  const turned = { turn: hand * angle, turnSin: hand * sin(angle), turnCos: cos(angle) }
  const centreLine = { radius, length, endRight, endForward, ...turned }
  const reach = (Math.sqrt(endRight * endRight + endForward * endForward) + TEMPLATE_WIDTH) / 2
  return { shape, speed, hand, width: TEMPLATE_WIDTH, reach, ...centreLine }
}

const STRAIGHTS = STRAIGHT_LENGTHS.map((length, i) => straight(i + 1, length, TEMPLATE_WIDTH))
const CURVES = {
  bank: {
    left: BANK_RADII.map((radius, i) => curved('bank', i + 1, radius, -1)),
    right: BANK_RADII.map((radius, i) => curved('bank', i + 1, radius, 1)),
  },
  turn: {
    left: TURN_RADII.map((radius, i) => curved('turn', i + 1, radius, -1)),
    right: TURN_RADII.map((radius, i) => curved('turn', i + 1, radius, 1)),
  },
}

export type StraightSpeed = 1 | 2 | 3 | 4 | 5
export type CurveSpeed = 1 | 2 | 3

/** As cards name a template; a curved one stands for left and right alike. */
export type TemplateName = `straight ${StraightSpeed}` | `${'bank' | 'turn'} ${CurveSpeed}`

type Named = (
  | { readonly shape: 'straight'; readonly speed: StraightSpeed }
  | { readonly shape: 'bank' | 'turn'; readonly speed: CurveSpeed }
) & {
  /** The next longer one of its shape; null if the box has none. */
  readonly faster: TemplateName | null
}

const NAMED: { readonly [N in TemplateName]: Named } = {
  'straight 1': { shape: 'straight', speed: 1, faster: 'straight 2' },
  'straight 2': { shape: 'straight', speed: 2, faster: 'straight 3' },
  'straight 3': { shape: 'straight', speed: 3, faster: 'straight 4' },
  'straight 4': { shape: 'straight', speed: 4, faster: 'straight 5' },
  'straight 5': { shape: 'straight', speed: 5, faster: null },
  'bank 1': { shape: 'bank', speed: 1, faster: 'bank 2' },
  'bank 2': { shape: 'bank', speed: 2, faster: 'bank 3' },
  'bank 3': { shape: 'bank', speed: 3, faster: null },
  'turn 1': { shape: 'turn', speed: 1, faster: 'turn 2' },
  'turn 2': { shape: 'turn', speed: 2, faster: 'turn 3' },
  'turn 3': { shape: 'turn', speed: 3, faster: null },
}

export function templateNamed(name: TemplateName): Named {
  return NAMED[name]
}

export function straightTemplate(speed: StraightSpeed): Template {
  return STRAIGHTS[speed - 1]
}

export function curvedTemplate(shape: 'bank' | 'turn', speed: CurveSpeed, direction: Direction): Template {
  return CURVES[shape][direction][speed - 1]
}

/** For a speed that a dial or a card names; null if the box has no such template. */
export function templateOf(shape: TemplateShape, speed: number, direction: Direction): Template | null {
  const row = shape === 'straight' ? STRAIGHTS : CURVES[shape][direction]
  return row[speed - 1] ?? null
}

/** A straight template lying across: its long side is what touches the bases (xw.g.barrel-roll.7). */
export function lengthwise(template: Template): Template {
  return straight(template.speed, template.width, template.length)
}
