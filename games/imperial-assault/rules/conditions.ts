/** Conditions (rulebook: Zustände). What the cards of the core box say: `docs/rulings.md`, because the reference prints none. */
import { CONDITION_IDS, CONDITIONS, type Condition } from '../facts/index.ts'
import type { Attack, Figure, FigureId, State, T } from '../state.ts'
import type { Modifiers } from './abilities.ts'
import { isAffected } from './affected.ts'
import { says } from './live.ts'

export function conditionBit(condition: Condition): number {
  return 1 << CONDITION_IDS.indexOf(condition)
}

export const BLEEDING = conditionBit('bleeding')
export const FOCUSED = conditionBit('focused')
export const HIDDEN = conditionBit('hidden')
export const STUNNED = conditionBit('stunned')
export const WEAKENED = conditionBit('weakened')

/** Harmful ones, as bits. */
export const HARMFUL = CONDITIONS.reduce(
  (bits, { id, kind }) => (kind === 'harmful' ? bits | conditionBit(id) : bits),
  0,
)

export function has(figure: Figure, bit: number): boolean {
  return (figure.conditions & bit) !== 0
}

export function bitsOf(conditions: readonly Condition[]): number {
  return conditions.reduce((bits, condition) => bits | conditionBit(condition), 0)
}

/** Nobody has a condition twice (ia.conditions.7). */
export function gain(t: T, figure: FigureId, bits: number): void {
  const one = t.state.figures[figure]
  const immune = (bits & HARMFUL) !== 0 && says(t.state, figure, 'immune', (is, me) => is(t.state, me))
  const fresh = bits & ~one.conditions & (immune ? ~HARMFUL : -1)
  if (!isAffected(one) || fresh === 0) return
  one.conditions |= fresh
  for (const [i] of CONDITION_IDS.entries())
    if ((fresh & (1 << i)) !== 0) t.log?.('condition', 'ia.conditions.3', { figure, condition: i })
}

export function lose(t: T, figure: FigureId, bits: number): void {
  const one = t.state.figures[figure]
  const lost = bits & one.conditions
  if (lost === 0) return
  one.conditions &= ~lost
  for (const [i] of CONDITION_IDS.entries())
    if ((lost & (1 << i)) !== 0) t.log?.('condition-lost', 'ia.conditions.5', { figure, condition: i })
}

/** What Hidden and Weakened do to an attack. */
export function conditionModifiers(s: State, attack: Attack): Modifiers {
  const attacker = s.figures[attack.attacker].conditions
  const target = attack.target < 0 ? 0 : s.figures[attack.target].conditions
  return {
    surges: ((attacker & HIDDEN) === 0 ? 0 : 1) - ((attacker & WEAKENED) === 0 ? 0 : 1),
    accuracy: (target & HIDDEN) === 0 ? 0 : -2,
    evade: (target & WEAKENED) === 0 ? 0 : -1,
  }
}
