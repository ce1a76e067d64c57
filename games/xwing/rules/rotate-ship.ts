/** Rotating a ship by degrees (rulebook: "Schiffe drehen"); no move, and not the rotate action. */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import { degrees, type Footprint, footprintOf, moved, overlappedBy } from '../geometry/index.ts'
import type { Ship, ShipId, State, T } from '../state.ts'
import { isOffTheTable } from './move.ts'
import { footprint, remember } from './range.ts'

function turned(ship: Ship, by: number): Footprint {
  return footprintOf(printed(ship).base, moved(ship.pose, 0, 0, degrees(by)))
}

/** Impossible where its base would overlap a ship (xw.g.rotate-ship.3). */
export function canRotate(s: State, ship: Ship, by: number): boolean {
  const there = turned(ship, by)
  const others = s.ships.filter((other) => other.id !== ship.id && other.zone === 'play').map(footprint)
  return overlappedBy(there, others).length === 0 && !isOffTheTable(there)
}

/** Its player may rotate it by one of these; false if it stays. */
export function* rotateShip(
  t: T,
  ship: ShipId,
  by: readonly number[],
  rule: string,
  must = false,
): Flow<boolean> {
  const s = t.state
  const it = s.ships[ship]
  const options = by
    .filter((one) => canRotate(s, it, one))
    .map((one) => ({ do: 'rotate-ship' as const, ship, by: one, ...poseOf(it, one) }))
  if (options.length === 0) return false
  const stay = { do: 'stay' as const, ship, by: 0, ...poseOf(it, 0) }
  const chosen = yield* t.choose(it.seat, 'rotate-ship', must ? options : [...options, stay], { rule })
  if (chosen.by === 0) return false
  it.pose = remember(turned(it, chosen.by))
  t.log?.('rotate-ship', rule, { ship, by: chosen.by })
  return true
}

function poseOf(ship: Ship, by: number): { x: number; y: number; a: number } {
  const { x, y, a } = turned(ship, by).pose
  return { x, y, a }
}
