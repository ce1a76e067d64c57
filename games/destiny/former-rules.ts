import { type Answer, type Ask, type Option, optionsOf } from '@dejarik/kernel'
import { HARM } from './rules/choose.ts'
import type { State } from './state.ts'

/** Up to these rules, what alone could pay for a card was given unasked: an upgrade that made way (sd.play-card.6). */
const LAST_UNASKED_COST = 2

export function formerlyUnasked(rulesVersion: string, _: State, ask: Ask): Answer | undefined {
  if (Number(rulesVersion) > LAST_UNASKED_COST || ask.what !== 'cost-short') return undefined
  if (ask.form !== 'one') return undefined
  const [, ...others] = optionsOf(ask)
  return others.every((option) => option.do === 'take-back') ? 0 : undefined
}

/** Up to these rules, whoever was to be harmed was offered in the order in which cards had come into play. */
const LAST_OWN_FIRST = 2

export function formerOptions(rulesVersion: string, s: State, ask: Ask): readonly Option[] | undefined {
  if (Number(rulesVersion) > LAST_OWN_FIRST || ask.form !== 'one' || !HARM.has(ask.what)) return undefined
  const place = (option: Option): number =>
    'card' in option ? s.cards.findIndex(({ id }) => id === option.card) : s.cards.length
  return optionsOf(ask).toSorted((one, other) => place(one) - place(other))
}
