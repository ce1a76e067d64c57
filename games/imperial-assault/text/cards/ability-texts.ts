import type { Words } from '@dejarik/kernel'

/** `{ stormtrooper: { 'squad-training': words('…', '…') } }`. */
export interface AbilityTexts {
  readonly [cardId: string]: { readonly [abilityName: string]: Words }
}
