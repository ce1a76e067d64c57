import type { Ask, Option, RuleId } from '@dejarik/kernel'
import { actsOf } from './rules/act.ts'
import { BLEEDING, has } from './rules/conditions.ts'
import { speedOf } from './rules/moving.ts'
import { clone, type State } from './state.ts'

/**
 * Up to these rules, actions that can do nothing were offered (a move on the spot, a rest of who is fresh), and it was
 * asked for a last ready group and a single target.
 */
const LAST_IDLE = 5

export function formerOptions(rulesVersion: string, s: State, ask: Ask): readonly Option[] | undefined {
  if (Number(rulesVersion) > LAST_IDLE || ask.what !== 'act' || s.activation === null) return undefined
  return actsOf(s, s.activation.figure, true)
}

/** Who rested though fresh has spent an action on it, and nothing else; who moved on the spot has points besides. */
export function formerDeed(_rulesVersion: string, s: State, option: Option): State | undefined {
  if ((option.do !== 'rest' && option.do !== 'move') || s.activation === null) return undefined
  if (has(s.figures[s.activation.figure], BLEEDING)) return undefined
  const after = clone(s)
  const { activation } = after
  if (activation === null) return undefined
  activation.actions--
  if (option.do === 'move') {
    activation.moves++
    after.figures[activation.figure].points += speedOf(s, activation.figure)
  }
  return after
}

export function formerlyAskedAlone(rulesVersion: string, what: string, rule: RuleId): boolean {
  if (Number(rulesVersion) > LAST_IDLE) return false
  // Where the space of a large target was to be chosen anew, a single one was always taken.
  return what === 'activate' || (what === 'target' && rule !== 'ia.large-figures.3')
}
