/** Upgrades with two sides: flipping one puts its other side up, with that side's own charges. */

import { findUpgrade } from '../facts/index.ts'
import type { CardNumber, T } from '../state.ts'
import type { Me } from './abilities.ts'
import { cardOf, numberOf, sideFacts } from './cards.ts'

/** What lies under an upgrade with two sides; null for any other card. */
export function otherSide(card: CardNumber): CardNumber | null {
  const { type, id } = cardOf(card)
  const [front, side] = id.split('#')
  if (type !== 'upgrade' || (findUpgrade(front)?.sides.length ?? 1) < 2) return null
  return numberOf('upgrade', side === undefined ? `${front}#1` : front)
}

export function flip(t: T, me: Me): void {
  const ship = t.state.ships[me.ship]
  const other = otherSide(ship.cards[me.slot])
  if (other === null) throw new Error(`${cardOf(ship.cards[me.slot]).id} has one side`)
  ship.cards = ship.cards.map((card, slot) => (slot === me.slot ? other : card))
  ship.charges[me.slot] = sideFacts(other)?.charges?.value ?? 0
  t.log?.('flip', 'xw.g.upgrade.11', { ship: me.ship, card: other })
}
