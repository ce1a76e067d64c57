/** Step 3 (rulebook: Würfel neu werfen): every die at most once in an attack, whoever rerolls it (ia.attack-steps.7). */
import type { Flow, RuleId, Seat } from '@dejarik/kernel'
import type { Reroll } from '../../offers.ts'
import type { Attack, T } from '../../state.ts'
import { rollAttack, rollDefense } from './pools.ts'

export type Pool = 'attack' | 'defense' | 'any'

const DEFENSE_BIT = 16

/** Whether it was not rerolled yet. */
export function isFresh(a: Pick<Attack, 'rerolled'>, pool: 'attack' | 'defense', die: number): boolean {
  return (a.rerolled & (1 << (pool === 'attack' ? die : DEFENSE_BIT + die))) === 0
}

/** Which dice an ability lets reroll, by colour. */
export type Fits = (color: number) => boolean
const anyColor: Fits = () => true

function options(a: Attack, pool: Pool, fits: Fits): Reroll[] {
  const found: Reroll[] = []
  if (pool !== 'defense')
    for (const [die, color] of a.attackDice.entries())
      if (isFresh(a, 'attack', die) && fits(color))
        found.push({ do: 'reroll', pool: 'attack', die, color, side: a.attackSides[die] })
  if (pool !== 'attack')
    for (const [die, color] of a.defenseDice.entries())
      if (isFresh(a, 'defense', die) && fits(color))
        found.push({ do: 'reroll', pool: 'defense', die, color, side: a.defenseSides[die] })
  return found
}

export function canReroll(a: Attack, pool: Pool, fits = anyColor): boolean {
  return options(a, pool, fits).length > 0
}

/** Up to so many dice, chosen at once. */
export function* reroll(
  t: T,
  seat: Seat,
  a: Attack,
  pool: Pool,
  count: number,
  rule: RuleId,
  fits = anyColor,
): Flow {
  const chosen = yield* t.chooseSome(seat, 'reroll', options(a, pool, fits), { min: 1, max: count }, { rule })
  for (const { pool: of, die, color } of chosen) {
    if (of === 'attack') {
      a.attackSides[die] = rollAttack(t, color)
      a.rerolled |= 1 << die
    } else {
      a.defenseSides[die] = rollDefense(t, color)
      a.rerolled |= 1 << (DEFENSE_BIT + die)
    }
    const side = of === 'attack' ? a.attackSides[die] : a.defenseSides[die]
    t.log?.('rerolled', rule, { seat, pool: of, die, color, side })
  }
  if (chosen.length > 0) t.revealed('dice')
}
