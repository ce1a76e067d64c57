/** Supply cards of the core box. */
import type { Written } from '../../card.ts'

export const SUPPLY_CARDS: readonly Written[] = []
