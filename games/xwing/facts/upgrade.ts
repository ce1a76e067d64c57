import type { Words } from '@dejarik/kernel'
import { type ActionCode, type ActionIcon, actionBar } from './action.ts'
import type { Charges, Force } from './charge.ts'
import type { Faction } from './faction.ts'
import type { Keyword } from './keyword.ts'
import type { Restriction } from './restriction.ts'
import type { Slot } from './slot.ts'
import type { SpecialAttack, WeaponArc } from './weapon.ts'

/** What an upgrade adds to the values of its ship. */
export interface StatChange {
  readonly stat: 'agility' | 'hull' | 'shields' | 'energy' | 'attack'
  readonly by: number
  /** For `attack`: the primary weapon with this arc. */
  readonly arc?: WeaponArc
}

export interface UpgradeSide {
  readonly name: Words
  readonly charges: Charges | null
  readonly force: Force | null
  readonly attack: SpecialAttack | null
  /** Id of the device, remote or obstacle that it puts on the table (see device.ts). */
  readonly device: string | null
  /** Icons that it adds to the action bar. */
  readonly actions: readonly ActionIcon[]
  readonly stats: readonly StatChange[]
  /** Turret indicators that it adds. */
  readonly turret: 'single-turret' | 'double-turret' | null
  /** Keywords that its ship counts as having. */
  readonly keywords: readonly Keyword[]
  /** Id of the ship ability that takes the place of the ship's own. */
  readonly shipAbility: string | null
  /** Ids of the conditions that it assigns. */
  readonly conditions: readonly string[]
}

export interface UpgradeFacts {
  /** As in the XWS exchange format. */
  readonly id: string
  readonly name: Words
  /** How many cards of this name a squad may hold; 0 = as many as one likes. */
  readonly limited: number
  /** All the slots that it takes; the first is the kind it is listed under. */
  readonly slots: readonly Slot[]
  /** Loadout points; null for cards that can't be bought. */
  readonly cost: number | null
  /** Where the cost depends on the faction. */
  readonly costIn: { readonly [F in Faction]?: number }
  readonly restrictions: readonly Restriction[]
  readonly solitary: boolean
  readonly standardized: boolean
  /** Exists on standard loadout cards alone. */
  readonly standardLoadoutOnly: boolean
  /** In the list of standard play. */
  readonly standard: boolean
  /** In the list of extended play. */
  readonly extended: boolean
  /** One, or two for a card that can be flipped; the first side is up when the match begins. */
  readonly sides: readonly UpgradeSide[]
  readonly addsSlots: readonly Slot[]
  readonly removesSlots: readonly Slot[]
}

interface SideEntry {
  readonly charges?: Charges
  readonly force?: Force
  readonly attack?: SpecialAttack
  readonly device?: string
  readonly actions?: readonly ActionCode[]
  readonly stats?: readonly StatChange[]
  readonly turret?: 'single-turret' | 'double-turret'
  readonly keywords?: readonly Keyword[]
  readonly shipAbility?: string
  readonly conditions?: readonly string[]
}

/** A line of the tables: what is the rule is left out, and the values of the first side stand in the line itself. */
export interface UpgradeEntry extends SideEntry {
  readonly id: string
  readonly name: Words
  readonly limited?: number
  readonly slots: readonly Slot[]
  readonly cost?: number
  readonly costIn?: { readonly [F in Faction]?: number }
  readonly restrictions?: readonly Restriction[]
  readonly solitary?: boolean
  readonly standardized?: boolean
  readonly standardLoadoutOnly?: boolean
  /** `extended`: not in the list of standard play. `epic`: in neither list. */
  readonly mode?: 'extended' | 'epic'
  /** Name of the first side where it differs from the card's. */
  readonly front?: Words
  readonly back?: SideEntry & { readonly name: Words }
  readonly addsSlots?: readonly Slot[]
  readonly removesSlots?: readonly Slot[]
}

export function upgrades(entries: readonly UpgradeEntry[]): readonly UpgradeFacts[] {
  return entries.map((entry) => ({
    id: entry.id,
    name: entry.name,
    limited: entry.limited ?? 0,
    slots: entry.slots,
    cost: entry.cost ?? null,
    costIn: entry.costIn ?? {},
    restrictions: entry.restrictions ?? [],
    solitary: entry.solitary ?? false,
    standardized: entry.standardized ?? false,
    standardLoadoutOnly: entry.standardLoadoutOnly ?? false,
    standard: entry.mode === undefined,
    extended: entry.mode !== 'epic',
    sides: [
      sideFrom(entry, entry.front ?? entry.name),
      ...(entry.back === undefined ? [] : [sideFrom(entry.back, entry.back.name)]),
    ],
    addsSlots: entry.addsSlots ?? [],
    removesSlots: entry.removesSlots ?? [],
  }))
}

function sideFrom(entry: SideEntry, name: Words): UpgradeSide {
  return {
    name,
    charges: entry.charges ?? null,
    force: entry.force ?? null,
    attack: entry.attack ?? null,
    device: entry.device ?? null,
    actions: actionBar(entry.actions ?? []),
    stats: entry.stats ?? [],
    turret: entry.turret ?? null,
    keywords: entry.keywords ?? [],
    shipAbility: entry.shipAbility ?? null,
    conditions: entry.conditions ?? [],
  }
}

export function costOf(upgrade: UpgradeFacts, faction: Faction): number | null {
  return upgrade.costIn[faction] ?? upgrade.cost
}
