/** What a card is, in words: for labels that are read aloud. */
import { factsOf, textOf } from '@dejarik/destiny'
import { COLOR_NAMES, TYPE_NAMES } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import { wordsIn } from '../text/index.ts'

export function nameOfKind(kind: number, language: Language): string {
  return factsOf(kind).name[language]
}

/** "Luke's Lightsaber, Upgrade, Blue, costs 3. Text." */
export function describe(kind: number, language: Language): string {
  const { name, type, color, cost } = factsOf(kind)
  const say = wordsIn(language)
  const parts = [name[language], TYPE_NAMES[type][language], COLOR_NAMES[color][language]]
  if (cost !== null) parts.push(say('card.costs', { cost: String(cost) }))
  const text = textOf(kind)?.text[language] ?? ''
  return text === '' ? parts.join(', ') : `${parts.join(', ')}. ${text}`
}
