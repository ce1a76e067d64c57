/** Equipping an upgrade during a match, whatever its restrictions. */

import { borrowAbilities } from '../rules/borrowed-abilities.ts'
import { numberOf } from '../rules/cards.ts'
import { chargesOf } from '../rules/charges.ts'
import type { ShipId, T } from '../state.ts'
import { PLAY_RULE } from './pieces.ts'

export function equip(t: T, ship: ShipId, upgrade: string): void {
  const it = t.state.ships[ship]
  const card = numberOf('upgrade', upgrade)
  it.cards = [...it.cards, card]
  it.charges.push(0)
  const slot = it.cards.length - 1
  it.charges[slot] = chargesOf(it, slot)?.value ?? 0
  borrowAbilities(t.state)
  t.log?.('equip', PLAY_RULE, { ship, card })
}
