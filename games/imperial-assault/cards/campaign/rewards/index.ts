/** Rewards of the core box. */
import type { Written } from '../../card.ts'

export const REWARD_CARDS: readonly Written[] = []
