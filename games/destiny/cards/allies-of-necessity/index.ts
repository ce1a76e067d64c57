/** Allies of Necessity: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { ALLIES_GRAY_NEUTRAL } from './gray-neutral.ts'

export const ALLIES_OF_NECESSITY: Texts = {
  ...ALLIES_GRAY_NEUTRAL,
}
