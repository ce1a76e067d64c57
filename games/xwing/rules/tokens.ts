/** Tokens: gaining, spending, removing, transferring (rulebook: "Marker"), and what each kind does by itself. */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import {
  type Attack,
  COLOUR,
  type Ship,
  type ShipId,
  type State,
  type T,
  THING,
  type ThingId,
  TOKEN_NUMBER,
  TOKENS,
  type Token,
  type TokenColour,
  TRACTORED,
} from '../state.ts'
import { afterThis, raise } from './ability-queue.ts'
import { isAllowed } from './ask-cards.ts'
import { breakLock, loseAllLocks } from './locks.ts'

export function has(ship: Ship, token: Token, count = 1): boolean {
  return ship.tokens[TOKEN_NUMBER[token]] >= count
}

export function countOf(ship: Ship, token: Token): number {
  return ship.tokens[TOKEN_NUMBER[token]]
}

export function isStressed(ship: Ship): boolean {
  return ship.tokens[TOKEN_NUMBER.stress] > 0
}

/** A cloaked ship is disarmed, too (xw.g.cloak.4). */
export function isDisarmed(ship: Ship): boolean {
  return has(ship, 'disarm') || has(ship, 'cloak')
}

/** As many as its size asks for (xw.g.ion.1, xw.g.tractor.1). */
export function isIonized(ship: Ship): boolean {
  return has(ship, 'ion', printed(ship).threshold)
}

export function isTractored(ship: Ship): boolean {
  return has(ship, 'tractor', printed(ship).threshold)
}

export function isDamaged(ship: Ship): boolean {
  return ship.damage.length > 0
}

export function isCriticallyDamaged(ship: Ship): boolean {
  return ship.damage.some(({ up }) => up)
}

/** Kinds of tokens of a colour that a ship has. */
export function tokensOf(ship: Ship, colour: TokenColour): Token[] {
  return TOKENS.filter((token) => COLOUR[token] === colour && has(ship, token))
}

/** `by` is the ship whose effect gives them; −1 if it is a rule. `thing`: the obstacle that does. */
export function* gainToken(
  t: T,
  ship: ShipId,
  token: Token,
  count = 1,
  by: ShipId = -1,
  thing?: ThingId,
): Flow {
  const s = t.state
  // Nothing but locks can be assigned to a remote (xw.g.remote-use.3).
  if (ship >= THING) return
  const it = s.ships[ship]
  if (it.zone === 'removed' || count <= 0) return
  if (token === 'cloak' && has(it, 'cloak')) return
  if (!isAllowed(s, 'mayGain', it, token)) return
  const event = yield* raise(t, { event: 'gains-token', ship, token, count, by })
  if (event === null) return
  const wasIonized = isIonized(it)
  const wasTractored = isTractored(it)
  it.tokens[TOKEN_NUMBER[token]] += event.count
  t.log?.('gain', 'xw.g.tokens.2', { ship, token, count: event.count })
  if (token === 'jam') yield* jam(t, it, by)
  if (token === 'ion' && !wasIonized && isIonized(it)) loseAllLocks(t, ship)
  if (COLOUR[token] === 'green' && has(it, 'jam')) jamEats(t, it, token)
  yield* raise(t, {
    event: 'token-gained',
    ship,
    token,
    count: event.count,
    by,
    ...(thing !== undefined && { thing }),
  })
  if (token === 'tractor' && !wasTractored && isTractored(it) && (it.marks & TRACTORED) === 0) {
    it.marks |= TRACTORED
    yield* afterThis(t, it, { event: 'became-tractored', ship, by })
  }
}

/**
 * A ship that becomes jammed loses a green token or one of its locks, as the player whose effect it was chooses;
 * that uses up the jam token (xw.g.jam.6, .7, .14).
 */
function* jam(t: T, ship: Ship, by: ShipId): Flow {
  const s = t.state
  while (has(ship, 'jam')) {
    const options = [
      ...tokensOf(ship, 'green').map((token) => ({ do: 'remove-token' as const, ship: ship.id, token })),
      ...ship.locks.map((target) => ({ do: 'break-lock' as const, ship: ship.id, target })),
    ]
    if (options.length === 0) return
    const seat = by < 0 ? ship.seat : s.ships[by].seat
    const chosen = yield* t.choose(seat, 'jam', options, { rule: 'xw.g.jam.6' })
    if (chosen.do === 'remove-token') removeToken(t, ship.id, chosen.token)
    else breakLock(t, ship.id, chosen.target)
    ship.tokens[TOKEN_NUMBER.jam]--
  }
}

/** A jammed ship that gains a green token loses it again, and a jam token with it (xw.g.jam.9). */
function jamEats(t: T, ship: Ship, token: Token): void {
  while (has(ship, 'jam') && has(ship, token)) {
    removeToken(t, ship.id, token)
    ship.tokens[TOKEN_NUMBER.jam]--
  }
}

/** `spender` is another ship where an effect lets it spend this ship's tokens as its own. */
export function* spendToken(t: T, ship: ShipId, token: Token, spender: ShipId = ship): Flow {
  t.state.ships[ship].tokens[TOKEN_NUMBER[token]]--
  t.log?.('spend', 'xw.g.tokens.3', { ship, token })
  t.state.attack?.used.push(spentKey(spender, token))
  yield* raise(t, { event: 'token-spent', ship: spender, token })
}

function spentKey(ship: ShipId, token: Token): string {
  return `spent ${token} ${ship}`
}

/** Whether the ship has spent such a token in this attack. */
export function hasSpent(attack: Attack, ship: ShipId, token: Token): boolean {
  return attack.used.includes(spentKey(ship, token))
}

/** Removes one; nothing if there is none, or if it can't be removed. */
export function removeToken(t: T, ship: ShipId, token: Token): boolean {
  const it = t.state.ships[ship]
  const { tokens } = it
  if (tokens[TOKEN_NUMBER[token]] === 0 || !isAllowed(t.state, 'mayRemove', it, token)) return false
  tokens[TOKEN_NUMBER[token]]--
  t.log?.('remove', 'xw.g.tokens.3', { ship, token })
  return true
}

export function canTransfer(s: State, from: ShipId, to: ShipId, token: Token): boolean {
  return (
    has(s.ships[from], token) &&
    from !== to &&
    isAllowed(s, 'mayRemove', s.ships[from], token) &&
    isAllowed(s, 'mayGain', s.ships[to], token)
  )
}

/** Removes it from one ship and assigns it to the other, or does nothing at all (xw.g.tokens.4, .5). */
export function* transferToken(t: T, from: ShipId, to: ShipId, token: Token): Flow {
  if (!canTransfer(t.state, from, to, token)) return
  if (removeToken(t, from, token)) yield* gainToken(t, to, token, 1, from)
}
