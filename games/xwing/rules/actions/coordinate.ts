/** Coordinate (rulebook: "Koordination"). */
import type { Flow } from '@dejarik/kernel'
import type { Ship, ShipId, T } from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { type Granted, performAction } from '../actions.ts'
import { isAllowed, isGranted } from '../ask-cards.ts'
import { isAtRange, shipsWhere } from '../range.ts'

export interface Coordinating {
  readonly range?: readonly [min: number, max: number]
  /** Whom it may choose besides; friends by default (xw.g.coordinate.3, .9). */
  readonly test?: (other: Ship) => boolean
  readonly granted?: Granted
  /** By the coordinate action itself. */
  readonly asAction?: boolean
}

/** Another friendly ship at range 1 or 2 may perform an action; fails if none is chosen (xw.g.coordinate.3 to .5). */
export function* coordinate(
  t: T,
  ship: ShipId,
  { range = [1, 2], test, granted, asAction = false }: Coordinating = {},
): Flow<boolean> {
  const s = t.state
  const { seat } = s.ships[ship]
  const others = shipsWhere(
    s,
    (other) =>
      other.id !== ship &&
      (test?.(other) ?? other.seat === seat) &&
      isAtRange(s, ship, other.id, ...range) &&
      isAllowed(s, 'mayCoordinate', s.ships[ship], other),
  )
  if (others.length === 0) return false
  const options = others.map((other) => ({ do: 'ship', ship: other.id }))
  const { ship: other } = yield* t.choose(seat, 'coordinate', options, { rule: 'xw.g.coordinate.3' })
  t.log?.('coordinate', 'xw.g.coordinate.4', { ship, other })
  const whileStressed = isGranted(s, 'coordinatesStressed', s.ships[ship], s.ships[other])
  const chosen = yield* performAction(t, other, {
    rule: 'xw.g.coordinate.4',
    ...(whileStressed && { whileStressed }),
    ...granted,
    test: (option) =>
      granted?.test?.(option) !== false && isAllowed(s, 'mayGrant', s.ships[ship], option.action),
  })
  yield* raise(t, { event: 'coordinated', ship, other, performed: chosen?.action ?? null, asAction })
  return true
}
