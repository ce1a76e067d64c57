import type { AbilityTexts } from '../ability-texts.ts'

export const HERO_TEXTS: AbilityTexts = {}
