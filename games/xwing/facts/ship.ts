import type { Words } from '@dejarik/kernel'
import type { Size } from '../geometry/index.ts'
import { type ActionCode, type ActionIcon, actionBar } from './action.ts'
import type { DialManeuver } from './dial.ts'
import type { Faction } from './faction.ts'
import type { Keyword } from './keyword.ts'
import type { Attack } from './weapon.ts'

/** The block of values on a ship card (xw.a.anatomy-ship.5). */
export interface ShipStats {
  readonly attacks: readonly Attack[]
  readonly agility: number
  readonly hull: number
  readonly shields: number
}

/** A ship type. */
export interface ShipFacts extends ShipStats {
  /** As in the XWS exchange format. */
  readonly id: string
  readonly name: Words
  /** Huge ships are listed, and can't be flown yet. */
  readonly size: Size | 'huge'
  readonly factions: readonly Faction[]
  readonly actions: readonly ActionIcon[]
  /** Empty for the hyperspace ring, which has no dial of its own. */
  readonly dial: readonly DialManeuver[]
  /** Id of the ship ability that its pilots have by rule (see ship-ability.ts). Pilots may differ: ask the pilot. */
  readonly shipAbility: string | null
  readonly keywords: readonly Keyword[]
  /** Energy of a huge ship; 0 for all others. */
  readonly energy: number
}

/** A line of the tables: what is the rule is left out. */
interface ShipEntry extends Omit<ShipFacts, 'actions' | 'shipAbility' | 'keywords' | 'energy'> {
  readonly actions: readonly ActionCode[]
  readonly shipAbility?: string
  readonly keywords?: readonly Keyword[]
  readonly energy?: number
}

export function ships(entries: readonly ShipEntry[]): readonly ShipFacts[] {
  return entries.map((entry) => ({
    ...entry,
    actions: actionBar(entry.actions),
    shipAbility: entry.shipAbility ?? null,
    keywords: entry.keywords ?? [],
    energy: entry.energy ?? 0,
  }))
}

/** The values alone, so that all pilots' stats have one shape. */
export function statsOf({ attacks, agility, hull, shields }: ShipStats): ShipStats {
  return { attacks, agility, hull, shields }
}
