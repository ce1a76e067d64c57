import type { Ask, Option, RuleId } from '@dejarik/kernel'
import { actsOf } from './rules/act.ts'
import type { State } from './state.ts'

/**
 * Up to these rules, actions that can do nothing were offered (a move on the spot, a rest of who is fresh), and it was
 * asked for a last ready group and a single target.
 */
const LAST_IDLE = 5

export function formerOptions(rulesVersion: string, s: State, ask: Ask): readonly Option[] | undefined {
  if (Number(rulesVersion) > LAST_IDLE || ask.what !== 'act' || s.activation === null) return undefined
  return actsOf(s, s.activation.figure, true)
}

export function formerlyAskedAlone(rulesVersion: string, what: string, rule: RuleId): boolean {
  if (Number(rulesVersion) > LAST_IDLE) return false
  // Where the space of a large target was to be chosen anew, a single one was always taken.
  return what === 'activate' || (what === 'target' && rule !== 'ia.large-figures.3')
}
