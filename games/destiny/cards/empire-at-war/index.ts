/** Empire at War: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { EMPIRE_BATTLEFIELDS } from './battlefields.ts'
import { EMPIRE_BLUE_HERO } from './blue-hero.ts'
import { EMPIRE_BLUE_NEUTRAL } from './blue-neutral.ts'
import { EMPIRE_BLUE_VILLAIN } from './blue-villain.ts'
import { EMPIRE_GRAY_HERO } from './gray-hero.ts'
import { EMPIRE_GRAY_NEUTRAL } from './gray-neutral.ts'
import { EMPIRE_GRAY_VILLAIN } from './gray-villain.ts'
import { EMPIRE_HERO } from './hero.ts'
import { EMPIRE_NEUTRAL } from './neutral.ts'
import { EMPIRE_RED_HERO } from './red-hero.ts'
import { EMPIRE_RED_NEUTRAL } from './red-neutral.ts'
import { EMPIRE_RED_VILLAIN } from './red-villain.ts'
import { EMPIRE_VILLAIN } from './villain.ts'
import { EMPIRE_YELLOW_HERO } from './yellow-hero.ts'
import { EMPIRE_YELLOW_NEUTRAL } from './yellow-neutral.ts'
import { EMPIRE_YELLOW_VILLAIN } from './yellow-villain.ts'

export const EMPIRE_AT_WAR: Texts = {
  ...EMPIRE_BATTLEFIELDS,
  ...EMPIRE_BLUE_HERO,
  ...EMPIRE_RED_HERO,
  ...EMPIRE_GRAY_HERO,
  ...EMPIRE_GRAY_NEUTRAL,
  ...EMPIRE_BLUE_NEUTRAL,
  ...EMPIRE_BLUE_VILLAIN,
  ...EMPIRE_GRAY_VILLAIN,
  ...EMPIRE_HERO,
  ...EMPIRE_NEUTRAL,
  ...EMPIRE_RED_NEUTRAL,
  ...EMPIRE_RED_VILLAIN,
  ...EMPIRE_VILLAIN,
  ...EMPIRE_YELLOW_HERO,
  ...EMPIRE_YELLOW_NEUTRAL,
  ...EMPIRE_YELLOW_VILLAIN,
}
