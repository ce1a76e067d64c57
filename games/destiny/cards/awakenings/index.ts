/** Awakenings: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { BATTLEFIELDS } from './battlefields.ts'
import { BLUE_HERO } from './blue-hero.ts'
import { BLUE_VILLAIN } from './blue-villain.ts'
import { EVENTS_BLUE_HERO } from './events-blue-hero.ts'
import { EVENTS_BLUE_NEUTRAL } from './events-blue-neutral.ts'
import { EVENTS_BLUE_VILLAIN } from './events-blue-villain.ts'
import { EVENTS_GRAY } from './events-gray.ts'
import { EVENTS_RED_HERO } from './events-red-hero.ts'
import { EVENTS_RED_NEUTRAL } from './events-red-neutral.ts'
import { EVENTS_RED_VILLAIN } from './events-red-villain.ts'
import { EVENTS_YELLOW_HERO } from './events-yellow-hero.ts'
import { EVENTS_YELLOW_NEUTRAL } from './events-yellow-neutral.ts'
import { EVENTS_YELLOW_VILLAIN } from './events-yellow-villain.ts'
import { GRAY } from './gray.ts'
import { NEUTRAL } from './neutral.ts'
import { RED_HERO } from './red-hero.ts'
import { RED_VILLAIN } from './red-villain.ts'
import { SUPPORTS_HERO } from './supports-hero.ts'
import { SUPPORTS_NEUTRAL } from './supports-neutral.ts'
import { SUPPORTS_VILLAIN } from './supports-villain.ts'
import { UPGRADES_PLAIN } from './upgrades-plain.ts'
import { YELLOW_HERO } from './yellow-hero.ts'
import { YELLOW_VILLAIN } from './yellow-villain.ts'

export const AWAKENINGS: Texts = {
  ...BATTLEFIELDS,
  ...BLUE_HERO,
  ...BLUE_VILLAIN,
  ...EVENTS_BLUE_HERO,
  ...EVENTS_BLUE_NEUTRAL,
  ...EVENTS_BLUE_VILLAIN,
  ...EVENTS_GRAY,
  ...EVENTS_RED_HERO,
  ...EVENTS_RED_NEUTRAL,
  ...EVENTS_RED_VILLAIN,
  ...EVENTS_YELLOW_HERO,
  ...EVENTS_YELLOW_NEUTRAL,
  ...EVENTS_YELLOW_VILLAIN,
  ...GRAY,
  ...NEUTRAL,
  ...RED_HERO,
  ...RED_VILLAIN,
  ...SUPPORTS_HERO,
  ...SUPPORTS_NEUTRAL,
  ...SUPPORTS_VILLAIN,
  ...UPGRADES_PLAIN,
  ...YELLOW_HERO,
  ...YELLOW_VILLAIN,
}
