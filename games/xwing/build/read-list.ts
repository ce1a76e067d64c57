/** Reads a list that a person wrote. Never throws: what can't be used is noted with the number of its line. */
import {
  didYouMean,
  isMarkedAsCard,
  lacking,
  lost,
  type NameArg,
  type Nearest,
  type Note,
  note,
  shown,
  told,
} from '@dejarik/kernel'
import {
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  findPilot,
  findUpgrade,
  type PilotFacts,
  type UpgradeFacts,
} from '../facts/index.ts'
import { isNamed, nearestPilot, nearestUpgrade, pilotsNamed, shipsNamed, upgradesNamed } from './names.ts'
import { isObstacle } from './obstacles.ts'
import { linePlace } from './places.ts'
import { named } from './problem.ts'
import type { Reading } from './reading.ts'
import type { Squad } from './squad.ts'
import { isPrinted } from './xws.ts'

const LIMITS = { text: 16_384, line: 300, ships: 32, upgrades: 32, name: 200 }

/** What the line with the obstacles begins with. */
export const OBSTACLES_HEADING = { en: 'Obstacles', de: 'Hindernisse' }

/** A line without its dash, points and id. */
interface Line {
  readonly where: string
  /** The same in words. */
  readonly place: NameArg
  readonly raw: string
  readonly text: string
  readonly id: string | null
  /** Whether it is set off as an upgrade. */
  readonly below: boolean
}

interface DraftShip {
  readonly pilot: PilotFacts
  readonly upgrades: string[]
}

/** What has been read so far. */
interface Draft {
  faction: Faction | null
  name: string | undefined
  obstacles: readonly string[] | undefined
  readonly ships: DraftShip[]
  /** The ship that the lines below belong to; null after a ship that could not be read. */
  current: DraftShip | null
  readonly notes: Note[]
}

export function readList(text: string): Reading<Squad> {
  const notes: Note[] = []
  if (text.length > LIMITS.text) {
    notes.push(note('import-too-long', '', { length: text.length, limit: LIMITS.text }))
    return { squad: null, notes }
  }
  const draft: Draft = {
    faction: null,
    name: undefined,
    obstacles: undefined,
    ships: [],
    current: null,
    notes,
  }
  for (const [i, raw] of text.split(/\r?\n/u).entries())
    if (raw.trim() !== '') readLine(draft, lineOf(raw.slice(0, LIMITS.line), i))
  const { faction, name, obstacles, ships } = draft
  if (ships.length === 0) {
    notes.push(note('import-no-ships', ''))
    return { squad: null, notes }
  }
  const squad: Squad = {
    faction: faction ?? ships[0].pilot.faction,
    ships: ships.map(({ pilot, upgrades }) => ({ pilot: pilot.id, upgrades })),
    ...(name !== undefined && { name }),
    ...(obstacles !== undefined && { obstacles }),
  }
  return { squad: lacking(squad, notes), notes }
}

function lineOf(raw: string, number: number): Line {
  const below = /^\s*[-–—•*+]|^\s\s|^\t/u.test(raw)
  const id = /\[([a-z0-9-]+)\]$/u.exec(raw.trim())?.[1] ?? null
  const text = raw
    .trim()
    .replace(/^[-–—•*+]/u, '')
    .replace(/\[[a-z0-9-]*\]$/u, '')
    .trim()
    .replace(/\(\d+\)$/u, '')
    .trim()
  const where = String(number + 1)
  return { where, place: linePlace(where), raw: raw.trim(), text, id, below }
}

function readLine(draft: Draft, line: Line): void {
  if (!line.below && (readFaction(draft, line) || readObstacles(draft, line))) return
  const pilot = line.below ? null : pilotOf(draft, line)
  const upgrade = pilot === null ? upgradeOf(draft, line) : undefined
  if (pilot !== null) addShip(draft, line, pilot)
  else if (upgrade !== undefined) addUpgrade(draft, line, upgrade)
  else readOther(draft, line)
}

/**
 * A line that is no card: the squad's name if it comes first and nothing about it looks like a card, else something
 * that we can't read.
 */
