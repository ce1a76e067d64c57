/** Abilities that one may use: better used than kept, but for one that costs the figure itself. */
import { abilityAt } from '../rules/ability.ts'
import { attackFace, RED, SIDES } from '../rules/attack/results.ts'
import { healthOf } from '../rules/damage.ts'
import { areAdjacent, figuresOnMap } from '../rules/ground.ts'
import type { FigureId, State } from '../state.ts'
import { worthOf } from './marks.ts'

/** What a use is worth; passing is worth nothing. */
export function useValue(s: State, ability: number, figure: FigureId): number {
  return abilityAt(ability).name === 'self-destruct' ? selfDestructWorth(s, figure) : 1
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
