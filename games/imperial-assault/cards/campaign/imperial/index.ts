/** Imperial class cards of the core box. */
import type { Written } from '../../card.ts'

export const IMPERIAL_CLASS_CARDS: readonly Written[] = []
