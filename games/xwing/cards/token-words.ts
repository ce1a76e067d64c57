/** Words for removing tokens. A lock that another ship has on a ship is a red token of it (xw.a.faq-lock.4). */
import type { Flow } from '@dejarik/kernel'
import type { BreakLock, RemoveToken } from '../questions.ts'
import type { Me } from '../rules/abilities.ts'
import { breakLock, lockedBy } from '../rules/locks.ts'
import { countOf, has, removeToken, tokensOf } from '../rules/tokens.ts'
import type { ObjectId, Ship, ShipId, State, T, Token, TokenColour } from '../state.ts'
import { mine } from './words.ts'

/** A token that lies on a ship, or the lock that `ship` has on it. */
export type Removable = (RemoveToken | (BreakLock & { readonly ship: ShipId; readonly token: 'lock' })) & {
  readonly target: ObjectId
}

function tokensAsOptions(ship: Ship, tokens: readonly Token[]): Removable[] {
  return tokens.map((token) => ({ do: 'remove-token' as const, ship: ship.id, token, target: -1 }))
}

/** Locks that ships have on an object. */
export function locksAsOptions(s: State, target: ObjectId): Removable[] {
  return lockedBy(s, target).map(({ id }) => ({
    do: 'break-lock' as const,
    ship: id,
    token: 'lock',
    target,
  }))
}

/** Tokens of these colours, with or without the locks on the ship. */
export function removable(
  s: State,
  ship: Ship,
  colours: readonly TokenColour[],
  locks: boolean,
): Removable[] {
  const tokens = colours.flatMap((colour) => tokensOf(ship, colour))
  return [...tokensAsOptions(ship, tokens), ...(locks ? locksAsOptions(s, ship.id) : [])]
}

/** The player of "me" removes one of them, or none if he may; false if none was removed. */
export function* removeOne(t: T, me: Me, options: readonly Removable[], may = false): Flow<boolean> {
  if (options.length === 0) return false
  const none = { do: 'decline', ship: -1, token: 'lock', target: -1 } as const
  const cite = { rule: 'xw.g.tokens.3', about: me.card }
  const all = may ? [...options, none] : options
  const chosen = yield* t.choose(mine(t.state, me).seat, 'remove-token', all, cite)
  if (chosen.do === 'decline') return false
  if (chosen.do === 'break-lock') breakLock(t, chosen.ship, chosen.target)
  else removeToken(t, chosen.ship, chosen.token)
  return true
}

/** "… removes 1 red token": of these kinds, or a lock. */
export function removeRed(t: T, me: Me, ship: Ship, tokens: readonly Token[]): Flow<boolean> {
  const there = tokens.filter((token) => has(ship, token))
  return removeOne(t, me, [...tokensAsOptions(ship, there), ...locksAsOptions(t.state, ship.id)])
}

/** "… unless it removes 1 green token": its own player decides. True if it did. */
export function removesGreen(t: T, me: Me, ship: Ship): Flow<boolean> {
  return removeOne(t, { ...me, ship: ship.id }, removable(t.state, ship, ['green'], false), true)
}

/** "It may remove 1 red token." */
export function mayRemoveRed(t: T, me: Me, ship: Ship, locks = true): Flow<boolean> {
  return removeOne(t, me, removable(t.state, ship, ['red'], locks), true)
}

/** How many red tokens a ship has. */
export function countRed(s: State, ship: Ship): number {
  let count = lockedBy(s, ship.id).length
  for (const token of tokensOf(ship, 'red')) count += countOf(ship, token)
  return count
}

export function hasRed(s: State, ship: Ship): boolean {
  return countRed(s, ship) > 0
}

/** Red and orange tokens of a ship, locks left aside. */
export function burdens(ship: Ship): Token[] {
  return [...tokensOf(ship, 'red'), ...tokensOf(ship, 'orange')]
}
