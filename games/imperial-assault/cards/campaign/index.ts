/** The code of all cards of campaigns, and of hero sheets. */
import type { Written } from '../../rules/cards.ts'
import { AGENDAS } from './agendas/index.ts'
import { CLASS_CARDS, SHEETS } from './heroes/index.ts'
import { IMPERIAL_CLASS_CARDS } from './imperial/index.ts'
import { ITEM_CARDS } from './items/index.ts'
import { REWARD_CARDS } from './rewards/index.ts'
import { SUPPLY_CARDS } from './supplies/index.ts'

export const HERO_SHEETS: readonly Written[] = SHEETS
export const CAMPAIGN_CODE: readonly Written[] = [
  ...CLASS_CARDS,
  ...ITEM_CARDS,
  ...SUPPLY_CARDS,
  ...REWARD_CARDS,
  ...IMPERIAL_CLASS_CARDS,
  ...AGENDAS,
]
