/** Jam (rulebook: "Störsignal"). */

import type { Flow } from '@dejarik/kernel'
import type { Ship, ShipId, T } from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { isGranted } from '../ask-cards.ts'
import { areFriends } from '../friends.ts'
import { isReachedByLock, spendLock } from '../locks.ts'
import { isAtRange, isInArc, shipsWhere } from '../range.ts'
import { eyesOf } from '../remotes.ts'
import { gainToken } from '../tokens.ts'

/** An enemy at range 1, or 1 to 2 in the bullseye arc, gains a jam token; fails if none is chosen (xw.g.jam.3, .11). */
export function* jam(t: T, ship: ShipId): Flow<boolean> {
  const s = t.state
  const { seat } = s.ships[ship]
  const eyes = [ship, ...eyesOf(s, seat)]
  const onFriends = isGranted(s, 'jamsFriends', s.ships[ship])
  const isInReach = (other: Ship): boolean =>
    (onFriends && other.id === ship) ||
    eyes.some((eye) => isAtRange(s, eye, other.id, 1, isInArc(s, ship, 'bullseye', other.id) ? 2 : 1))
  const targets = shipsWhere(
    s,
    (other) =>
      (other.seat !== seat || (onFriends && areFriends(s, ship, other.id))) &&
      (isInReach(other) || isReachedByLock(s, s.ships[ship], other)),
  )
  if (targets.length === 0) return false
  const options = targets.map((other) => ({ do: 'ship' as const, ship: other.id }))
  const { ship: other } = yield* t.choose(seat, 'jam-target', options, { rule: 'xw.g.jam.3' })
  t.log?.('jam', 'xw.g.jam.4', { ship, other })
  if (!isInReach(s.ships[other])) yield* spendLock(t, ship, other)
  yield* gainToken(t, other, 'jam', 1, ship)
  yield* raise(t, { event: 'jammed', ship, other })
  return true
}
