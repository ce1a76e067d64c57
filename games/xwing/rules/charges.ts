/** Charges, Force and shields (rulebook: "Ladungen"). */
import type { Flow } from '@dejarik/kernel'
import type { Charges } from '../facts/charge.ts'
import { findPilot } from '../facts/index.ts'
import { printed } from '../facts/printed.ts'
import { type Attack, type Ship, type ShipId, type State, type T, TOKEN_NUMBER } from '../state.ts'
import { raise } from './ability-queue.ts'
import { isAllowed, sum } from './ask-cards.ts'
import { cardOf, sideFacts } from './cards.ts'

/** Printed charges of the card at a place; null if it has none. */
export function chargesOf(ship: Ship, slot: number): Charges | null {
  if (slot >= ship.cards.length) return null
  const card = ship.cards[slot]
  const { type, id } = cardOf(card)
  return (type === 'pilot' ? findPilot(id)?.charges : sideFacts(card)?.charges) ?? null
}

export function* spendCharge(t: T, ship: ShipId, slot: number, count = 1): Flow {
  t.state.ships[ship].charges[slot] -= count
  t.state.attack?.used.push(chargeKey(ship, slot))
  t.log?.('spend-charge', 'xw.g.charge.5', { ship, card: t.state.ships[ship].cards[slot], count })
  yield* raise(t, { event: 'charge-spent', ship, slot })
}

function chargeKey(ship: ShipId, slot: number): string {
  return `spent charge ${ship} ${slot}`
}

/** Whether a charge of that card was spent in this attack. */
export function hasSpentCharge(attack: Attack, ship: ShipId, slot: number): boolean {
  return attack.used.includes(chargeKey(ship, slot))
}

/** Flips inactive charges back; as many as there are (xw.g.charge.2, .3). */
export function recoverCharge(t: T, ship: ShipId, slot: number, count = 1): void {
  const it = t.state.ships[ship]
  if (!canRecoverCharge(it, slot)) return
  const most = chargesOf(it, slot)?.value ?? 0
  it.charges[slot] = Math.min(most, it.charges[slot] + count)
}

export function loseCharge(t: T, ship: ShipId, slot: number, count = 1): void {
  const it = t.state.ships[ship]
  it.charges[slot] = Math.max(0, it.charges[slot] - count)
}

/** Some cards say that their charges can't be recovered. */
export function canRecoverCharge(ship: Ship, slot: number): boolean {
  if (slot >= ship.cards.length || cardOf(ship.cards[slot]).neverRecovers === true) return false
  return ship.charges[slot] < (chargesOf(ship, slot)?.value ?? 0)
}

export function* spendForce(t: T, ship: ShipId, count = 1): Flow {
  t.state.ships[ship].force -= count
  t.log?.('spend-force', 'xw.g.force.6', { ship, count })
  yield* raise(t, { event: 'force-spent', ship })
}

/** Force that it may spend now. */
export function forceAtHand(s: State, ship: Ship): number {
  return ship.force > 0 && isAllowed(s, 'maySpendForce', ship) ? ship.force : 0
}

/** Upgrades raise the ship's own capacity (xw.g.force.3). */
export function forceCapacity(ship: Ship): number {
  let total = printed(ship).pilot.force?.value ?? 0
  for (const card of ship.cards) total += sideFacts(card)?.force?.value ?? 0
  return total
}

/** The highest number of recurring symbols on any one card (xw.g.force.5). */
export function forceRecovery(ship: Ship): number {
  let most = printed(ship).pilot.force?.recovers ?? 0
  for (const card of ship.cards) most = Math.max(most, sideFacts(card)?.force?.recovers ?? 0)
  return most
}

export function recoverForce(t: T, ship: ShipId, count = 1): void {
  const it = t.state.ships[ship]
  it.force = Math.min(forceCapacity(it), it.force + count)
}

function statSum(ship: Ship, stat: 'shields' | 'hull' | 'agility'): number {
  let total = 0
  for (const card of ship.cards)
    for (const change of sideFacts(card)?.stats ?? []) if (change.stat === stat) total += change.by
  return total
}

/** Never below 0, whatever upgrades take away. */
export function shieldCapacity(s: State, ship: Ship): number {
  return Math.max(0, printed(ship).pilot.stats.shields + statSum(ship, 'shields') + sum(s, 'shields', ship))
}

/** How many damage cards destroy it (xw.g.hull.1). */
export function hullOf(s: State, ship: Ship): number {
  return printed(ship).pilot.stats.hull + statSum(ship, 'hull') + sum(s, 'hull', ship)
}

export function remainingHull(s: State, ship: Ship): number {
  return hullOf(s, ship) - ship.damage.length
}

/** Cloaked ships have 2 more (xw.g.cloak.3). */
export function agilityOf(s: State, ship: Ship): number {
  const cloaked = isCloaked(ship) ? 2 : 0
  return printed(ship).pilot.stats.agility + statSum(ship, 'agility') + cloaked + sum(s, 'agility', ship)
}

function isCloaked(ship: Ship): boolean {
  return ship.tokens[TOKEN_NUMBER.cloak] > 0
}
