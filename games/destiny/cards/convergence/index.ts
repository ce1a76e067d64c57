/** Convergence: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { CONVERGENCE_BLUE_HERO } from './blue-hero.ts'

export const CONVERGENCE: Texts = {
  ...CONVERGENCE_BLUE_HERO,
}
