/** What a question is about: the card whose text asks, and the figures that it concerns. */
import type { Questions, Special, Use, View } from '@dejarik/imperial-assault'
import { designOf } from '@dejarik/imperial-assault/preview'
import type { AskView, Language } from '@dejarik/kernel'
import { optionsOfChoice } from '../../../board/asked.ts'
import type { About } from '../../../table/contract.ts'
import type { Choosable } from '../things.ts'
import { type AbilityCard, abilityCard, askingCard } from './ability-card.ts'

export function isUse(option: Choosable): option is Use | Special {
  return option.do === 'use' || option.do === 'command' || option.do === 'special'
}

export function about(view: View, ask: AskView, language: Language): About | null {
  const options = optionsOfChoice<Questions>(ask.choice)
  const uses = ask.what === 'act' ? [] : options.filter(isUse)
  const [first] = uses
  // A question for one ability alone carries its card.
  if (first !== undefined && uses.every(({ ability }) => ability === first.ability))
    return carried(abilityCard(view, first, language), first.figure)
  const asking = view.using.at(-1)
  if (asking !== undefined) {
    const card = askingCard(view, asking, language)
    return carried(card, card.figure ?? subjectOf(view, options))
  }
  const subject = subjectOf(view, options)
  if (subject === null) return null
  // Surges are printed on the card of who attacks.
  const design = ask.what === 'surge' ? designOf(view.figures[subject].kind) : null
  const card = design === null || design.sheet !== null ? null : `deployment:${design.facts.id}`
  return { card, things: [`figure:${subject}`] }
}

function carried({ card, text, cost }: AbilityCard, figure: number | null): About {
  return {
    card,
    things: figure === null || figure < 0 ? [] : [`figure:${figure}`],
    ...(text !== null && { text }),
    ...(cost !== null && { cost }),
  }
}

/** Who acts in all options, else who attacks or is active. */
function subjectOf(view: View, options: readonly Choosable[]): number | null {
  const acting = new Set(
    options.flatMap((option) => ('figure' in option && option.do !== 'choose-figure' ? [option.figure] : [])),
  )
  const [only] = acting
  const candidates = [
    acting.size === 1 ? only : undefined,
    view.attacks.at(-1)?.attacker,
    view.activation?.figure,
  ]
  return candidates.find((figure) => figure !== undefined && view.figures[figure] !== undefined) ?? null
}
