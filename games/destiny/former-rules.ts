import { type Answer, type Ask, optionsOf } from '@dejarik/kernel'
import type { State } from './state.ts'

/** Up to these rules, what alone could pay for a card was given unasked: an upgrade that made way (sd.play-card.6). */
const LAST_UNASKED_COST = 2

export function formerlyUnasked(rulesVersion: string, _: State, ask: Ask): Answer | undefined {
  if (Number(rulesVersion) > LAST_UNASKED_COST || ask.what !== 'cost-short') return undefined
  if (ask.form !== 'one') return undefined
  const [, ...others] = optionsOf(ask)
  return others.every((option) => option.do === 'take-back') ? 0 : undefined
}
