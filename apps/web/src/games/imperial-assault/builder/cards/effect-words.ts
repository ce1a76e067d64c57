/** Keywords and surge abilities as they are read: "+2 Damage", "Pierce 1", "Stun". */
import {
  type Condition,
  type DeploymentFacts,
  type Effects,
  KEYWORD_NAMES,
  type Keyword,
  type Keywords,
  type SurgeFacts,
} from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import { says } from '../text/index.ts'

const RESULTS = ['damage', 'surge', 'accuracy', 'block', 'evade', 'dodge'] as const
const VALUES = ['pierce', 'blast', 'cleave', 'recover'] as const
const FLAGS = ['massive', 'mobile', 'reach'] as const

const GIVING: { readonly [C in Condition]: Keyword } = {
  bleeding: 'bleed',
  focused: 'focus',
  hidden: 'hide',
  stunned: 'stun',
  weakened: 'weaken',
}

function effectWords(effects: Effects, language: Language): readonly string[] {
  const say = says[language]
  return [
    ...RESULTS.filter((result) => effects[result] !== 0).map((result) =>
      say(`effect.${result}`, { amount: signed(effects[result]) }),
    ),
    ...VALUES.filter((value) => effects[value] !== 0).map(
      (value) => `${KEYWORD_NAMES[value][language]} ${effects[value]}`,
    ),
    ...[...effects.inflicts, ...effects.gains].map((condition) => KEYWORD_NAMES[GIVING[condition]][language]),
    ...effects.powerTokens.map((token) => say('effect.token', { token })),
  ]
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

export function keywordWords(keywords: Keywords, language: Language): readonly string[] {
  const { habitat } = keywords
  const name = KEYWORD_NAMES.habitat[language]
  return [
    ...FLAGS.filter((flag) => keywords[flag]).map((flag) => KEYWORD_NAMES[flag][language]),
    ...(habitat === null ? [] : [says[language]('effect.habitat', { name, land: habitat })]),
    ...effectWords(keywords, language),
  ]
}

/** With its name if it has one; where numbers don't say what it does, the name is all. */
export function surgeWords({ name, effects }: SurgeFacts, language: Language): string {
  const words = effects === null ? '' : effectWords(effects, language).join(', ')
  if (name === null) return words
  return words === '' ? name[language] : `${name[language]}: ${words}`
}

/** Every keyword that is on a card, above its abilities or to be had for surges. */
export function keywordsOf({ keywords, surges }: DeploymentFacts): ReadonlySet<Keyword> {
  const found = new Set<Keyword>(FLAGS.filter((flag) => keywords[flag]))
  if (keywords.habitat !== null) found.add('habitat')
  for (const effects of [keywords, ...surges.map((surge) => surge.effects)]) {
    if (effects === null) continue
    for (const value of [...VALUES, 'accuracy'] as const) if (effects[value] !== 0) found.add(value)
    for (const condition of [...effects.inflicts, ...effects.gains]) found.add(GIVING[condition])
  }
  return found
}
