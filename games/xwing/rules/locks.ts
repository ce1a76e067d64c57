/** Locks (rulebook: "Zielerfassung"). A lock is kept with the ship that has it; its token lies by the locked object. */
import type { Flow } from '@dejarik/kernel'
import { type ObjectId, type Ship, type ShipId, type State, type T, THING, TOKEN_NUMBER } from '../state.ts'
import { raise } from './ability-queue.ts'
import { isAllowed, isGranted, opinions } from './ask-cards.ts'
import { barredFromLocks } from './obstacles.ts'
import { isAtRange } from './range.ts'
import { eyesOf } from './remotes.ts'
import { isIonized } from './tokens.ts'

export function hasLock(ship: Ship, target: ObjectId): boolean {
  return ship.locks.includes(target)
}

/** What a ship or remote has locked. */
export function locksOf(s: State, object: ObjectId): readonly ObjectId[] {
  return object < THING ? s.ships[object].locks : s.things[object - THING].locks
}

/** Ships that have locked an object. */
export function lockedBy(s: State, target: ObjectId): Ship[] {
  return s.ships.filter((ship) => ship.locks.includes(target))
}

/** "Ignoring range restrictions." */
export const ANY_RANGE: readonly [number, number] = [0, Number.POSITIVE_INFINITY]

/** Objects that a ship could lock now: another ship, an obstacle or a device at range 0 to 3 (xw.g.lock.3, .13). */
export function lockable(
  s: State,
  ship: Ship,
  test?: (target: ObjectId) => boolean,
  range?: readonly [min: number, max: number],
): ObjectId[] {
  const found: ObjectId[] = []
  if (isIonized(ship) || barredFromLocks(s, ship.id)) return found
  const ranges = opinions(s, 'lockRange', ship).filter((one) => one !== null)
  const [min, max] = range ?? (ranges.length > 0 ? ranges[ranges.length - 1] : [0, 3])
  const from = [ship.id, ...eyesOf(s, ship.seat), ...opinions(s, 'lockEyes', ship).flat()]
  const look = (target: ObjectId): void => {
    if (target === ship.id) return
    const isInReach = from.some((eye) => isAtRange(s, eye, target, min, max))
    if (!isInReach && !isGranted(s, 'locksAnywhere', ship, target)) return
    if (!barredFromLocks(s, target) && (test?.(target) ?? true) && isAllowed(s, 'mayLock', ship, target))
      found.push(target)
  }
  for (const other of s.ships) if (other.zone === 'play') look(other.id)
  for (const thing of s.things) if (thing.inPlay && thing.kind !== 'objective') look(THING + thing.id)
  return found
}

/** The ship acquires this lock; an old one gives way (xw.g.lock.11), a jam token eats it (xw.g.jam.9). */
export function* acquireLock(t: T, ship: ShipId, target: ObjectId): Flow {
  const s = t.state
  const it = s.ships[ship]
  // A second token with the same number leaves one of them (xw.a.faq-lock.3).
  it.locks = it.locks.filter((lock) => lock !== target)
  const most = Math.max(1, ...opinions(s, 'locks', it))
  while (it.locks.length >= most) it.locks.shift()
  it.locks.push(target)
  t.log?.('lock', 'xw.g.lock.4', { ship, target })
  if (it.tokens[TOKEN_NUMBER.jam] > 0) {
    breakLock(t, ship, target)
    it.tokens[TOKEN_NUMBER.jam]--
  }
  yield* raise(t, { event: 'lock-acquired', ship, target })
}

/** The player chooses what to lock; false if there is nothing to lock (xw.g.lock.8, xw.a.faq-lock.1). */
export function* chooseLock(
  t: T,
  ship: ShipId,
  test?: (target: ObjectId) => boolean,
  range?: readonly [min: number, max: number],
): Flow<{ readonly target: ObjectId } | false> {
  const s = t.state
  const options = lockable(s, s.ships[ship], test, range).map((target) => ({
    do: 'lock' as const,
    ship,
    target,
  }))
  if (options.length === 0) return false
  const chosen = yield* t.choose(s.ships[ship].seat, 'lock', options, { rule: 'xw.g.lock.3' })
  yield* acquireLock(t, ship, chosen.target)
  return { target: chosen.target }
}

/**
 * The lock token moves from one object to another: whoever has the lock now has it there (xw.g.tokens.4). Nobody can
 * lock himself or one object twice; such a token is lost (xw.a.cardfaq.27, xw.a.faq-lock.2).
 */
export function moveLock(t: T, by: ShipId, from: ObjectId, to: ObjectId): void {
  const s = t.state
  const it = s.ships[by]
  if (!it.locks.includes(from) || !isAllowed(s, 'mayLock', it, to)) return
  breakLock(t, by, from)
  if (by === to || it.locks.includes(to)) return
  it.locks.push(to)
  t.log?.('lock', 'xw.g.tokens.4', { ship: by, target: to })
}

export function breakLock(t: T, ship: ShipId, target: ObjectId): void {
  const it = t.state.ships[ship]
  if (!it.locks.includes(target)) return
  it.locks = it.locks.filter((lock) => lock !== target)
  t.log?.('break-lock', 'xw.g.lock.7', { ship, target })
}

/** Whether it has a lock there and nothing forbids to spend it: to be asked before an effect is offered for it. */
export function canSpendLock(s: State, ship: Ship, target: ObjectId): boolean {
  return hasLock(ship, target) && isAllowed(s, 'maySpendLock', ship, target)
}

/** Whether a card lets it spend its lock on a ship to choose that one at any range. */
export function isReachedByLock(s: State, ship: Ship, other: Ship): boolean {
  return hasLock(ship, other.id) && canSpendLock(s, ship, other.id) && isGranted(s, 'reachesByLock', ship)
}

export function* spendLock(t: T, ship: ShipId, target: ObjectId): Flow {
  if (!canSpendLock(t.state, t.state.ships[ship], target))
    throw new Error(`ship ${ship} can't spend a lock on ${target}`)
  breakLock(t, ship, target)
  yield* raise(t, { event: 'lock-spent', ship, target })
}

/** The lock passes to a ship that could have acquired it at any range, which then maintains it (xw.g.tokens.4, .5). */
export function* transferLock(t: T, from: ShipId, to: ShipId, target: ObjectId): Flow {
  if (!canTransferLock(t.state, from, to, target)) return
  breakLock(t, from, target)
  yield* acquireLock(t, to, target)
}

/** A ship can't lock itself (xw.a.cardfaq.27). */
export function canTransferLock(s: State, from: ShipId, to: ShipId, target: ObjectId): boolean {
  return (
    from !== to &&
    hasLock(s.ships[from], target) &&
    lockable(s, s.ships[to], (one) => one === target, ANY_RANGE).length > 0
  )
}

export function loseAllLocks(t: T, ship: ShipId): void {
  for (const target of t.state.ships[ship].locks.slice()) breakLock(t, ship, target)
}

/** Locks that others have on an object go with it. */
export function loseLocksOn(t: T, target: ObjectId): void {
  for (const thing of t.state.things)
    if (thing.locks.includes(target)) thing.locks = thing.locks.filter((lock) => lock !== target)
  for (const { id } of lockedBy(t.state, target)) breakLock(t, id, target)
}
