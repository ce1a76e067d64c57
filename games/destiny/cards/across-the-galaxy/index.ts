/** Across the Galaxy: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { GALAXY_BLUE_HERO } from './blue-hero.ts'
import { GALAXY_BLUE_NEUTRAL } from './blue-neutral.ts'
import { GALAXY_BLUE_VILLAIN } from './blue-villain.ts'
import { GALAXY_GRAY_NEUTRAL } from './gray-neutral.ts'
import { GALAXY_HERO } from './hero.ts'
import { GALAXY_NEUTRAL } from './neutral.ts'
import { GALAXY_RED_HERO } from './red-hero.ts'
import { GALAXY_RED_NEUTRAL } from './red-neutral.ts'
import { GALAXY_RED_VILLAIN } from './red-villain.ts'
import { GALAXY_VILLAIN } from './villain.ts'
import { GALAXY_YELLOW_HERO } from './yellow-hero.ts'
import { GALAXY_YELLOW_NEUTRAL } from './yellow-neutral.ts'
import { GALAXY_YELLOW_VILLAIN } from './yellow-villain.ts'

export const ACROSS_THE_GALAXY: Texts = {
  ...GALAXY_BLUE_VILLAIN,
  ...GALAXY_HERO,
  ...GALAXY_NEUTRAL,
  ...GALAXY_RED_VILLAIN,
  ...GALAXY_VILLAIN,
  ...GALAXY_YELLOW_NEUTRAL,
  ...GALAXY_YELLOW_VILLAIN,
  ...GALAXY_BLUE_HERO,
  ...GALAXY_BLUE_NEUTRAL,
  ...GALAXY_GRAY_NEUTRAL,
  ...GALAXY_RED_HERO,
  ...GALAXY_RED_NEUTRAL,
  ...GALAXY_YELLOW_HERO,
}
