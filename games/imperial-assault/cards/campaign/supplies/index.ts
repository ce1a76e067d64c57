/** Supply cards of the core box. */
import type { Written } from '../../../rules/cards.ts'
import { MEDICINE } from './medicine.ts'
import { TOOLS } from './tools.ts'

export const SUPPLY_CARDS: readonly Written[] = [...MEDICINE, ...TOOLS]
