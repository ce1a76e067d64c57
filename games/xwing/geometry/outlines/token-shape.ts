import { type Mark, markAt } from '../mark.ts'
import { type Outline, outlineOf } from '../outline.ts'
import { degrees, MM } from '../units.ts'

/** A cardboard token, as measured to a tenth of a millimetre. Its guides are part of it (xw.g.device.26). */
export interface TokenShape {
  readonly id: string
  /** Counter-clockwise, in its own frame. */
  readonly outline: Outline
  /** Where it meets the end of a template, or the guides of a ship; the first is the one it is dropped with. */
  readonly guides: readonly Mark[]
  /** False if nobody measured this token and another stands in for it. */
  readonly measured: boolean
}

export const OBSTACLE_KINDS = [
  'asteroid',
  'debris-cloud',
  'gas-cloud',
  'electro-chaff-cloud',
  'blaze',
] as const
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number]

export interface ObstacleShape extends TokenShape {
  readonly kind: ObstacleKind
}

const TENTH = MM / 10

export function token(
  id: string,
  tenths: readonly number[],
  marks: readonly Mark[],
  source: 'measured' | 'stand-in' = 'measured',
): TokenShape {
  const outline = outlineOf(tenths.map((n) => n * TENTH))
  return { id, outline, guides: marks, measured: source === 'measured' }
}

export function obstacle(
  id: string,
  kind: ObstacleKind,
  tenths: readonly number[],
  marks: readonly Mark[] = [],
  source: 'measured' | 'stand-in' = 'measured',
): ObstacleShape {
  return { ...token(id, tenths, marks, source), kind }
}

/** The middle between two guides in tenths of a millimetre, and where a template there leads to, in degrees. */
export function guides(right: number, forward: number, facing: number): Mark {
  return markAt(right * TENTH, forward * TENTH, degrees(facing))
}
