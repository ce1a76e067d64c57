/** Attacking the opponent's base (rulebook: "Einen gegnerischen Stützpunkt angreifen", db.base-attack.1 to .15). */
import type { Flow } from '@dejarik/kernel'
import { NO_CARD } from '../facts/catalogue.ts'
import { type Move, move } from '../moves.ts'
import { ATTACKED, BASE_ATTACK, type Faction, opponentOf, type State, type T } from '../state.ts'
import { attackAgainstBase } from './attack-value.ts'
import { preventedBy } from './cards.ts'
import { attackersOf } from './commit.ts'
import { damageBase, damageShip, hitPointsLeft } from './damage.ts'

/** Damage that would still have an effect on the base: what it can take, and what will be prevented first. */
function baseCanTake(s: State, owner: Faction): number {
  const { base } = s.sides[owner]
  if (base === NO_CARD) return 0
  return hitPointsLeft(s, base) + Math.max(0, preventedBy(base) - s.prevented)
}

export function* resolveBaseAttack(t: T, seat: Faction): Flow {
  const s = t.state
  const defender = opponentOf(seat)
  const attackers = attackersOf(s, seat, BASE_ATTACK)
  let total = 0
  for (const card of attackers) {
    total += attackAgainstBase(s, seat, card)
    s.marks[card] |= ATTACKED
  }
  t.log?.('base-attack', 'db.base-attack.1', { seat, cards: attackers, total })
  const ships = s.sides[defender].ships.slice()
  const shares = yield* assign(t, seat, total, ships)
  for (const [i, ship] of ships.entries()) damageShip(t, defender, ship, shares[i], 'db.base-attack.2')
  yield* damageBase(t, defender, shares[ships.length] ?? 0, 'db.base-attack.7')
}

/**
 * Shares of the ships in their order, then the base's if it gets one. Every ship must fall before the base takes
 * damage; among the ships the attacker splits freely (db.base-attack.6). Asked only if there is a choice.
 */
function* assign(t: T, seat: Faction, total: number, ships: readonly number[]): Flow<readonly number[]> {
  const s = t.state
  const defender = opponentOf(seat)
  const caps = ships.map((ship) => hitPointsLeft(s, ship))
  const shipsTake = caps.reduce((sum, cap) => sum + cap, 0)
  const forBase = Math.min(Math.max(0, total - shipsTake), baseCanTake(s, defender))
  const min = Math.min(total, shipsTake)
  if (ships.length === 0) return [forBase]
  const options: Move<'ship' | 'base'>[] = ships.map((ship) => move('ship', ship))
  const cite = { rule: 'db.base-attack.3' }
  if (forBase === 0) {
    if (ships.length === 1 || min === 0 || min === shipsTake) return caps.map((cap) => Math.min(cap, min))
    return yield* t.split(seat, 'assign-damage', { options, caps, min, max: min }, cite)
  }
  options.push(move('base', s.sides[defender].base))
  const parts = { options, caps: [...caps, forBase], min, max: min + forBase, after: [ships.length] }
  return yield* t.split(seat, 'assign-damage', parts, cite)
}
