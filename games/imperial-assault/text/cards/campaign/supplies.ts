import type { AbilityTexts } from '../ability-texts.ts'

export const SUPPLY_TEXTS: AbilityTexts = {}