function readOther(draft: Draft, line: Line): void {
  if (line.below) {
    draft.notes.push(unread('import-unknown-upgrade', line, nearestUpgrade(line.text)))
    return
  }
  const ship = shipPart(line.text)
  const meantAsShip = shipsNamed(ship ?? '').length > 0
  const near = nearestPilot(meantAsShip ? line.text.slice(0, line.text.lastIndexOf(',')) : line.text)
  const isFirst = draft.ships.length === 0 && draft.name === undefined
  if (isFirst && !meantAsShip && !isMarkedAsCard(line.raw) && near?.close !== true) {
    draft.name = line.text.slice(0, LIMITS.name)
    if (near !== null)
      draft.notes.push(
        told('import-name', line.where, {
          where: line.place,
          value: shown(line.raw),
          ...didYouMean(near),
        }),
      )
    return
  }
  draft.current = null
  draft.notes.push(unread(meantAsShip ? 'import-unknown-pilot' : 'import-line', line, near))
}

function unread(key: string, { where, place, text }: Line, near: Nearest | null): Note {
  return lost(key, where, { where: place, value: shown(text), ...didYouMean(near) })
}

function readFaction(draft: Draft, { text }: Line): boolean {
  const faction = FACTIONS.find((id) => isNamed(FACTION_NAMES[id], text.split(',')[0]) || id === text)
  if (faction === undefined || draft.ships.length > 0) return false
  draft.faction = faction
  return true
}

function readObstacles(draft: Draft, { text, where, place }: Line): boolean {
  const [word, list] = text.split(':')
  if (list === undefined || !isNamed(OBSTACLES_HEADING, word)) return false
  const ids = list.split(',').map((id) => id.trim())
  for (const id of ids)
    if (!isObstacle(id))
      draft.notes.push(lost('import-unknown-obstacle', where, { where: place, value: shown(id) }))
  draft.obstacles = ids.filter(isObstacle)
  return true
}

/** What stands after the last comma: the ship, if it is named. */
function shipPart(text: string): string | null {
  const comma = text.lastIndexOf(',')
  return comma < 0 ? null : text.slice(comma + 1)
}

function pilotOf(draft: Draft, { text, id, where, place }: Line): PilotFacts | null {
  const marked = findPilot(id ?? text)
  if (marked !== undefined) return marked
  const ship = shipPart(text)
  const name = ship === null ? text : text.slice(0, text.lastIndexOf(','))
  const found = pilotsNamed(name).filter(
    (pilot) =>
      (draft.faction === null || pilot.faction === draft.faction) &&
      (ship === null || shipsNamed(ship).includes(pilot.ship)),
  )
  if (found.length === 0) return null
  // A standard loadout card is marked with its id; without one the plain card is meant.
  const free = found.filter((pilot) => pilot.standardLoadout === null)
  const [pilot, ...others] = free.length > 0 ? free : found
  if (others.length > 0)
    draft.notes.push(
      note('import-ambiguous', where, {
        where: place,
        value: shown(text),
        pilot: named('pilot', pilot.id),
        ids: found.map((other) => `[${other.id}]`).join(', '),
      }),
    )
  return pilot
}

function addShip(draft: Draft, { where, place }: Line, pilot: PilotFacts): void {
  if (draft.ships.length >= LIMITS.ships) {
    if (draft.current !== null)
      draft.notes.push(lost('import-too-many', where, { where: place, limit: LIMITS.ships }))
    draft.current = null
    return
  }
  draft.current = { pilot, upgrades: [] }
  draft.ships.push(draft.current)
}

function upgradeOf({ current }: Draft, { text, id }: Line): UpgradeFacts | undefined {
  const marked = findUpgrade(id ?? text)
  if (marked !== undefined) return marked
  const found = upgradesNamed(text)
  // Several cards share a name: one that this ship could take is meant.
  return (
    found.find((upgrade) => current?.pilot.standardLoadout?.includes(upgrade.id) === true) ??
    found.find(
      (upgrade) =>
        upgrade.cost !== null && upgrade.slots.every((slot) => current?.pilot.slots.includes(slot) === true),
    ) ??
    found[0]
  )
}

function addUpgrade({ current, notes }: Draft, { text, where, place }: Line, upgrade: UpgradeFacts): void {
  const value = shown(text)
  if (current === null) {
    notes.push(lost('import-upgrade-without-ship', where, { where: place, value }))
    return
  }
  const { pilot, upgrades } = current
  if (pilot.standardLoadout !== null) {
    if (!isPrinted(upgrade, pilot.standardLoadout))
      notes.push(
        lost('import-printed-upgrade', where, { where: place, value, pilot: named('pilot', pilot.id) }),
      )
  } else if (upgrades.length >= LIMITS.upgrades)
    notes.push(lost('import-too-many', where, { where: place, limit: LIMITS.upgrades }))
  else upgrades.push(upgrade.id)
}
