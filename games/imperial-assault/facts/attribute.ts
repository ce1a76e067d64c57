import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

export const ATTRIBUTES = ['strength', 'insight', 'tech'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

export const ATTRIBUTE_NAMES: { readonly [A in Attribute]: Words } = {
  strength: words('Strength', 'Stärke'),
  insight: words('Insight', 'Verständnis'),
  tech: words('Tech', 'Technik'),
}

export function isAttribute(word: string): word is Attribute {
  return ATTRIBUTES.some((attribute) => attribute === word)
}
