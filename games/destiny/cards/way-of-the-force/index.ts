/** Way of the Force: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { FORCE_BLUE_VILLAIN } from './blue-villain.ts'
import { FORCE_HERO } from './hero.ts'
import { FORCE_RED_VILLAIN } from './red-villain.ts'
import { FORCE_VILLAIN } from './villain.ts'
import { FORCE_YELLOW_HERO } from './yellow-hero.ts'

export const WAY_OF_THE_FORCE: Texts = {
  ...FORCE_BLUE_VILLAIN,
  ...FORCE_HERO,
  ...FORCE_RED_VILLAIN,
  ...FORCE_VILLAIN,
  ...FORCE_YELLOW_HERO,
}
