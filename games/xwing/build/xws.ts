/**
 * Squads in the XWS exchange format. Reading never throws: what can't be used is noted with its place, what we don't
 * know is kept and written again.
 */
import { didYouMean, lacking, lost, type NameArg, type Note, note, shown, told } from '@dejarik/kernel'
import {
  FACTIONS,
  type Faction,
  findPilot,
  findUpgrade,
  type PilotFacts,
  POINTS_LIST,
  SLOTS,
  type UpgradeFacts,
  upgradeFacts,
} from '../facts/index.ts'
import { isFirstEdition } from './first-edition.ts'
import { nameKey } from './limited.ts'
import { nearestPilot, nearestUpgrade, pilotsNamed } from './names.ts'
import { isObstacle } from './obstacles.ts'
import { shipPlace } from './places.ts'
import { named } from './problem.ts'
import type { Reading } from './reading.ts'
import { type Kept, pointsOf, type Squad, type SquadShip } from './squad.ts'

/** Far more than any squad needs. */
const LIMITS = { text: 65_536, ships: 32, upgrades: 32, obstacles: 12, name: 200, depth: 16 }

const SQUAD_FIELDS = ['faction', 'pilots', 'points', 'name', 'obstacles']
const SHIP_FIELDS = ['id', 'ship', 'points', 'upgrades']

/** Written where a file that we read did not bring its own. */
const XWS_VERSION = '2.0.0'

type Fields = { readonly [field: string]: unknown }

/** Reads a text, or a value that was JSON already. */
export function readXws(input: unknown): Reading<Squad> {
  const notes: Note[] = []
  const file = fileOf(input, notes)
  if (file === null) return { squad: null, notes }
  if (isFirstEdition(file)) return { squad: null, notes: [note('import-first-edition', '')] }
  const ships = readShips(file.pilots, notes)
  const faction = readFaction(file.faction, ships, notes)
  if (faction === null || ships === null) return { squad: null, notes }
  const name = readName(file.name, notes)
  const obstacles = readObstacles(file.obstacles, notes)
  const kept = keep(file, SQUAD_FIELDS, '', notes)
  const squad: Squad = {
    faction,
    ships,
    ...(name !== undefined && { name }),
    ...(obstacles !== undefined && { obstacles }),
    ...(kept !== undefined && { kept }),
  }
  checkPoints(file.points, pointsOf(squad), 'points', notes)
  return { squad: lacking(squad, notes), notes }
}

function fileOf(input: unknown, notes: Note[]): Fields | null {
  let text: string
  let file: unknown
  try {
    text = typeof input === 'string' ? input : (JSON.stringify(input) ?? '')
    if (text.length > LIMITS.text) {
      notes.push(note('import-too-long', '', { length: text.length, limit: LIMITS.text }))
      return null
    }
    file = JSON.parse(text)
  } catch {
    notes.push(note('import-not-json', ''))
    return null
  }
  return isFields(file) ? file : wrongType('', file, 'object', notes)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrongType(where: string, value: unknown, wanted: string, notes: Note[]): null {
  notes.push(lost('import-wrong-type', where, { value: shown(value), wanted }))
  return null
}

/** The list at `where`, cut to `limit`; null if it is none. */
function listAt(value: unknown, where: string, limit: number, notes: Note[]): readonly unknown[] | null {
  if (!Array.isArray(value)) return wrongType(where, value, 'list', notes)
  if (value.length > limit) notes.push(lost('import-too-many', where, { limit }))
  return value.slice(0, limit)
}

function readFaction(value: unknown, ships: readonly SquadShip[] | null, notes: Note[]): Faction | null {
  const faction = FACTIONS.find((known) => known === value)
  if (faction !== undefined) return faction
  notes.push(lost('import-no-faction', 'faction', { value: shown(value) }))
  // The ships tell which faction was meant.
  return ships === null ? null : (findPilot(ships[0].pilot)?.faction ?? null)
}

function readShips(value: unknown, notes: Note[]): readonly SquadShip[] | null {
  const ships = (listAt(value, 'pilots', LIMITS.ships, notes) ?? []).flatMap((entry, i) => {
    const own: Note[] = []
    const ship = readShip(entry, `pilots[${i}]`, own)
    notes.push(...own.map((found) => placed(found, shipPlace(i, flownBy(entry)))))
    return ship === null ? [] : [ship]
  })
  if (ships.length > 0) return ships
  notes.push(note('import-no-ships', 'pilots'))
  return null
}

/** The same with its place in words instead of the path in the file. */
function placed(found: Note, where: NameArg): Note {
  const args = { ...found.args, where }
  return { ...found, args, mend: { ...found.mend, args } }
}

/** Who flies a ship, as far as the file says: the id of a pilot, or whatever name is written there. */
function flownBy(entry: unknown): string {
  if (!isFields(entry)) return ''
  const [written] = [entry.id, entry.name, entry.pilot].filter((text) => typeof text === 'string')
  if (written === undefined) return ''
  return findPilot(written)?.id ?? pilotsNamed(written)[0]?.id ?? written
}

function readShip(entry: unknown, where: string, notes: Note[]): SquadShip | null {
  if (!isFields(entry)) return wrongType(where, entry, 'object', notes)
  if (entry.id === undefined || entry.id === null) {
    notes.push(lost('import-no-pilot', `${where}.id`))
    return null
  }
  const pilot = typeof entry.id === 'string' ? findPilot(entry.id) : undefined
  if (pilot === undefined) {
    const near = typeof entry.id === 'string' ? nearestPilot(entry.id) : null
    notes.push(lost('import-unknown-pilot', `${where}.id`, { value: shown(entry.id), ...didYouMean(near) }))
    return null
  }
  if (entry.ship !== undefined && entry.ship !== pilot.ship)
    notes.push(
      note('import-ship-differs', `${where}.ship`, {
        value: shown(entry.ship),
        pilot: named('pilot', pilot.id),
      }),
    )
  checkPoints(entry.points, pilot.points, `${where}.points`, notes)
  const upgrades = readUpgrades(entry.upgrades, pilot, `${where}.upgrades`, notes)
  const kept = keep(entry, SHIP_FIELDS, where, notes)
  return { pilot: pilot.id, upgrades, ...(kept !== undefined && { kept }) }
}

/** Ids below their slots. The slot is not needed to read them, so a slot that we don't know is no obstacle. */
function readUpgrades(value: unknown, pilot: PilotFacts, where: string, notes: Note[]): readonly string[] {
  if (value === undefined || value === null) return []
  if (!isFields(value)) {
    // Some programs write an empty list where there are no upgrades.
    if (!Array.isArray(value) || value.length > 0) wrongType(where, value, 'object', notes)
    return []
  }
  const found: string[] = []
  for (const [slot, ids] of Object.entries(value)) {
    const at = `${where}.${slot.slice(0, 40)}`
    for (const [i, id] of (listAt(ids, at, LIMITS.upgrades, notes) ?? []).entries()) {
      if (found.length >= LIMITS.upgrades) {
        notes.push(lost('import-too-many', where, { limit: LIMITS.upgrades }))
        return found
      }
      const upgrade = typeof id === 'string' ? findUpgrade(id) : undefined
      const printed = pilot.standardLoadout
      if (upgrade === undefined) {
        const near = typeof id === 'string' ? nearestUpgrade(id) : null
        notes.push(lost('import-unknown-upgrade', `${at}[${i}]`, { value: shown(id), ...didYouMean(near) }))
      } else if (printed === null) found.push(upgrade.id)
      else if (!isPrinted(upgrade, printed))
        notes.push(
          lost('import-printed-upgrade', `${at}[${i}]`, {
            value: shown(id),
            pilot: named('pilot', pilot.id),
          }),
        )
    }
  }
  return found
}

/** Some programs write the general card in place of the printed one, which has the same name. */
export function isPrinted(upgrade: UpgradeFacts, printed: readonly string[]): boolean {
  return printed.some((id) => id === upgrade.id || nameKey(upgradeFacts(id)) === nameKey(upgrade))
}

function readName(value: unknown, notes: Note[]): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value.slice(0, LIMITS.name)
  wrongType('name', value, 'text', notes)
  return undefined
}

