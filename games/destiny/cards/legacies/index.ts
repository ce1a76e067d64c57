/** Legacies: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { LEGACIES_HERO } from './hero.ts'
import { LEGACIES_NEUTRAL } from './neutral.ts'
import { LEGACIES_PLOTS } from './plots.ts'
import { LEGACIES_RED_HERO } from './red-hero.ts'
import { LEGACIES_VILLAIN } from './villain.ts'
import { LEGACIES_YELLOW_NEUTRAL } from './yellow-neutral.ts'
import { LEGACIES_YELLOW_VILLAIN } from './yellow-villain.ts'

export const LEGACIES: Texts = {
  ...LEGACIES_HERO,
  ...LEGACIES_NEUTRAL,
  ...LEGACIES_PLOTS,
  ...LEGACIES_RED_HERO,
  ...LEGACIES_VILLAIN,
  ...LEGACIES_YELLOW_NEUTRAL,
  ...LEGACIES_YELLOW_VILLAIN,
}
