/** Coordinate (rulebook: "Koordination"). */

import type { Flow } from '@dejarik/kernel'
import type { Ship, ShipId, State, T } from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { type Granted, performAction } from '../actions.ts'
import { isAllowed, isGranted } from '../ask-cards.ts'
import type { ActionColour, ActionName } from '../events.ts'
import { areFriends } from '../friends.ts'
import { isReachedByLock, spendLock } from '../locks.ts'
import { isAtRange, shipsWhere } from '../range.ts'

export interface Coordinating {
  readonly range?: readonly [min: number, max: number]
  /** Whom it may choose besides; friends by default (xw.g.coordinate.3, .9). */
  readonly test?: (other: Ship) => boolean
  readonly granted?: Granted
  /** May be declined. */
  readonly may?: boolean
  /** By the coordinate action itself. */
  readonly asAction?: boolean
  /** Its colour, then. */
  readonly colour?: ActionColour
}

/** Whom a ship coordinated, and what that ship performed. */
export interface Coordinated {
  readonly other: ShipId
  readonly performed: ActionName | null
}

/** Another friendly ship at range 1 or 2 may perform an action; fails if none is chosen (xw.g.coordinate.3 to .5). */
export function* coordinate(t: T, ship: ShipId, how: Coordinating = {}): Flow<boolean> {
  return (yield* coordinateOne(t, ship, how)) !== null
}

/** Ships that could be coordinated. */
export function coordinable(s: State, ship: ShipId, { range = [1, 2], test }: Coordinating = {}): Ship[] {
  const it = s.ships[ship]
  return shipsWhere(
    s,
    (other) =>
      other.id !== ship &&
      (test?.(other) ?? areFriends(s, ship, other.id)) &&
      (isInReach(s, it, other, range) || isReachedByLock(s, it, other)) &&
      isAllowed(s, 'mayCoordinate', it, other),
  )
}

function isInReach(s: State, ship: Ship, other: Ship, range: readonly [number, number]): boolean {
  return isAtRange(s, ship.id, other.id, ...range) || isGranted(s, 'coordinatesAnywhere', ship, other)
}

/** Null if it failed. */
export function* coordinateOne(t: T, ship: ShipId, how: Coordinating = {}): Flow<Coordinated | null> {
  const s = t.state
  const { granted, asAction = false, colour = 'white', may = false } = how
  const options = coordinable(s, ship, how).map((other) => ({ do: 'ship' as const, ship: other.id }))
  if (options.length === 0) return null
  const { seat } = s.ships[ship]
  const nobody = { do: 'nobody' as const, ship: -1 }
  const { ship: other } = yield* t.choose(seat, 'coordinate', may ? [...options, nobody] : options, {
    rule: 'xw.g.coordinate.3',
  })
  if (other < 0) return null
  t.log?.('coordinate', 'xw.g.coordinate.4', { ship, other })
  if (!isInReach(s, s.ships[ship], s.ships[other], how.range ?? [1, 2])) yield* spendLock(t, ship, other)
  const whileStressed = isGranted(s, 'coordinatesStressed', s.ships[ship], s.ships[other])
  const chosen = yield* performAction(t, other, {
    rule: 'xw.g.coordinate.4',
    ...(whileStressed && { whileStressed }),
    ...granted,
    test: (option) =>
      granted?.test?.(option) !== false && isAllowed(s, 'mayGrant', s.ships[ship], option.action),
  })
  const performed = chosen?.action ?? null
  const card = chosen?.card ?? -1
  yield* raise(t, { event: 'coordinated', ship, other, performed, card, asAction, colour })
  return { other, performed }
}
