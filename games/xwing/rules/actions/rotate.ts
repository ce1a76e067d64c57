/** Rotate the turret arc indicator (rulebook: "Drehen"). */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import { type StandardArc, turretArcs } from '../../geometry/index.ts'
import type { Ship, ShipId, State, T } from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { isAllowed } from '../ask-cards.ts'
import { weaponsOf } from '../attack/weapons.ts'
import { sideFacts } from '../cards.ts'

const ARCS: readonly StandardArc[] = ['front', 'right', 'rear', 'left']

/** A double indicator covers two opposite arcs (xw.g.turret.4). */
export function isDouble(ship: Ship): boolean {
  return (
    printed(ship).pilot.stats.attacks.some(({ arc }) => arc === 'double-turret') ||
    ship.cards.some(
      (card) =>
        sideFacts(card)?.turret === 'double-turret' || sideFacts(card)?.attack?.arc === 'double-turret',
    )
  )
}

export function hasTurret(s: State, ship: Ship): boolean {
  return (
    weaponsOf(s, ship).some(({ arc }) => arc === 'single-turret' || arc === 'double-turret') ||
    ship.cards.some((card) => sideFacts(card)?.turret != null)
  )
}

/** Arcs to which the indicator points now. */
export function turretArcsOf(ship: Ship): readonly StandardArc[] {
  return turretArcs(ship.turret, isDouble(ship))
}

/** Any other standard arc; a double one turns to the two it did not point to (xw.g.rotate.1, .2). */
export function rotations(s: State, ship: Ship): StandardArc[] {
  const now = turretArcsOf(ship)
  const others = ARCS.filter((arc) => !now.includes(arc) && isAllowed(s, 'mayPoint', ship, arc))
  return isDouble(ship) ? others.slice(0, 1) : others
}

export function* rotate(t: T, ship: ShipId): Flow<boolean> {
  const it = t.state.ships[ship]
  const options = rotations(t.state, it).map((arc) => ({ do: 'turret' as const, ship, arc }))
  if (options.length === 0) return false
  const { arc } = yield* t.choose(it.seat, 'rotate', options, { rule: 'xw.g.rotate.1' })
  it.turret = arc
  t.log?.('rotate', 'xw.g.rotate.1', { ship, arc })
  yield* raise(t, { event: 'rotated', ship })
  return true
}
