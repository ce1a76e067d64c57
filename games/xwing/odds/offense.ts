import type { Scored, Side } from './attack.ts'
import type { Defense } from './defense.ts'
import { ATTACK_DIE, CRIT, HIT } from './dice.ts'
import type { Plan } from './effects.ts'
import { type Pool, showing } from './pool.ts'
import { turnOf } from './turn.ts'

/** The attack up to the defense roll. */
export interface Offense {
  /** Plays on from rolled attack dice until they are final; `chance` is that of coming here. */
  modify(pool: Pool, chance: number, turn: Side): void
  /** Goes on to the defense with everything that came of it. */
  defend(): void
}

interface Met {
  readonly defense: Defense
  chance: number
}

export function offenseOf(plan: Plan, defenseAgainst: (scored: Scored) => Defense): Offense {
  const met = new Map<number, Met>()
  const against = (pool: Pool): Met => {
    const [hit, crit] = [showing(pool, HIT), showing(pool, CRIT)]
    const key = hit * 16 + crit
    let one = met.get(key)
    if (one === undefined) {
      one = { defense: defenseAgainst({ hit, crit }), chance: 0 }
      met.set(key, one)
    }
    return one
  }
  const own = turnOf(ATTACK_DIE, plan.attackByAttacker, 'attacker', (pool) => against(pool).defense.worth())
  const theirs = turnOf(ATTACK_DIE, plan.attackByDefender, 'defender', own.worth)
  const score = (pool: Pool, chance: number): void => {
    against(pool).chance += chance
  }
  const attack = (pool: Pool, chance: number): void => own.play(pool, chance, score)
  return {
    modify: (pool, chance, turn) =>
      turn === 'defender' ? theirs.play(pool, chance, attack) : attack(pool, chance),
    defend() {
      for (const { defense, chance } of met.values()) if (chance > 0) defense.roll(chance)
    },
  }
}
