/** The resource pool (rulebook: "Ressourcenpool", db.start.7, db.start.8). */
import type { T } from '../state.ts'

export function gainResources(t: T, seat: number, amount: number, rule = 'db.start.7'): void {
  if (amount === 0) return
  t.state.sides[seat].resources += amount
  t.log?.('gain-resources', rule, { seat, amount })
}

export function spendResources(t: T, seat: number, amount: number): void {
  t.state.sides[seat].resources -= amount
}
