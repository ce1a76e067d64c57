/** Friendly and allied ships (rulebook: "Befreundet", "Verbündet"). */
import type { Ship, ShipId, State } from '../state.ts'
import { cardOf } from './cards.ts'

/** Ships of one player are friendly (xw.g.friendly.1), unless a card makes one of them an ally of all others. */
export function areFriends(s: State, a: ShipId, b: ShipId): boolean {
  const one = s.ships[a]
  const other = s.ships[b]
  return a === b || (one.seat === other.seat && !isNobodysFriend(one) && !isNobodysFriend(other))
}

/** Allied: under one player, and not friendly to each other; never a ship to itself (xw.g.allied.1, .3, .4). */
export function areAllied(s: State, a: ShipId, b: ShipId): boolean {
  return s.ships[a].seat === s.ships[b].seat && !areFriends(s, a, b)
}

function isNobodysFriend({ conditions }: Ship): boolean {
  return conditions.some(({ card }) => cardOf(card).alliesAll === true)
}
