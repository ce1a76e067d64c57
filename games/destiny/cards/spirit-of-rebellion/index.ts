/** Spirit of Rebellion: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { SPIRIT_BATTLEFIELDS } from './battlefields.ts'
import { SPIRIT_BLUE_HERO } from './blue-hero.ts'
import { SPIRIT_BLUE_HERO_EVENTS } from './blue-hero-events.ts'
import { SPIRIT_BLUE_NEUTRAL } from './blue-neutral.ts'
import { SPIRIT_BLUE_VILLAIN } from './blue-villain.ts'
import { SPIRIT_EVENTS_VILLAIN } from './events-villain.ts'
import { SPIRIT_GRAY_HERO } from './gray-hero.ts'
import { SPIRIT_GRAY_NEUTRAL } from './gray-neutral.ts'
import { SPIRIT_GRAY_VILLAIN } from './gray-villain.ts'
import { SPIRIT_HERO } from './hero.ts'
import { SPIRIT_NEUTRAL } from './neutral.ts'
import { SPIRIT_RED_HERO } from './red-hero.ts'
import { SPIRIT_RED_HERO_EVENTS } from './red-hero-events.ts'
import { SPIRIT_RED_NEUTRAL } from './red-neutral.ts'
import { SPIRIT_RED_VILLAIN } from './red-villain.ts'
import { SPIRIT_VILLAIN } from './villain.ts'
import { SPIRIT_YELLOW_HERO } from './yellow-hero.ts'
import { SPIRIT_YELLOW_HERO_EVENTS } from './yellow-hero-events.ts'
import { SPIRIT_YELLOW_NEUTRAL } from './yellow-neutral.ts'
import { SPIRIT_YELLOW_VILLAIN } from './yellow-villain.ts'

export const SPIRIT_OF_REBELLION: Texts = {
  ...SPIRIT_BATTLEFIELDS,
  ...SPIRIT_BLUE_HERO_EVENTS,
  ...SPIRIT_BLUE_HERO,
  ...SPIRIT_BLUE_NEUTRAL,
  ...SPIRIT_BLUE_VILLAIN,
  ...SPIRIT_EVENTS_VILLAIN,
  ...SPIRIT_GRAY_HERO,
  ...SPIRIT_GRAY_NEUTRAL,
  ...SPIRIT_GRAY_VILLAIN,
  ...SPIRIT_HERO,
  ...SPIRIT_NEUTRAL,
  ...SPIRIT_RED_HERO_EVENTS,
  ...SPIRIT_RED_HERO,
  ...SPIRIT_RED_NEUTRAL,
  ...SPIRIT_RED_VILLAIN,
  ...SPIRIT_VILLAIN,
  ...SPIRIT_YELLOW_HERO_EVENTS,
  ...SPIRIT_YELLOW_HERO,
  ...SPIRIT_YELLOW_NEUTRAL,
  ...SPIRIT_YELLOW_VILLAIN,
}
