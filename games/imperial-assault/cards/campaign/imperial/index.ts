/** Imperial class cards of the core box. */
import type { Written } from '../../../rules/cards.ts'
import { MILITARY_MIGHT } from './military-might.ts'
import { SUBVERSIVE_TACTICS } from './subversive-tactics.ts'
import { TECHNOLOGICAL_SUPERIORITY } from './technological-superiority.ts'

export const IMPERIAL_CLASS_CARDS: readonly Written[] = [
  ...MILITARY_MIGHT,
  ...SUBVERSIVE_TACTICS,
  ...TECHNOLOGICAL_SUPERIORITY,
]
