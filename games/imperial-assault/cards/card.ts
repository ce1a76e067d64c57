/** How cards are written: what is printed, and its abilities in code. */
import type { RuleId } from '@dejarik/kernel'
import type { KeyedAbility } from '../rules/ability.ts'
import type { Written } from '../rules/cards.ts'

/** Card texts are rules above the rules (ia.golden-rules.2). */
export const CARD: RuleId = 'ia.golden-rules.2'

/** The code of a card: its id, and an ability for each name that it prints. */
export function written(id: string, ...abilities: readonly KeyedAbility[]): Written {
  return { id, abilities }
}
