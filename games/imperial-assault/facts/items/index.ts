import type { ItemFacts } from '../item.ts'
import { TIER_1 } from './tier-1.ts'
import { TIER_2 } from './tier-2.ts'
import { TIER_3 } from './tier-3.ts'

/** The three item decks. */
export const ITEMS: readonly ItemFacts[] = [...TIER_1, ...TIER_2, ...TIER_3]
