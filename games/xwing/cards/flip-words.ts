/** Words for cards that turn other cards over. */

import { findUpgrade } from '../facts/index.ts'
import type { Slot } from '../facts/slot.ts'
import { cardOf } from '../rules/cards.ts'
import { flip } from '../rules/flip.ts'
import type { Ship, T } from '../state.ts'
import { slotsOf } from './words.ts'

/** Places of the upgrades of a kind that have two sides. */
export function flippable(ship: Ship, kind: Slot): number[] {
  return slotsOf(ship, kind).filter(
    (slot) => (findUpgrade(cardOf(ship.cards[slot]).front)?.sides.length ?? 1) > 1,
  )
}

/** Flips the upgrade of a kind; a ship has one configuration at most. */
export function flipOne(t: T, ship: Ship, kind: Slot): void {
  const [slot] = flippable(ship, kind)
  if (slot !== undefined) flip(t, { ship: ship.id, slot, card: ship.cards[slot] })
}
