/**
 * Every way in which an attack can end, and the policy behind it.
 *
 * The attacker plays for the most expected damage, the defender for the least; damage is every uncancelled hit and
 * crit, beyond the defender's hull too. Where the damage is the same, the attacker wants more of it as crits, the
 * defender less. Each decides in its turn with all dice on the table in sight and knowing that the other will play
 * well too: the attacker modifies its dice before the defense roll, the defender's last turn sees everything. Tokens
 * cost nothing here. Nobody rerolls an own hit, crit or evade.
 *
 * The order is the rulebook's (xw.g.attack-adice.6, xw.g.attack-ddice.5): roll, defender, attacker modify attack dice;
 * roll, attacker, defender modify defense dice; neutralize. Within a turn it is that of turn.ts.
 */
import { never } from '@dejarik/kernel'
import type { Attack, Moment } from './attack.ts'
import { type AttackEnd, defenseOf } from './defense.ts'
import { ATTACK_DIE, DEFENSE_DIE, poolOf } from './dice.ts'
import { planOf } from './effects.ts'
import { neutralize, type Uncancelled } from './neutralize.ts'
import { offenseOf } from './offense.ts'

export interface Outcome extends Uncancelled {
  readonly chance: number
}

/** Least damage first, then fewest crits. The chances add up to 1. */
export function outcomesOf(attack: Attack, moment: Moment): readonly Outcome[] {
  const chances = new Map<number, number>()
  play(attack, moment, ({ hits, crits }, chance) => {
    const key = hits * 16 + crits
    chances.set(key, (chances.get(key) ?? 0) + chance)
  })
  return [...chances]
    .map(([key, chance]) => ({ hits: key >> 4, crits: key & 15, chance }))
    .sort((a, b) => a.hits + a.crits - b.hits - b.crits || a.crits - b.crits)
}

function play(attack: Attack, moment: Moment, end: AttackEnd): void {
  const plan = planOf(attack)
  const defenseAgainst = defenseOf(plan, end)
  switch (moment.at) {
    case 'roll-attack': {
      const offense = offenseOf(plan, defenseAgainst)
      const { pools, chances } = ATTACK_DIE.rolls(plan.attackDice)
      for (let i = 0; i < pools.length; i++) offense.modify(pools[i], chances[i], 'defender')
      offense.defend()
      break
    }
    case 'modify-attack': {
      const offense = offenseOf(plan, defenseAgainst)
      offense.modify(poolOf(ATTACK_DIE, moment.dice), 1, moment.turn ?? 'defender')
      offense.defend()
      break
    }
    case 'roll-defense':
      defenseAgainst(moment.attack).roll(1)
      break
    case 'modify-defense':
      defenseAgainst(moment.attack).modify(poolOf(DEFENSE_DIE, moment.dice), 1, moment.turn ?? 'attacker')
      break
    case 'neutralize': {
      const { hit, crit } = moment.attack
      end(neutralize(hit, crit, moment.evades, plan.reinforce), 1)
      break
    }
    default:
      never(moment)
  }
}
