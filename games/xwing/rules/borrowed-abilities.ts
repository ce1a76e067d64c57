/**
 * Pilot abilities that a ship has from other ships (IG-2000): their cards lie behind its own, for as long as the
 * other ship is in the game. Whatever reads the cards of a ship finds them there.
 */

import type { CardNumber, Ship, State } from '../state.ts'
import { cardOf } from './cards.ts'

/** The ship's own pilot is its first card. */
const OWN_PILOT = 0

function isBorrowed(card: CardNumber, slot: number): boolean {
  return slot !== OWN_PILOT && cardOf(card).type === 'pilot'
}

/** Pilots of the other friendly ships that one of its cards speaks of. */
function pilotsFor(s: State, ship: Ship): CardNumber[] {
  const tests = ship.cards.flatMap((card) => cardOf(card).borrowsFrom ?? [])
  return s.ships
    .filter(({ id, seat, zone }) => id !== ship.id && seat === ship.seat && zone !== 'removed')
    .filter((other) => tests.some((test) => test(other)))
    .map(({ cards }) => cards[OWN_PILOT])
}

function mayBorrow({ cards }: Ship): boolean {
  return cards.some((card) => cardOf(card).borrowsFrom !== undefined)
}

/** Looks anew at who has whose ability: at the start, and when a ship leaves the game or cards change hands. */
export function borrowAbilities(s: State): void {
  for (const ship of s.ships) {
    if (!mayBorrow(ship)) continue
    const own = ship.cards.flatMap((card, slot) => (isBorrowed(card, slot) ? [] : [slot]))
    const borrowed = pilotsFor(s, ship)
    ship.charges = [...own.map((slot) => ship.charges[slot]), ...borrowed.map(() => 0)]
    ship.cards = [...own.map((slot) => ship.cards[slot]), ...borrowed]
  }
}
