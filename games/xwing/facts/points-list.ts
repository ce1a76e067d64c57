/** A published list for standard play. Points, loadout values and slots stand with the cards, as of this list. */
export interface PointsList {
  readonly date: string
  /** Ids of ship cards that standard play does not allow (xw.a.squad-ban.2). */
  readonly bannedPilots: readonly string[]
  /** Ids of upgrades that may not be added to a ship (xw.a.squad-ban.3). */
  readonly bannedUpgrades: readonly string[]
  /** Ids of cards of which a squad may hold four in all (xw.a.squad-restricted.2). */
  readonly restricted: readonly string[]
}

/** The last list of the publisher. It restricts no card. */
export const POINTS_LIST: PointsList = {
  date: '2024-09-06',
  bannedPilots: [
    'vedfoslo',
    'saeseetiin',
    'saeseetiin-delta7baethersprite',
    'herasyndulla-vcx100lightfreighter',
    'leebo',
    'dashrendar',
    'wildspacefringer',
    'vimoradi',
    'hansolo-scavengedyt1300',
    'phlacarphoccprototype',
  ],
  bannedUpgrades: [
    'r2astromech',
    'r5astromech',
    'r2a6',
    'autoblasters',
    'strategiccommander',
    'bounty',
    'initforthemoneyrebellion',
    'delta7b',
    'admiralsloane',
    'bobafett',
    'cassianandor',
    'informant',
    'sabinewren',
    'seasonednavigator',
    'supremeleadersnoke',
    'tobiasbeckett',
    'kaydelconnix',
    'commanderpyre',
    'talmerrik',
    'sense',
    'supernaturalreflexes',
    'precognitivereflexes',
    'inertialdampeners',
    'hullupgrade',
    'staticdischargevanes',
    'stealthdevice',
    'advancedsensors',
    'trajectorysimulator',
    'composure',
    'intimidation',
    'interloperturn',
    'slavei',
  ],
  restricted: [],
}
