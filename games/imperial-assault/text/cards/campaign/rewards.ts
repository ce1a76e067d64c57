import type { AbilityTexts } from '../ability-texts.ts'

export const REWARD_TEXTS: AbilityTexts = {}
