import type { Questions, Special, Use, View } from '@dejarik/imperial-assault'
import type { AskView, Language } from '@dejarik/kernel'
import { optionsOfChoice } from '../../../board/asked.ts'
import type { About } from '../../../table/contract.ts'
import type { Choosable } from '../things.ts'
import { abilityCard } from './ability-card.ts'

export function isUse(option: Choosable): option is Use | Special {
  return option.do === 'use' || option.do === 'command' || option.do === 'special'
}

/** A question for one ability alone carries its card. */
export function about(view: View, ask: AskView, language: Language): About | null {
  const uses = ask.what === 'act' ? [] : optionsOfChoice<Questions>(ask.choice).filter(isUse)
  const [first] = uses
  if (first === undefined || uses.some(({ ability }) => ability !== first.ability)) return null
  const { card, text, cost } = abilityCard(view, first, language)
  return {
    card,
    things: first.figure < 0 ? [] : [`figure:${first.figure}`],
    ...(text !== null && { text }),
    ...(cost !== null && { cost }),
  }
}
