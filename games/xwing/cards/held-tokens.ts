/**
 * Tokens that lie on an upgrade instead of by its ship: no ship has them until they are taken from there. They are kept
 * in `Ship.lasting` under the place of the card, until the end of a phase that never comes again.
 */
import type { Me } from '../rules/abilities.ts'
import { type Ship, TOKENS, type Token } from '../state.ts'

function keyOf(me: Me, token: Token): string {
  return `on ${me.slot} ${token}`
}

export function holdToken(ship: Ship, me: Me, token: Token, count = 1): void {
  ship.lasting.push({ key: keyOf(me, token), value: count, until: 'setup' })
}

export function heldCount(ship: Ship, me: Me, token: Token): number {
  let count = 0
  for (const { key, value } of ship.lasting) if (key === keyOf(me, token)) count += value
  return count
}

/** Kinds of tokens on the card. */
export function heldTokens(ship: Ship, me: Me): Token[] {
  return TOKENS.filter((token) => heldCount(ship, me, token) > 0)
}

/** Takes one away from the card; nothing if there is none. */
export function takeHeld(ship: Ship, me: Me, token: Token): boolean {
  const left = heldCount(ship, me, token) - 1
  if (left < 0) return false
  ship.lasting = ship.lasting.filter(({ key }) => key !== keyOf(me, token))
  if (left > 0) holdToken(ship, me, token, left)
  return true
}
