import type { Registry } from './shell.ts'

/**
 * The games that can be played, by id. Each is loaded when a command needs it, and with it all that is drawn from it:
 * most commands are about one game. Worker threads load this file too.
 */
export const games: Registry['games'] = {
  deckbuilding: async () => (await import('@dejarik/deckbuilding')).deckbuilding,
  xwing: async () => (await import('@dejarik/xwing')).xwing,
  destiny: async () => (await import('@dejarik/destiny')).destiny,
  'imperial-assault': async () => (await import('@dejarik/imperial-assault')).imperialAssault,
}

/** What there is to know of a game without loading it. */
export const abouts: NonNullable<Registry['abouts']> = {
  deckbuilding: async () => (await import('@dejarik/deckbuilding/about')).about,
  xwing: async () => (await import('@dejarik/xwing/about')).about,
  destiny: async () => (await import('@dejarik/destiny/about')).about,
  'imperial-assault': async () => (await import('@dejarik/imperial-assault/about')).about,
}

/** Enough that most written cards come into play. */
const XWING_TABLES = 150
/** So many that each written card is built around more than once. */
const DESTINY_TABLES = 400
/** Each skirmish mission several times, each campaign mission once. */
const IMPERIAL_ASSAULT_TABLES = 150

/** By game: options that the self-check plays in turn, so that every variant is looked at. */
export const variants: NonNullable<Registry['variants']> = {
  deckbuilding: async () => [
    { variant: 'introductory' },
    { variant: 'whole-galaxy', bases: 4, payOff: true },
    { variant: 'secret-bases', bases: 5 },
    { variant: 'introductory', bases: 2, payOff: true },
  ],
  xwing: async (most = XWING_TABLES) => (await import('@dejarik/xwing')).randomOptions(most, 1977),
  destiny: async (most = DESTINY_TABLES) => (await import('@dejarik/destiny')).randomOptions(most, 1977),
  'imperial-assault': async (most = IMPERIAL_ASSAULT_TABLES) =>
    (await import('@dejarik/imperial-assault')).randomOptions(most, 1977),
}

export const missions: NonNullable<Registry['missions']> = {
  'imperial-assault': async () => {
    const [{ missionTable }, { CAMPAIGN_MISSIONS, FEWEST_HEROES, MOST_HEROES }] = await Promise.all([
      import('@dejarik/imperial-assault'),
      import('@dejarik/imperial-assault/campaign'),
    ])
    return {
      ids: CAMPAIGN_MISSIONS.map(({ id }) => id),
      heroes: { fewest: FEWEST_HEROES, most: MOST_HEROES },
      table: missionTable,
    }
  },
}

/** To make them, decks and squads are drawn by lot. */
export const golden: NonNullable<Registry['golden']> = {
  deckbuilding: () => import('@dejarik/deckbuilding/golden'),
  xwing: () => import('@dejarik/xwing/golden'),
  destiny: () => import('@dejarik/destiny/golden'),
  'imperial-assault': () => import('@dejarik/imperial-assault/golden'),
}
