/** Rivals: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { RIVALS_GRAY_NEUTRAL } from './gray-neutral.ts'

export const RIVALS: Texts = {
  ...RIVALS_GRAY_NEUTRAL,
}
