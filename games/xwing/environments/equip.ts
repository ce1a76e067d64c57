/** Equipping an upgrade during a match, whatever its restrictions. */

import { numberOf } from '../rules/cards.ts'
import { equip as lay } from '../rules/exchange-upgrades.ts'
import type { ShipId, T } from '../state.ts'
import { PLAY_RULE } from './pieces.ts'

export function equip(t: T, ship: ShipId, upgrade: string): void {
  lay(t, t.state.ships[ship], numberOf('upgrade', upgrade), { rule: PLAY_RULE })
}
