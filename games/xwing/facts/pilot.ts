import type { Words } from '@dejarik/kernel'
import { type ActionCode, type ActionIcon, actionBar } from './action.ts'
import type { Charges, Force } from './charge.ts'
import type { Faction } from './faction.ts'
import type { Keyword } from './keyword.ts'
import { type ShipFacts, type ShipStats, statsOf } from './ship.ts'
import type { Slot } from './slot.ts'

/** A ship card: its pilot, and everything that may differ between two ships of a type. */
export interface PilotFacts {
  /** As in the XWS exchange format. */
  readonly id: string
  readonly name: Words
  /** Id of the ship type. */
  readonly ship: string
  readonly faction: Faction
  readonly initiative: number
  /** How many cards of this name a squad may hold; 0 = as many as one likes. */
  readonly limited: number
  /** Squad points. */
  readonly points: number
  /** Loadout value; 0 for a standard loadout card. */
  readonly loadout: number
  readonly slots: readonly Slot[]
  /** A special slot for one upgrade with one of these icons and no other (xw.a.faq-squad.1); mostly empty. */
  readonly choiceSlot: readonly Slot[]
  /** In the list of standard play. */
  readonly standard: boolean
  /** In the list of extended play. */
  readonly extended: boolean
  readonly keywords: readonly Keyword[]
  readonly charges: Charges | null
  readonly force: Force | null
  /** Ids of the upgrades on a standard loadout card, in printed order; null for all other cards. */
  readonly standardLoadout: readonly string[] | null
  /** The values of the card: the ship type's, unless the card prints others. */
  readonly stats: ShipStats
  readonly actions: readonly ActionIcon[]
  /** Id of the ship ability on the card. */
  readonly shipAbility: string | null
  /** Ids of the conditions that its ability assigns. */
  readonly conditions: readonly string[]
  /** Whether it has a pilot ability; the ship ability does not count. */
  readonly hasAbility: boolean
}

/** A line of the tables: what is the rule is left out. */
export interface PilotEntry {
  readonly id: string
  readonly name: Words
  readonly ship: string
  readonly initiative: number
  readonly limited?: number
  readonly points: number
  readonly loadout?: number
  readonly slots?: readonly Slot[]
  readonly choiceSlot?: readonly Slot[]
  /** `extended`: not in the list of standard play. `epic`: in neither list. */
  readonly mode?: 'extended' | 'epic'
  readonly keywords?: readonly Keyword[]
  readonly charges?: Charges
  readonly force?: Force
  readonly standardLoadout?: readonly string[]
  readonly stats?: ShipStats
  readonly actions?: readonly ActionCode[]
  /** Left out: that of the ship type. */
  readonly shipAbility?: string | null
  readonly conditions?: readonly string[]
  /** Left out: only limited pilots have abilities. */
  readonly hasAbility?: boolean
}

export function pilotFrom(entry: PilotEntry, faction: Faction, ship: ShipFacts): PilotFacts {
  const limited = entry.limited ?? 0
  return {
    id: entry.id,
    name: entry.name,
    ship: entry.ship,
    faction,
    initiative: entry.initiative,
    limited,
    points: entry.points,
    loadout: entry.loadout ?? 0,
    slots: entry.slots ?? [],
    choiceSlot: entry.choiceSlot ?? [],
    standard: entry.mode === undefined,
    extended: entry.mode !== 'epic',
    keywords: entry.keywords ?? [],
    charges: entry.charges ?? null,
    force: entry.force ?? null,
    standardLoadout: entry.standardLoadout ?? null,
    stats: entry.stats ?? statsOf(ship),
    actions: entry.actions === undefined ? ship.actions : actionBar(entry.actions),
    shipAbility: entry.shipAbility === undefined ? ship.shipAbility : entry.shipAbility,
    conditions: entry.conditions ?? [],
    hasAbility: entry.hasAbility ?? limited > 0,
  }
}