function readObstacles(value: unknown, notes: Note[]): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined
  const ids = (listAt(value, 'obstacles', LIMITS.obstacles, notes) ?? []).flatMap((id, i) => {
    if (typeof id === 'string' && isObstacle(id)) return [id]
    notes.push(lost('import-unknown-obstacle', `obstacles[${i}]`, { value: shown(id) }))
    return []
  })
  return ids.length === 0 ? undefined : ids
}

function checkPoints(value: unknown, points: number, where: string, notes: Note[]): void {
  if (value === undefined || value === null || value === points) return
  const date = POINTS_LIST.date
  if (typeof value !== 'number')
    notes.push(told('import-wrong-type', where, { value: shown(value), wanted: 'number' }))
  else notes.push(told('import-points-differ', where, { value: shown(value), points, date }))
}

/** The fields that are not ours, as they are; undefined if there are none. */
function keep(from: Fields, known: readonly string[], where: string, notes: Note[]): Kept | undefined {
  const others = Object.entries(from).filter(([field, value]) => {
    if (known.includes(field)) return false
    if (depthWithin(value, LIMITS.depth)) return true
    notes.push(told('import-too-deep', `${where === '' ? '' : `${where}.`}${field.slice(0, 40)}`))
    return false
  })
  return others.length === 0 ? undefined : Object.fromEntries(others)
}

function depthWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((inner) => depthWithin(inner, depth - 1))
}

/** The squad as an XWS file. */
export function writeXws(squad: Squad): Fields {
  return {
    version: XWS_VERSION,
    ...squad.kept,
    ...(squad.name !== undefined && { name: squad.name }),
    faction: squad.faction,
    points: pointsOf(squad),
    pilots: squad.ships.map(writeShip),
    ...(squad.obstacles !== undefined && { obstacles: squad.obstacles }),
  }
}

function writeShip({ pilot, upgrades, kept }: SquadShip): Fields {
  const facts = findPilot(pilot)
  const known = upgrades.filter((id) => findUpgrade(id) !== undefined)
  const slots = SLOTS.filter((slot) => known.some((id) => upgradeFacts(id).slots[0] === slot))
  return {
    ...kept,
    id: pilot,
    ...(facts !== undefined && { ship: facts.ship, points: facts.points }),
    ...(slots.length > 0 && {
      upgrades: Object.fromEntries(
        slots.map((slot) => [slot, known.filter((id) => upgradeFacts(id).slots[0] === slot)]),
      ),
    }),
  }
}

export function xwsText(squad: Squad): string {
  return JSON.stringify(writeXws(squad), null, 2)
}
