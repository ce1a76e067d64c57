import type { Ask, Option } from '@dejarik/kernel'
import { actsOf } from './rules/act.ts'
import type { State } from './state.ts'

/** Up to these rules, actions that can do nothing were offered: a move on the spot, a rest of who is fresh. */
const LAST_WITH_IDLE_ACTS = 5

export function formerOptions(rulesVersion: string, s: State, ask: Ask): readonly Option[] | undefined {
  if (Number(rulesVersion) > LAST_WITH_IDLE_ACTS || ask.what !== 'act' || s.activation === null)
    return undefined
  return actsOf(s, s.activation.figure, true)
}
