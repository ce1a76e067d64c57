import { type Refusal, readLeftOut, refuse } from '@dejarik/kernel'
import { FACTIONS, findPointsList } from '../facts/index.ts'
import type { Squad, SquadShip } from './squad.ts'

const LIMITS = { ships: 32, upgrades: 32, obstacles: 12, text: 200 }

/** A squad in our own shape from outside, as in the options of a match. Its legality is another question. */
export function readSquad(raw: unknown): Squad | Refusal {
  if (!isRecord(raw)) return bad('squad')
  const faction = FACTIONS.find((known) => known === raw.faction)
  if (faction === undefined) return bad('faction')
  if (!Array.isArray(raw.ships) || raw.ships.length > LIMITS.ships) return bad('ships')
  const ships: SquadShip[] = []
  for (const [i, entry] of raw.ships.entries()) {
    if (!isRecord(entry) || !isText(entry.pilot)) return bad(`ships[${i}].pilot`)
    const upgrades = entry.upgrades ?? []
    if (!isTexts(upgrades, LIMITS.upgrades)) return bad(`ships[${i}].upgrades`)
    ships.push({ pilot: entry.pilot, upgrades })
  }
  const { name, obstacles } = raw
  if (name !== undefined && !isText(name)) return bad('name')
  if (obstacles !== undefined && !isTexts(obstacles, LIMITS.obstacles)) return bad('obstacles')
  const { list, mode } = raw
  if (list !== undefined && (!isText(list) || findPointsList(list) === undefined)) return bad('list')
  if (mode !== undefined && mode !== 'extended') return bad('mode')
  const leftOut = raw.leftOut === undefined ? [] : readLeftOut(raw.leftOut)
  if (leftOut === null) return bad('leftOut')
  return {
    faction,
    ships,
    ...(name !== undefined && { name }),
    ...(obstacles !== undefined && { obstacles }),
    ...(list !== undefined && { list }),
    ...(mode !== undefined && { mode }),
    ...(leftOut.length > 0 && { leftOut }),
  }
}

function bad(where: string): Refusal {
  return refuse('import-bad-squad', 'xw.a.squad.7', { where })
}

function isRecord(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LIMITS.text
}

function isTexts(value: unknown, limit: number): value is readonly string[] {
  return Array.isArray(value) && value.length <= limit && value.every(isText)
}
