/** Legacies: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { LEGACIES_BLUE_HERO } from './blue-hero.ts'
import { LEGACIES_BLUE_NEUTRAL } from './blue-neutral.ts'
import { LEGACIES_BLUE_VILLAIN } from './blue-villain.ts'
import { LEGACIES_GRAY_HERO } from './gray-hero.ts'
import { LEGACIES_GRAY_NEUTRAL } from './gray-neutral.ts'
import { LEGACIES_GRAY_VILLAIN } from './gray-villain.ts'
import { LEGACIES_HERO } from './hero.ts'
import { LEGACIES_NEUTRAL } from './neutral.ts'
import { LEGACIES_PLOTS } from './plots.ts'
import { LEGACIES_RED_HERO } from './red-hero.ts'
import { LEGACIES_RED_NEUTRAL } from './red-neutral.ts'
import { LEGACIES_RED_VILLAIN } from './red-villain.ts'
import { LEGACIES_VILLAIN } from './villain.ts'
import { LEGACIES_YELLOW_HERO } from './yellow-hero.ts'
import { LEGACIES_YELLOW_NEUTRAL } from './yellow-neutral.ts'
import { LEGACIES_YELLOW_VILLAIN } from './yellow-villain.ts'

export const LEGACIES: Texts = {
  ...LEGACIES_BLUE_VILLAIN,
  ...LEGACIES_RED_VILLAIN,
  ...LEGACIES_GRAY_VILLAIN,
  ...LEGACIES_BLUE_HERO,
  ...LEGACIES_YELLOW_HERO,
  ...LEGACIES_GRAY_HERO,
  ...LEGACIES_BLUE_NEUTRAL,
  ...LEGACIES_RED_NEUTRAL,
  ...LEGACIES_GRAY_NEUTRAL,
  ...LEGACIES_HERO,
  ...LEGACIES_NEUTRAL,
  ...LEGACIES_PLOTS,
  ...LEGACIES_RED_HERO,
  ...LEGACIES_VILLAIN,
  ...LEGACIES_YELLOW_NEUTRAL,
  ...LEGACIES_YELLOW_VILLAIN,
}
