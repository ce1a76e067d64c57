/** How far it is from one ship to each of its enemies, measured by the engine's geometry. */
import type { ShipView } from '@dejarik/xwing'
import {
  ARC_BIT,
  type ArcName,
  arcsWith,
  distance,
  type Footprint,
  footprintOf,
  type Line,
  MM,
  rangeOf,
  shortestLine,
} from '@dejarik/xwing/geometry'
import { printed } from '@dejarik/xwing/preview'

export interface Measured {
  readonly ship: number
  readonly range: number
  /** Whole millimetres. */
  readonly mm: number
  readonly line: Line
  /** Whether it lies in one of the arcs that were asked for, and in the bullseye arc. */
  readonly inArc: boolean
  readonly inBullseye: boolean
}

export function footprintOfShip(ship: Pick<ShipView, 'pilot' | 'pose'>): Footprint {
  return footprintOf(printed(ship).base, ship.pose)
}

export function rangesFrom(
  from: ShipView,
  ships: readonly ShipView[],
  arcs: readonly ArcName[],
): readonly Measured[] {
  const here = footprintOfShip(from)
  const wanted = arcs.reduce((bits, arc) => bits | ARC_BIT[arc], 0)
  return ships
    .filter((ship) => ship.zone === 'play' && ship.seat !== from.seat)
    .map((ship) => {
      const there = footprintOfShip(ship)
      const apart = distance(here, there)
      const bits = arcsWith(here, there)
      return {
        ship: ship.id,
        range: rangeOf(apart),
        mm: Math.round(apart / MM),
        line: shortestLine(here, there),
        inArc: (bits & wanted) !== 0,
        inBullseye: (bits & ARC_BIT.bullseye) !== 0,
      }
    })
}
