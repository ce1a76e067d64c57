/** Upgrades that lie facedown under a card until it is revealed (Razor Crest). */
import { UPGRADES } from '../facts/index.ts'
import type { CardNumber, Ship, State, T } from '../state.ts'
import { isImplemented, numberOf } from './cards.ts'
import { equip, mayEquip } from './exchange-upgrades.ts'

/** What may lie there: illicit upgrades without a limit whose restrictions the ship meets. */
export function stowable(s: State, ship: Ship): CardNumber[] {
  return UPGRADES.flatMap(({ id, slots, limited, standardLoadoutOnly }) => {
    if (slots[0] !== 'illicit' || limited > 0 || standardLoadoutOnly || !isImplemented('upgrade', id))
      return []
    const card = numberOf('upgrade', id)
    return mayEquip(s, card, ship) ? [card] : []
  })
}

/** Facedown: the log names it to its player alone. */
export function stow(t: T, ship: Ship, card: CardNumber): void {
  ship.under = card
  t.log?.('stow', 'xw.g.upgrade.11', { ship: ship.id }, { seat: ship.seat, args: { card } })
}

/** Turns it up and equips it. */
export function unpack(t: T, ship: Ship): void {
  const { under } = ship
  if (under === undefined) return
  delete ship.under
  t.revealed('stowed-card')
  equip(t, ship, under)
}
