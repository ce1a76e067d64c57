import type { Scored, Side } from './attack.ts'
import { DEFENSE_DIE, EVADE, type Rolls } from './dice.ts'
import type { Plan } from './effects.ts'
import { neutralize, type Uncancelled } from './neutralize.ts'
import { diceIn, type Pool, showing } from './pool.ts'
import { turnOf } from './turn.ts'

/** Takes each way in which the attack can end, with its chance; the same way may come more than once. */
export type AttackEnd = (left: Uncancelled, chance: number) => void

/** The attack from the defense roll on, against fixed attack results. */
export interface Defense {
  /** What the attack results are worth before the defense dice are rolled. */
  worth(): number
  /** Rolls the defense dice and plays on; `chance` is that of coming here. */
  roll(chance: number): void
  /** Plays on from rolled dice. */
  modify(pool: Pool, chance: number, turn: Side): void
}

/** A crit is worth this much more than a hit: enough to be preferred, too little to give damage away for. */
const CRIT_EDGE = 1 / 65536

/** The defense against any attack results. */
export function defenseOf(plan: Plan, end: AttackEnd): (scored: Scored) => Defense {
  const { reinforce, defenseByAttacker, defenseByDefender } = plan
  const settled = settledRolls(plan)
  const { pools, chances } = settled ?? DEFENSE_DIE.rolls(plan.defenseDice)

  return ({ hit, crit }) => {
    const left = (pool: Pool): Uncancelled => neutralize(hit, crit, showing(pool, EVADE), reinforce)
    const value = (pool: Pool): number => {
      const { hits, crits } = left(pool)
      return hits + crits * (1 + CRIT_EDGE)
    }
    const own = turnOf(DEFENSE_DIE, defenseByDefender, 'defender', value)
    const theirs = turnOf(DEFENSE_DIE, defenseByAttacker, 'attacker', own.worth)
    const finish = (pool: Pool, chance: number): void => end(left(pool), chance)
    const defend = (pool: Pool, chance: number): void => own.play(pool, chance, finish)
    const modify: Defense['modify'] = (pool, chance, turn) =>
      turn === 'attacker' ? theirs.play(pool, chance, defend) : defend(pool, chance)

    const worthOf = settled === null ? theirs.worth : value
    let worth: number | null = null
    return {
      worth() {
        if (worth === null) {
          worth = 0
          for (let i = 0; i < pools.length; i++) worth += chances[i] * worthOf(pools[i])
        }
        return worth
      },
      roll(chance) {
        for (let i = 0; i < pools.length; i++)
          if (settled === null) modify(pools[i], chance * chances[i], 'attacker')
          else finish(pools[i], chance * chances[i])
      },
      modify,
    }
  }
}

/**
 * The rolls as they end, if nobody has a choice to make. Changes are none: as many evades as possible are best against
 * every attack. Most attacks are of this kind, and this saves them most of the work.
 */
function settledRolls({ defenseDice, defenseByAttacker, defenseByDefender }: Plan): Rolls | null {
  if (!defenseByAttacker.none || defenseByDefender.rerolls.length > 0) return null
  const { added, finish } = defenseByDefender
  const byEvades: number[] = []
  const { pools, chances } = DEFENSE_DIE.rolls(defenseDice)
  for (const [i, pool] of pools.entries()) {
    const [best] = finish((pool + added) | 0)
    const evades = showing(best, EVADE)
    byEvades[evades] = (byEvades[evades] ?? 0) + chances[i]
  }
  const ends = [...byEvades.entries()].filter(([, chance]) => chance > 0)
  return {
    pools: ends.map(([evades]) => diceIn(2 * EVADE, evades)),
    chances: ends.map(([, chance]) => chance),
  }
}
