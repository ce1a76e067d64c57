/** What the abilities of hero sheets (`sheet/diala-passil`) and of cards of campaigns do, by the id of the card. */
import type { AbilityTexts } from '../ability-texts.ts'
import { AGENDA_TEXTS } from './agendas.ts'
import { HERO_TEXTS } from './heroes.ts'
import { IMPERIAL_TEXTS } from './imperial.ts'
import { ITEM_TEXTS } from './items.ts'
import { REWARD_TEXTS } from './rewards.ts'
import { SUPPLY_TEXTS } from './supplies.ts'

export const CAMPAIGN_TEXTS: AbilityTexts = {
  ...HERO_TEXTS,
  ...ITEM_TEXTS,
  ...SUPPLY_TEXTS,
  ...REWARD_TEXTS,
  ...IMPERIAL_TEXTS,
  ...AGENDA_TEXTS,
}
