/** How cards are written: what is printed, and its abilities in code. */
import type { Named } from '../rules/abilities.ts'
import type { Written } from '../rules/cards.ts'

/** The code of a card: its id, and an ability for each name that it prints. */
export function written(id: string, ...abilities: readonly Named[]): Written {
  return { id, abilities }
}
