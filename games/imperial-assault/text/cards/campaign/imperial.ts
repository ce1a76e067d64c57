import type { AbilityTexts } from '../ability-texts.ts'

export const IMPERIAL_TEXTS: AbilityTexts = {}
