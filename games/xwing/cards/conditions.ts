/** Condition cards: what they do while they are assigned to a ship (rulebook: "Zustandskarten"). */
import type { Texts } from './texts.ts'

export const conditions: Texts = {}
