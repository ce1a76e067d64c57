/** Rewards of the core box. */
import type { Written } from '../../../rules/cards.ts'
import { FEATS } from './feats.ts'
import { IMPERIAL } from './imperial.ts'
import { OWN_MISSIONS } from './own-missions.ts'
import { STRENGTH } from './strength.ts'

export const REWARD_CARDS: readonly Written[] = [...STRENGTH, ...FEATS, ...OWN_MISSIONS, ...IMPERIAL]
