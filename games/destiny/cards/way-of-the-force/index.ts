/** Way of the Force: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { FORCE_BLUE_HERO } from './blue-hero.ts'
import { FORCE_BLUE_NEUTRAL } from './blue-neutral.ts'
import { FORCE_BLUE_VILLAIN } from './blue-villain.ts'
import { FORCE_GRAY_HERO } from './gray-hero.ts'
import { FORCE_GRAY_NEUTRAL } from './gray-neutral.ts'
import { FORCE_HERO } from './hero.ts'
import { FORCE_RED_HERO } from './red-hero.ts'
import { FORCE_RED_NEUTRAL } from './red-neutral.ts'
import { FORCE_RED_VILLAIN } from './red-villain.ts'
import { FORCE_VILLAIN } from './villain.ts'
import { FORCE_YELLOW_HERO } from './yellow-hero.ts'
import { FORCE_YELLOW_NEUTRAL } from './yellow-neutral.ts'
import { FORCE_YELLOW_VILLAIN } from './yellow-villain.ts'

export const WAY_OF_THE_FORCE: Texts = {
  ...FORCE_BLUE_VILLAIN,
  ...FORCE_HERO,
  ...FORCE_RED_VILLAIN,
  ...FORCE_VILLAIN,
  ...FORCE_YELLOW_HERO,
  ...FORCE_BLUE_HERO,
  ...FORCE_RED_HERO,
  ...FORCE_BLUE_NEUTRAL,
  ...FORCE_RED_NEUTRAL,
  ...FORCE_YELLOW_NEUTRAL,
  ...FORCE_YELLOW_VILLAIN,
  ...FORCE_GRAY_HERO,
  ...FORCE_GRAY_NEUTRAL,
}
