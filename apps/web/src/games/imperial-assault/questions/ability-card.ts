/** Where an ability is printed that an option uses: the card by its label, what it says, what it costs. */
import type { Special, Use, View } from '@dejarik/imperial-assault'
import { cardOf } from '@dejarik/imperial-assault/campaign'
import {
  abilityAt,
  abilityText,
  commandDesigns,
  commandLabel,
  commandOf,
  designOf,
} from '@dejarik/imperial-assault/preview'
import type { Language } from '@dejarik/kernel'
import { wordsIn } from '../text/index.ts'

export interface AbilityCard {
  /** As messages name it; null if it can't be shown. */
  readonly card: string | null
  readonly text: string | null
  readonly cost: string | null
}

export function abilityCard(view: View, option: Use | Special, language: Language): AbilityCard {
  const { ability, card, held, figure } = option
  const { name } = abilityAt(ability)
  const text = (id: string): string | null => abilityText(id, name)?.[language] ?? null
  const cost = costWords(option, language)
  if (card >= 0) return { card: commandLabel(card), text: text(commandOf(card).facts.id), cost }
  const number = view.held[held]?.card ?? -1
  if (number >= 0) {
    const { id } = cardOf(number).facts
    return { card: `card:${id}`, text: text(id), cost }
  }
  const design = view.figures[figure] === undefined ? null : designOf(view.figures[figure].kind)
  if (design === null) return { card: null, text: null, cost }
  const { id } = design.facts
  return { card: design.sheet === null ? `deployment:${id}` : `card:${id}`, text: text(id), cost }
}

/** The card on which an ability that asks is printed, and the figure whose it is, as far as the table shows it. */
export function askingCard(
  view: View,
  key: string,
  language: Language,
): AbilityCard & { readonly figure: number | null } {
  const [ability] = key.split('#', 1)
  const { name } = abilityAt(key)
  const prints = ({ abilities }: { readonly abilities: readonly { readonly key: string }[] }): boolean =>
    abilities.some((one) => one.key === ability)
  const said = (id: string, card: string, figure: number | null) => ({
    card,
    text: abilityText(id, name)?.[language] ?? null,
    cost: null,
    figure,
  })
  const attack = view.attacks.at(-1)
  const first = [view.activation?.figure ?? -1, attack?.attacker ?? -1, attack?.target ?? -1]
  for (const figure of [...first, ...view.figures.keys()]) {
    const kind = view.figures[figure]?.kind
    if (kind === undefined || !prints(designOf(kind))) continue
    const { facts, sheet } = designOf(kind)
    return said(facts.id, sheet === null ? `deployment:${facts.id}` : `card:${facts.id}`, figure)
  }
  const active = view.activation?.figure ?? null
  for (const { card } of view.held)
    if (card >= 0 && prints(cardOf(card)))
      return said(cardOf(card).facts.id, `card:${cardOf(card).facts.id}`, active)
  const command = commandDesigns().findIndex(prints)
  if (command >= 0) return said(commandOf(command).facts.id, commandLabel(command), active)
  return { card: null, text: null, cost: null, figure: active }
}

/** Strain, threat, or the card itself. */
function costWords(option: Use | Special, language: Language): string | null {
  const { when, action } = abilityAt(option.ability)
  const cost = option.do === 'special' ? action?.cost : when[option.place]?.cost
  if (cost === undefined) return null
  const say = wordsIn(language)
  const words = [
    ...(cost.strain === undefined ? [] : [say('cost.strain', { strain: cost.strain })]),
    ...(cost.threat === undefined ? [] : [say('cost.threat', { threat: cost.threat })]),
    ...(['exhaust', 'deplete', 'discard'] as const).flatMap((how) =>
      cost[how] === true ? [say(`cost.${how}`)] : [],
    ),
  ]
  return words.length === 0 ? null : words.join(', ')
}
