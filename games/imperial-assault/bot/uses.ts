/** Abilities that one may use: better used than kept, but for those that may do harm, or nothing for their price. */
import { abilityAt } from '../rules/abilities.ts'
import { attackFace, RED, SIDES } from '../rules/attack/results.ts'
import { healthOf } from '../rules/damage.ts'
import { areAdjacent, figuresOnMap } from '../rules/ground.ts'
import { type AbilityKey, type Attack, type FigureId, NONE, type State } from '../state.ts'
import { isPoor } from './dice.ts'
import { worthOf } from './marks.ts'

/** What a use is worth; passing is worth nothing. */
export function useValue(s: State, ability: AbilityKey, figure: FigureId): number {
  const { name } = abilityAt(ability)
  const attack = s.attacks.at(-1)
  if (name === 'self-destruct') return selfDestructWorth(s, figure)
  if (attack === undefined) return 1
  if (ATTACK_REROLLS.includes(name)) return poorDice(attack, 'attack') > 0 ? 1 : -1
  if (DEFENSE_REROLLS.includes(name)) return poorDice(attack, 'defense') > 0 ? 1 : -1
  return name === 'havoc-shot' ? blastWorth(s, attack) : 1
}

/** Their own dice, one of them. */
const ATTACK_REROLLS: readonly string[] = ['squad-training', 'targeting-computer', 'force-adept']
const DEFENSE_REROLLS: readonly string[] = ['foresight', 'cower']

function poorDice(a: Attack, pool: 'attack' | 'defense'): number {
  const colors = pool === 'attack' ? a.attackDice : a.defenseDice
  const sides = pool === 'attack' ? a.attackSides : a.defenseSides
  return sides.filter((side, i) => isPoor(pool, colors[i], side)).length
}

/** What a Blast would hit besides the target, for the strain that it costs. */
function blastWorth(s: State, { attacker, target }: Attack): number {
  if (target === NONE) return -1
  const { seat } = s.figures[attacker]
  let hit = 0
  for (const other of figuresOnMap(s))
    if (other !== target && areAdjacent(s, target, other)) hit += s.figures[other].seat === seat ? -1 : 1
  return hit > 0 ? 1 : -1
}

const BLAST = Array.from({ length: SIDES }, (_, side) => attackFace(RED, side).damage).reduce((a, b) => a + b)

/** Enemies that it takes with it, without friends, and what is left of itself. */
function selfDestructWorth(s: State, figure: FigureId): number {
  const { seat } = s.figures[figure]
  let value = -worthOf(s, figure) * partLeft(s, figure, 0)
  for (const other of figuresOnMap(s)) {
    if (!areAdjacent(s, figure, other)) continue
    const lost = worthOf(s, other) * (partLeft(s, other, 0) - partLeft(s, other, BLAST / SIDES))
    value += s.figures[other].seat === seat ? -lost : lost
  }
  return value
}

/** Of a figure's health, after so much more damage. */
function partLeft(s: State, figure: FigureId, more: number): number {
  const health = healthOf(s, figure)
  return Math.max(0, health - s.figures[figure].damage - more) / health
}
