/** The steps of a match: set-up, then rounds of an action phase and an upkeep phase (sd.rounds.1). */
import type { Step } from '@dejarik/kernel'
import { additional, queue, turn } from './rules/action-phase.ts'
import { battlefield, deal, mulligan, rollOff, setupShields } from './rules/setup.ts'
import { newRound, readyAll, roundEnd, upkeep, upkeepBegins, upkeepDiscard } from './rules/upkeep-phase.ts'
import type { State } from './state.ts'

export const steps: { readonly [name: string]: Step<State> } = {
  deal,
  mulligan,
  'roll-off': rollOff,
  battlefield,
  'setup-shields': setupShields,
  'new-round': newRound,
  turn,
  queue,
  additional,
  upkeep,
  'upkeep-begins': upkeepBegins,
  'upkeep-ready': readyAll,
  'upkeep-discard': upkeepDiscard,
  'round-end': roundEnd,
}
