/** The heroes of the core box: their sheets and class cards. */
import type { Written } from '../../card.ts'

export const SHEETS: readonly Written[] = []
export const CLASS_CARDS: readonly Written[] = []
