/** Allies of Necessity: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { ALLIES_GRAY_NEUTRAL } from './gray-neutral.ts'
import { ALLIES_HERO } from './hero.ts'
import { ALLIES_RED_YELLOW_NEUTRAL } from './red-yellow-neutral.ts'
import { ALLIES_VILLAIN } from './villain.ts'

export const ALLIES_OF_NECESSITY: Texts = {
  ...ALLIES_VILLAIN,
  ...ALLIES_HERO,
  ...ALLIES_RED_YELLOW_NEUTRAL,
  ...ALLIES_GRAY_NEUTRAL,
}
