/** Where the label of an objective stands: on the ring around what it reaches. */
import type { Thing } from '@dejarik/xwing'
import { BAND, MM, tokenShape } from '@dejarik/xwing/geometry'
import type { Projection } from '../mat/projection.ts'
import type { Box } from '../tags/lay-tags.ts'

export const LABEL = { width: 56, height: 20 }

/** From the middle of an objective to the end of its reach, in the picture's units. */
export function stakeRadius(thing: Pick<Thing, 'type'>, reach: number): number {
  return ((tokenShape(thing.type)?.outline.reach ?? 0) + reach * BAND) / MM
}

export function stakeLabelBox(
  thing: Pick<Thing, 'type' | 'pose'>,
  reach: number,
  to: Projection,
  unit: number,
): Box {
  return {
    x: to.x(thing.pose.x),
    y: to.y(thing.pose.y) - stakeRadius(thing, reach),
    width: LABEL.width * unit,
    height: LABEL.height * unit,
  }
}
