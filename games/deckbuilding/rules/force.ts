/** The balance of the Force (rulebook: "Gleichgewicht der Macht"). */
import { EMPIRE, type State, type T } from '../state.ts'

export const DARK_END = 0
export const NEUTRAL_SPACE = 3
export const LIGHT_END = 6

/** On any of the seat's three spaces (db.force.3, db.force.4); with nobody on the neutral one (db.force.5). */
export function forceIsWith(s: Pick<State, 'force'>, seat: number): boolean {
  return seat === EMPIRE ? s.force < NEUTRAL_SPACE : s.force > NEUTRAL_SPACE
}

/** On the last space of the seat's side (db.force.9). */
export function forceIsFullyWith(s: State, seat: number): boolean {
  return s.force === (seat === EMPIRE ? DARK_END : LIGHT_END)
}

/** Moves the marker toward the seat; beyond the last space nothing more happens (db.force.7, db.force.8). */
export function gainForce(t: T, seat: number, amount: number): void {
  const s = t.state
  const before = s.force
  s.force = seat === EMPIRE ? Math.max(DARK_END, s.force - amount) : Math.min(LIGHT_END, s.force + amount)
  if (s.force !== before) t.log?.('gain-force', 'db.force.7', { seat, amount: Math.abs(s.force - before) })
}
