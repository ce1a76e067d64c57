/** Lists of points (rulebook: "Punktekosten"): what cards cost, and which of them standard play allows. */

import type { PilotFacts } from './pilot.ts'
import { ALLIANCE_LIST } from './points-lists/alliance.ts'
import { EARLIER_LISTS } from './points-lists/earlier.ts'
import type { Slot } from './slot.ts'
import type { UpgradeFacts } from './upgrade.ts'

/** A published list. Points, loadout values and slots stand with the cards, as of the publisher's last one. */
export interface PointsList {
  readonly id: string
  readonly date: string
  /** Squad points of a match. */
  readonly limit: number
  /** It knows no standard and extended play apart: every card that it does not ban is allowed. */
  readonly hasOneMode?: boolean
  /** Ids of ship cards that it does not know. */
  readonly unpriced: readonly string[]
  /** Squad points and loadout value, where they are others than with the card. */
  readonly pilots: { readonly [id: string]: readonly [points: number, loadout: number] }
  readonly slots: { readonly [id: string]: readonly Slot[] }
  /** Loadout cost, where it is another. */
  readonly upgrades: { readonly [id: string]: number }
  /** Ids of ship cards that were not yet in standard play. */
  readonly notStandard: readonly string[]
  /** How often a squad may have a card, whatever the card says. */
  readonly copies: { readonly [id: string]: number }
  /** Ids of ship cards that standard play does not allow (xw.a.squad-ban.2). */
  readonly bannedPilots: readonly string[]
  /** Ids of upgrades that may not be added to a ship (xw.a.squad-ban.3). */
  readonly bannedUpgrades: readonly string[]
  /** Ids of cards of which a squad may hold four in all (xw.a.squad-restricted.2). */
  readonly restricted: readonly string[]
}

/** The last list of the publisher. It restricts no card. */
export const POINTS_LIST: PointsList = {
  id: '2024-09-06',
  date: '2024-09-06',
  limit: 20,
  unpriced: [],
  pilots: {},
  slots: {},
  upgrades: {},
  notStandard: [],
  copies: {},
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

/** The last list of the publisher first, then the ones before it, then the Alliance's. */
export const POINTS_LISTS: readonly PointsList[] = [POINTS_LIST, ...EARLIER_LISTS.toReversed(), ALLIANCE_LIST]

export function findPointsList(id: string): PointsList | undefined {
  return POINTS_LISTS.find((list) => list.id === id)
}

const pilots = new WeakMap<PointsList, Map<string, PilotFacts>>()
const upgrades = new WeakMap<PointsList, Map<string, UpgradeFacts>>()

function kept<V>(of: WeakMap<PointsList, Map<string, V>>, list: PointsList, id: string, make: () => V): V {
  let known = of.get(list)
  if (known === undefined) {
    known = new Map()
    of.set(list, known)
  }
  let value = known.get(id)
  if (value === undefined) {
    value = make()
    known.set(id, value)
  }
  return value
}

/** A ship card with what a list says of it. */
export function pilotIn(list: PointsList, pilot: PilotFacts): PilotFacts {
  if (list === POINTS_LIST) return pilot
  return kept(pilots, list, pilot.id, () => {
    const [points, loadout] = list.pilots[pilot.id] ?? [pilot.points, pilot.loadout]
    const standard = pilot.standard && !list.notStandard.includes(pilot.id)
    return { ...pilot, points, loadout, standard, slots: list.slots[pilot.id] ?? pilot.slots }
  })
}

/** An upgrade with what a list says of it. */
export function upgradeIn(list: PointsList, upgrade: UpgradeFacts): UpgradeFacts {
  const cost = list.upgrades[upgrade.id]
  if (cost === undefined) return upgrade
  return kept(upgrades, list, upgrade.id, () => ({ ...upgrade, cost, costIn: {} }))
}
