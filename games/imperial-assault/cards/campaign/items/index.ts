/** Items of the core box. */
import type { Written } from '../../card.ts'

export const ITEM_CARDS: readonly Written[] = []
