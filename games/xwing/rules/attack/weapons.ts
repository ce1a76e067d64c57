/** Weapons of a ship (rulebook: "Primärwaffe", "Sekundärwaffe"). */

import { printed } from '../../facts/printed.ts'
import type { ArcName } from '../../geometry/index.ts'
import type { Ship, State, Weapon } from '../../state.ts'
import type { WeaponRules } from '../abilities.ts'
import { turretArcsOf } from '../actions/rotate.ts'
import { opinions } from '../ask-cards.ts'
import { abilityIndex, sideFacts } from '../cards.ts'

/** A primary weapon reaches from range 0 to 3 (xw.g.primary.3). */
function primary(arc: Weapon['arc'], value: number, slot = 0): Weapon {
  return { slot, primary: true, arc, value, min: 0, max: 3, ordnance: false }
}

export function weaponsOf(s: State, ship: Ship): Weapon[] {
  const weapons = printed(ship).pilot.stats.attacks.map(({ arc, value }) =>
    primary(arc, value + added(ship, arc)),
  )
  for (const more of opinions(s, 'weapons', ship)) weapons.push(...more)
  for (let slot = 0; slot < ship.cards.length; slot++) {
    const attack = sideFacts(ship.cards[slot])?.attack
    if (attack != null) weapons.push({ slot, primary: false, ...attack })
  }
  return weapons.map((weapon) => changed(s, ship, weapon))
}

/** What upgrades add to the value of the primary weapon with an arc. */
function added(ship: Ship, arc: Weapon['arc']): number {
  let total = 0
  for (const card of ship.cards)
    for (const change of sideFacts(card)?.stats ?? [])
      if (change.stat === 'attack' && (change.arc === undefined || change.arc === arc)) total += change.by
  return total
}

function changed(s: State, ship: Ship, weapon: Weapon): Weapon {
  let now = weapon
  const all = opinions(s, 'weapon', ship, weapon)
  for (const opinion of all) now = opinion === weapon ? now : opinion
  return now
}

/** The rules of an upgrade's weapon: what it requires and costs; null for a primary. */
export function rulesOf(ship: Ship, weapon: Weapon): WeaponRules | null {
  if (weapon.primary) return null
  return abilityIndex().of('weapon')?.[ship.cards[weapon.slot]]?.[0].ability ?? null
}

export function isTurret({ arc }: Weapon): boolean {
  return arc === 'single-turret' || arc === 'double-turret'
}

/** The arcs in which the target of a weapon may be; a turret's are where its indicator points (xw.g.turret.3). */
export function arcsOf(ship: Ship, weapon: Weapon): readonly ArcName[] {
  return weapon.arc === 'single-turret' || weapon.arc === 'double-turret' ? turretArcsOf(ship) : [weapon.arc]
}

/** Firing arcs: those of all primary weapons and turrets (xw.g.firing-arc.1, .2). */
export function firingArcs(s: State, ship: Ship): ArcName[] {
  const arcs = new Set<ArcName>()
  for (const weapon of weaponsOf(s, ship))
    if (weapon.primary || isTurret(weapon)) for (const arc of arcsOf(ship, weapon)) arcs.add(arc)
  return [...arcs]
}
