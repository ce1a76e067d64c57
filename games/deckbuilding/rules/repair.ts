/** Repairing (rulebook: "Reparieren", db.repair.1, db.repair.2). */
import { NO_CARD } from '../facts/catalogue.ts'
import type { Faction, State, T } from '../state.ts'

export function canRepair(s: State, seat: number): boolean {
  const { base } = s.sides[seat]
  return base !== NO_CARD && s.damage[base] > 0
}

/** Up to `amount` from the own base; ships are not repaired (db.abilities.7, db.repair.2). */
export function repair(t: T, seat: Faction, amount: number): void {
  const { base } = t.state.sides[seat]
  if (base === NO_CARD) return
  const repaired = Math.min(amount, t.state.damage[base])
  if (repaired === 0) return
  t.state.damage[base] -= repaired
  t.log?.('repair', 'db.repair.1', { seat, card: base, amount: repaired })
}
