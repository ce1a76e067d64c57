/** Convergence: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { CONVERGENCE_BLUE_HERO } from './blue-hero.ts'
import { CONVERGENCE_RED_HERO } from './red-hero.ts'
import { CONVERGENCE_RED_NEUTRAL } from './red-neutral.ts'

export const CONVERGENCE: Texts = {
  ...CONVERGENCE_BLUE_HERO,
  ...CONVERGENCE_RED_HERO,
  ...CONVERGENCE_RED_NEUTRAL,
}
