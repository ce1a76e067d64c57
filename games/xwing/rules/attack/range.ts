/** Range beside attack range (rulebook: "Angriffsreichweite"). */
import type { Attack, State } from '../../state.ts'
import { rangeTo } from '../range.ts'

/**
 * What an ability means that speaks of range in an attack: from closest point to closest point, whatever the arc
 * (xw.g.attack-range.2). What treats the attack range as another does not change it.
 */
export function rangeOf(s: State, { attacker, defender }: Attack): number {
  return rangeTo(s, attacker, defender)
}

/** Whether the defender is protected from what enemies do to its dice (xw.g.attack-ddice.6 to .8: by range). */
export function isDefendedAtRange0(s: State, attack: Attack): boolean {
  return rangeOf(s, attack) === 0
}
