/** Who steps in for the target of an attack, where rules of the mission let it. */
import type { Flow } from '@dejarik/kernel'
import type { Pass, StepIn, Target } from '../../offers.ts'
import { type FigureId, NONE, type State, type T } from '../../state.ts'
import { canStrain, putStrain } from '../campaign/strain.ts'
import { areAdjacent } from '../ground.ts'
import { missionAlways } from '../live.ts'
import { type Manner, targetsOf } from './targets.ts'

export interface Guard {
  readonly figure: FigureId
  /** What it costs the figure. */
  readonly strain: number
  /** It has no choice. */
  readonly must: boolean
}

const PASS: Pass = { do: 'pass' }

/** The target, or an adjacent figure that could be it too and becomes it. */
export function* guarded(t: T, aimed: Target, manner: Manner): Flow<Target> {
  const s = t.state
  const guards = guardsOf(s, aimed, manner)
  if (guards.length === 0) return aimed
  const options = guards.map(({ figure }): StepIn => ({ do: 'guard', figure }))
  const { seat } = s.figures[aimed.target]
  const cite = { rule: 'ia.mission-tokens.1' } as const
  const chosen = guards.some(({ must }) => must)
    ? yield* t.choose(seat, 'guard', options, cite)
    : yield* t.decide<StepIn | Pass>(seat, 'guard', [...options, PASS], cite)
  if (chosen.do === 'pass') return aimed
  const { figure, strain } = guards.find((one) => one.figure === chosen.figure) ?? guards[0]
  t.log?.('guard', cite.rule, { figure, target: aimed.target })
  if (strain > 0) yield* putStrain(t, figure, strain)
  return targetsOf(s, aimed.figure, { ...manner, only: figure, weapon: aimed.weapon })[0] ?? aimed
}

function guardsOf(s: State, { figure: attacker, target, weapon }: Target, manner: Manner): Guard[] {
  const { guards } = missionAlways(s)
  if (guards === undefined || target === NONE) return []
  return guards(s, target).filter(
    ({ figure, strain }) =>
      areAdjacent(s, figure, target) &&
      (strain === 0 || canStrain(s, figure, strain)) &&
      targetsOf(s, attacker, { ...manner, only: figure, weapon }).length > 0,
  )
}
