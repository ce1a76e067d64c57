import type { AbilityTexts } from '../ability-texts.ts'

export const ITEM_TEXTS: AbilityTexts = {}
