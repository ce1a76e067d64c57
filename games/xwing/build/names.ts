/** Cards by their names, in either language. */
import { type Nearest, nearest, type TitleIndex } from '@dejarik/kernel'
import { PILOTS, type PilotFacts, SHIPS, UPGRADES, type UpgradeFacts } from '../facts/index.ts'
import { plain } from './limited.ts'

type Named = { readonly en: string; readonly de: string }

function index<T>(table: readonly T[], namesOf: (facts: T) => readonly Named[]): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>()
  for (const facts of table) {
    const names = new Set(namesOf(facts).flatMap(({ en, de }) => [plain(en), plain(de)]))
    for (const name of names) found.set(name, [...(found.get(name) ?? []), facts])
  }
  return found
}

const PILOTS_BY_NAME = index(PILOTS, (pilot) => [pilot.name])
const SHIPS_BY_NAME = index(SHIPS, (ship) => [ship.name])
const UPGRADES_BY_NAME = index(UPGRADES, (upgrade) => [
  upgrade.name,
  ...upgrade.sides.map((side) => side.name),
])

function spelled(table: readonly { readonly name: Named }[]): TitleIndex {
  return new Map(table.flatMap(({ name: { en, de } }) => [en, de].map((name) => [plain(name), name])))
}

const PILOTS_SPELLED = spelled(PILOTS)
const UPGRADES_SPELLED = spelled(UPGRADES)

/** The name that a slip was meant to be. */
export function nearestPilot(text: string): Nearest | null {
  return nearest(plain(text), PILOTS_SPELLED)
}

export function nearestUpgrade(text: string): Nearest | null {
  return nearest(plain(text), UPGRADES_SPELLED)
}

export function pilotsNamed(name: string): readonly PilotFacts[] {
  return PILOTS_BY_NAME.get(plain(name)) ?? []
}

export function upgradesNamed(name: string): readonly UpgradeFacts[] {
  return UPGRADES_BY_NAME.get(plain(name)) ?? []
}

/** Ids of the ship types of that name. */
export function shipsNamed(name: string): readonly string[] {
  return (SHIPS_BY_NAME.get(plain(name)) ?? []).map((ship) => ship.id)
}

export function isNamed(names: Named, text: string): boolean {
  return plain(names.en) === plain(text) || plain(names.de) === plain(text)
}
