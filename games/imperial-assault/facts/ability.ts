import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

/** The name of an ability; what it does is written in code. */
export interface AbilityFacts {
  readonly name: Words
  /** Actions that using it costs; 0 for abilities that are no special action. */
  readonly actions: number
}

export function ability(en: string, de: string = en, actions = 0): AbilityFacts {
  return { name: words(en, de), actions }
}
