import type { AbilityTexts } from '../ability-texts.ts'

export const AGENDA_TEXTS: AbilityTexts = {}
