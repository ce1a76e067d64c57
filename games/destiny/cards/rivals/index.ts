/** Rivals: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { RIVALS_COLORED_NEUTRAL } from './blue-red-yellow-neutral.ts'
import { RIVALS_CHARACTERS } from './characters.ts'
import { RIVALS_GRAY_NEUTRAL } from './gray-neutral.ts'

export const RIVALS: Texts = {
  ...RIVALS_CHARACTERS,
  ...RIVALS_COLORED_NEUTRAL,
  ...RIVALS_GRAY_NEUTRAL,
}
