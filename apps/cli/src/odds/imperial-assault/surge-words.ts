import {
  CONDITIONS,
  type Condition,
  type Effects,
  KEYWORD_NAMES,
  type SurgeFacts,
} from '@dejarik/imperial-assault/facts'
import type { Language, Words } from '@dejarik/kernel'

type Added = 'damage' | 'accuracy' | 'block' | 'evade' | 'dodge'

const RESULTS: { readonly [field in Added]: Words } = {
  damage: { en: 'damage', de: 'Schaden' },
  accuracy: { en: 'accuracy', de: 'Zielsicherheit' },
  block: { en: 'block', de: 'Blocken' },
  evade: { en: 'evade', de: 'Vermeiden' },
  dodge: { en: 'dodge', de: 'Ausweichen' },
}
const POWER_TOKEN: Words = { en: 'power token', de: 'Kraftmarker' }
const ADDED: readonly Added[] = ['damage', 'accuracy', 'block', 'evade', 'dodge']
const VALUED = ['pierce', 'blast', 'cleave', 'recover'] as const

/** `+1 damage, Pierce 2`, or the name of an ability that numbers don't say. */
export function surgeWords({ name, effects }: SurgeFacts, reader: Language): string {
  if (effects === null) return name?.[reader] ?? '?'
  const words = wordsOf(effects, reader).join(', ')
  return name === null ? words : `${name[reader]} (${words})`
}

function wordsOf(effects: Effects, reader: Language): readonly string[] {
  const { inflicts, gains, powerTokens } = effects
  return [
    ...ADDED.filter((field) => effects[field] !== 0).map(
      (field) => `${effects[field] > 0 ? '+' : ''}${effects[field]} ${RESULTS[field][reader]}`,
    ),
    ...VALUED.filter((field) => effects[field] !== 0).map(
      (field) => `${KEYWORD_NAMES[field][reader]} ${effects[field]}`,
    ),
    ...[...inflicts, ...gains].map((condition) => conditionName(condition, reader)),
    ...powerTokens.map(() => POWER_TOKEN[reader]),
  ]
}

function conditionName(condition: Condition, reader: Language): string {
  return CONDITIONS.find(({ id }) => id === condition)?.name[reader] ?? condition
}
