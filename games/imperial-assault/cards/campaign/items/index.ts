/** Items of the core box. */
import type { Written } from '../../../rules/cards.ts'
import { ARMOR } from './armor.ts'
import { EQUIPMENT } from './equipment.ts'
import { MODIFICATIONS } from './modifications.ts'
import { WEAPONS } from './weapons.ts'

export const ITEM_CARDS: readonly Written[] = [...WEAPONS, ...MODIFICATIONS, ...ARMOR, ...EQUIPMENT]
