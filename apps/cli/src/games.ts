import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny, randomOptions as destinyOptions } from '@dejarik/destiny'
import {
  imperialAssault,
  randomOptions as imperialAssaultOptions,
  missionTable,
} from '@dejarik/imperial-assault'
import { CAMPAIGN_MISSIONS, FEWEST_HEROES, MOST_HEROES } from '@dejarik/imperial-assault/campaign'
import type { Game } from '@dejarik/kernel'
import { xwing, randomOptions as xwingOptions } from '@dejarik/xwing'
import type { Registry } from './shell.ts'

/** The games that can be played. Worker threads load this file too. */
export const games: readonly Game[] = [deckbuilding, xwing, destiny, imperialAssault]

/** Enough that most written cards come into play. */
const XWING_TABLES = 150
/** So many that each written card is built around more than once. */
const DESTINY_TABLES = 400
/** Each skirmish mission several times, each campaign mission once. */
const IMPERIAL_ASSAULT_TABLES = 150

/** By game: options that the self-check plays in turn, so that every variant is looked at. */
export const variants: NonNullable<Registry['variants']> = {
  deckbuilding: () => [
    { variant: 'introductory' },
    { variant: 'whole-galaxy', bases: 4, payOff: true },
    { variant: 'secret-bases', bases: 5 },
    { variant: 'introductory', bases: 2, payOff: true },
  ],
  xwing: () => xwingOptions(XWING_TABLES, 1977),
  destiny: () => destinyOptions(DESTINY_TABLES, 1977),
  'imperial-assault': () => imperialAssaultOptions(IMPERIAL_ASSAULT_TABLES, 1977),
}

export const missions: NonNullable<Registry['missions']> = {
  'imperial-assault': {
    ids: CAMPAIGN_MISSIONS.map(({ id }) => id),
    heroes: { fewest: FEWEST_HEROES, most: MOST_HEROES },
    table: missionTable,
  },
}

/** Loaded when they are asked for: to make them, decks and squads are drawn by lot. */
export const golden: NonNullable<Registry['golden']> = {
  deckbuilding: () => import('@dejarik/deckbuilding/golden'),
  xwing: () => import('@dejarik/xwing/golden'),
  destiny: () => import('@dejarik/destiny/golden'),
  'imperial-assault': () => import('@dejarik/imperial-assault/golden'),
}
