/** Upgrades with two sides: flipping one puts its other side up, with that side's own charges. */

import type { T } from '../state.ts'
import type { Me } from './abilities.ts'
import { cardOf, numberOf, sideFacts } from './cards.ts'

export function flip(t: T, me: Me): void {
  const ship = t.state.ships[me.ship]
  const [id, side] = cardOf(ship.cards[me.slot]).id.split('#')
  const other = numberOf('upgrade', side === undefined ? `${id}#1` : id)
  ship.cards = ship.cards.map((card, slot) => (slot === me.slot ? other : card))
  ship.charges[me.slot] = sideFacts(other)?.charges?.value ?? 0
  t.log?.('flip', 'xw.g.upgrade.11', { ship: me.ship, card: other })
}
