/**
 * Pilot abilities that a ship has from other ships (IG-2000, a docked co-pilot): their cards lie behind its own, for as
 * long as the other ship is in the game or docked. Whatever reads the cards of a ship finds them there.
 */

import type { CardNumber, Ship, State } from '../state.ts'
import { cardOf } from './cards.ts'
import { areFriends } from './friends.ts'

/** The ship's own pilot is its first card. */
const OWN_PILOT = 0

function isBorrowed(card: CardNumber, slot: number): boolean {
  return slot !== OWN_PILOT && cardOf(card).type === 'pilot'
}

/** Pilots of the other friendly ships that one of its cards speaks of. */
function pilotsFor(s: State, ship: Ship): CardNumber[] {
  const tests = ship.cards.flatMap((card) => cardOf(card).borrowsFrom ?? [])
  return s.ships
    .filter(({ id, zone }) => id !== ship.id && areFriends(s, ship.id, id) && zone !== 'removed')
    .filter((other) => tests.some((test) => test(other)) || lendsTo(other, ship))
    .map(({ cards }) => cards[OWN_PILOT])
}

/** Whether it is docked with that ship and is its co-pilot. */
function lendsTo({ carrier, zone, cards }: Ship, ship: Ship): boolean {
  return zone === 'reserve' && carrier === ship.id && cards.some((card) => cardOf(card).lendsPilot === true)
}

function mayBorrow(s: State, ship: Ship): boolean {
  return (
    ship.cards.some((card, slot) => cardOf(card).borrowsFrom !== undefined || isBorrowed(card, slot)) ||
    s.ships.some((other) => lendsTo(other, ship))
  )
}

/**
 * Looks anew at who has whose ability: at the start, and when a ship leaves the game, docks or deploys or cards change
 * hands.
 */
export function borrowAbilities(s: State): void {
  for (const ship of s.ships) {
    if (!mayBorrow(s, ship)) continue
    const own = ship.cards.flatMap((card, slot) => (isBorrowed(card, slot) ? [] : [slot]))
    const borrowed = pilotsFor(s, ship)
    ship.charges = [...own.map((slot) => ship.charges[slot]), ...borrowed.map(() => 0)]
    ship.cards = [...own.map((slot) => ship.cards[slot]), ...borrowed]
  }
}
