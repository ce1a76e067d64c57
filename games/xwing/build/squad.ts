import type { MayLack } from '@dejarik/kernel'
import {
  costOf,
  type Faction,
  findPilot,
  findPointsList,
  findUpgrade,
  type PilotFacts,
  POINTS_LIST,
  type PointsList,
  pilotIn,
  type UpgradeFacts,
  upgradeIn,
} from '../facts/index.ts'

/** A squad as players build and share it: ids only, so that it can be wrong, and validation can say how. */
export interface Squad extends MayLack {
  readonly faction: Faction
  readonly ships: readonly SquadShip[]
  readonly name?: string
  /** The list and the mode by which it is built; left out: the publisher's last list, standard play. */
  readonly list?: string
  readonly mode?: 'extended'
  /** Ids of the three obstacles that its player brings; without them the match chooses. */
  readonly obstacles?: readonly string[]
  /** Fields of an imported file that we don't know, to be written again. */
  readonly kept?: Kept
}

export interface SquadShip {
  /** Id of the ship card. */
  readonly pilot: string
  /** Ids of the upgrades bought for it; none for a standard loadout card, whose upgrades are printed. */
  readonly upgrades: readonly string[]
  readonly kept?: Kept
}

export type Kept = { readonly [field: string]: unknown }

export const MIN_SHIPS = 3
export const MAX_SHIPS = 8

/** Ids of all upgrades a ship has, bought or printed (xw.g.loadout.1). */
export function upgradesOf(ship: SquadShip): readonly string[] {
  return findPilot(ship.pilot)?.standardLoadout ?? ship.upgrades
}

/** Squad points; cards that don't exist cost nothing. */
export function pointsOf(squad: Squad, list: PointsList = listOf(squad)): number {
  return fitted(squad, list).reduce((sum, { pilot }) => sum + pilot.points, 0)
}

/** What the squad leaves of its points; the opponent earns it at the start (xw.g.deficit.1). */
export function deficitOf(
  squad: Squad,
  list: PointsList = listOf(squad),
  limit: number = list.limit,
): number {
  return Math.max(0, limit - pointsOf(squad, list))
}

/** Loadout points that the bought upgrades cost. */
export function loadoutCostOf(pilot: PilotFacts, upgrades: readonly UpgradeFacts[]): number {
  return upgrades.reduce((sum, upgrade) => sum + (costOf(upgrade, pilot.faction) ?? 0), 0)
}

/** A ship of a squad with its cards looked up. */
export interface Fitted {
  /** Place in the squad. */
  readonly ship: number
  readonly pilot: PilotFacts
  readonly upgrades: readonly Equipped[]
}

export interface Equipped {
  /** Place among the bought upgrades of the ship; null if it is printed on a standard loadout card. */
  readonly place: number | null
  readonly card: UpgradeFacts
}

/** The ships whose cards exist, as a list has them; what doesn't is left out, and said elsewhere. */
export function fitted(squad: Squad, list: PointsList = listOf(squad)): readonly Fitted[] {
  return squad.ships.flatMap((entry, ship) => {
    const found = findPilot(entry.pilot)
    if (found === undefined) return []
    const pilot = pilotIn(list, found)
    const printed = (pilot.standardLoadout ?? []).map((id) => ({ id, place: null }))
    const bought = entry.upgrades.map((id, place) => ({ id, place }))
    const upgrades = [...printed, ...bought].flatMap(({ id, place }) => {
      const card = findUpgrade(id)
      return card === undefined ? [] : [{ place, card: upgradeIn(list, card) }]
    })
    return [{ ship, pilot, upgrades }]
  })
}

/** The points list by which a squad is built. */
export function listOf({ list }: Squad): PointsList {
  return (list === undefined ? undefined : findPointsList(list)) ?? POINTS_LIST
}
