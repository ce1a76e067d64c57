/** Files of the first edition have the same format with other words in it. */
import { FACTIONS, findPilot } from '../facts/index.ts'

type Fields = { readonly [field: string]: unknown }

/** Factions and slots that the second edition calls otherwise or does not have. */
const OLD_FACTIONS: readonly unknown[] = ['rebel', 'rebels', 'empire', 'imperial', 'scum']
const OLD_SLOTS = ['ept', 'amd', 'samd', 'mod', 'elite', 'salvagedastromech', 'bomb']

/**
 * Whether a file is of the first edition. One sign may be chance where there are ships that we know; where there is
 * none, it tells why.
 */
export function isFirstEdition({ version, faction, pilots }: Fields): boolean {
  const ships: readonly unknown[] = Array.isArray(pilots) ? pilots.slice(0, 32) : []
  const entries = ships.filter(isFields)
  if (entries.length === 0) return false
  const signs = [
    typeof version === 'string' && /^[01]\./u.test(version),
    OLD_FACTIONS.includes(faction),
    entries.some(
      ({ upgrades }) => isFields(upgrades) && OLD_SLOTS.some((slot) => Object.hasOwn(upgrades, slot)),
    ),
    !FACTIONS.some((known) => known === faction) &&
      entries.every(({ id, name }) => id === undefined && isText(name)),
  ].filter(Boolean).length
  const knows = entries.some(({ id }) => isText(id) && findPilot(id) !== undefined)
  return signs >= (knows ? 2 : 1)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
