/** Every card that is written, by id. */

import type { CardText } from '../rules/abilities.ts'
import { GALAXY_HERO } from './across-the-galaxy/hero.ts'
import { GALAXY_NEUTRAL } from './across-the-galaxy/neutral.ts'
import { GALAXY_VILLAIN } from './across-the-galaxy/villain.ts'
import { BATTLEFIELDS } from './awakenings/battlefields.ts'
import { BLUE_HERO } from './awakenings/blue-hero.ts'
import { BLUE_VILLAIN } from './awakenings/blue-villain.ts'
import { EVENTS_BLUE_HERO } from './awakenings/events-blue-hero.ts'
import { EVENTS_BLUE_NEUTRAL } from './awakenings/events-blue-neutral.ts'
import { EVENTS_BLUE_VILLAIN } from './awakenings/events-blue-villain.ts'
import { EVENTS_GRAY } from './awakenings/events-gray.ts'
import { EVENTS_RED_HERO } from './awakenings/events-red-hero.ts'
import { EVENTS_RED_NEUTRAL } from './awakenings/events-red-neutral.ts'
import { EVENTS_RED_VILLAIN } from './awakenings/events-red-villain.ts'
import { EVENTS_YELLOW_HERO } from './awakenings/events-yellow-hero.ts'
import { EVENTS_YELLOW_NEUTRAL } from './awakenings/events-yellow-neutral.ts'
import { EVENTS_YELLOW_VILLAIN } from './awakenings/events-yellow-villain.ts'
import { GRAY } from './awakenings/gray.ts'
import { NEUTRAL } from './awakenings/neutral.ts'
import { RED_HERO } from './awakenings/red-hero.ts'
import { RED_VILLAIN } from './awakenings/red-villain.ts'
import { SUPPORTS_HERO } from './awakenings/supports-hero.ts'
import { SUPPORTS_NEUTRAL } from './awakenings/supports-neutral.ts'
import { SUPPORTS_VILLAIN } from './awakenings/supports-villain.ts'
import { UPGRADES_PLAIN } from './awakenings/upgrades-plain.ts'
import { YELLOW_HERO } from './awakenings/yellow-hero.ts'
import { YELLOW_VILLAIN } from './awakenings/yellow-villain.ts'
import { EMPIRE_HERO } from './empire-at-war/hero.ts'
import { EMPIRE_NEUTRAL } from './empire-at-war/neutral.ts'
import { EMPIRE_VILLAIN } from './empire-at-war/villain.ts'
import { DOWNGRADES } from './later/downgrades.ts'
import { REWORDED } from './later/reworded.ts'
import { LEGACIES_HERO } from './legacies/hero.ts'
import { LEGACIES_NEUTRAL } from './legacies/neutral.ts'
import { LEGACIES_VILLAIN } from './legacies/villain.ts'
import { SPIRIT_HERO } from './spirit-of-rebellion/hero.ts'
import { SPIRIT_NEUTRAL } from './spirit-of-rebellion/neutral.ts'
import { SPIRIT_VILLAIN } from './spirit-of-rebellion/villain.ts'
import { TWO_PLAYER_HERO } from './two-player-game/hero.ts'
import { TWO_PLAYER_VILLAIN } from './two-player-game/villain.ts'
import { FORCE_HERO } from './way-of-the-force/hero.ts'
import { FORCE_VILLAIN } from './way-of-the-force/villain.ts'

export type Texts = { readonly [id: string]: CardText }

export const TEXTS: Texts = {
  ...BLUE_HERO,
  ...BATTLEFIELDS,
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
  ...SUPPORTS_HERO,
  ...SUPPORTS_NEUTRAL,
  ...SUPPORTS_VILLAIN,
  ...UPGRADES_PLAIN,
  ...BLUE_VILLAIN,
  ...GRAY,
  ...NEUTRAL,
  ...RED_HERO,
  ...RED_VILLAIN,
  ...YELLOW_HERO,
  ...YELLOW_VILLAIN,
  ...EMPIRE_HERO,
  ...EMPIRE_NEUTRAL,
  ...EMPIRE_VILLAIN,
  ...SPIRIT_HERO,
  ...SPIRIT_NEUTRAL,
  ...SPIRIT_VILLAIN,
  ...TWO_PLAYER_HERO,
  ...TWO_PLAYER_VILLAIN,
  ...LEGACIES_HERO,
  ...LEGACIES_NEUTRAL,
  ...LEGACIES_VILLAIN,
  ...FORCE_HERO,
  ...FORCE_VILLAIN,
  ...GALAXY_HERO,
  ...GALAXY_NEUTRAL,
  ...GALAXY_VILLAIN,
  ...DOWNGRADES,
  ...REWORDED,
}
