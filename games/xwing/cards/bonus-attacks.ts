/** Which bonus attacks a card grants (rulebook: "Bonusangriff"): words for `performAttack`. */
import type { Allowed } from '../rules/attack/declare-target.ts'
import type { Ship, ShipId } from '../state.ts'
import { weaponSlots } from './words.ts'

/** Against one ship. */
export function against(ship: ShipId): Allowed {
  return { bonus: true, defender: (defender) => defender === ship }
}

export function withCannon(ship: Ship): Allowed {
  return { bonus: true, weapon: (weapon) => weaponSlots(ship, weapon).includes('cannon') }
}
