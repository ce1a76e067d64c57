/** Facts by id and by number. States store numbers: a card's place in its table, fixed for a version of the rules. */
import { CONDITIONS, type ConditionFacts } from './condition.ts'
import { DEVICE_FACTS, type DeviceFacts } from './device.ts'
import type { PilotFacts } from './pilot.ts'
import { PILOTS } from './pilots/index.ts'
import type { ShipFacts } from './ship.ts'
import { SHIPS } from './ships/index.ts'
import type { UpgradeFacts } from './upgrade.ts'
import { UPGRADES } from './upgrades/index.ts'

type Numbers = ReadonlyMap<string, number>

function numbers(table: readonly { readonly id: string }[]): Numbers {
  return new Map(table.map((facts, number) => [facts.id, number]))
}

const SHIP_NUMBERS = numbers(SHIPS)
const PILOT_NUMBERS = numbers(PILOTS)
const UPGRADE_NUMBERS = numbers(UPGRADES)
const CONDITION_NUMBERS = numbers(CONDITIONS)
const DEVICE_NUMBERS = numbers(DEVICE_FACTS)

/** For ids that must exist, because our own tables name them. Ids from outside go through `find…`. */
function numberOf(ids: Numbers, kind: string, id: string): number {
  const number = ids.get(id)
  if (number === undefined) throw new Error(`there is no ${kind} with the id ${id}`)
  return number
}

function find<T>(table: readonly T[], ids: Numbers, id: string): T | undefined {
  const number = ids.get(id)
  return number === undefined ? undefined : table[number]
}

export const findShip = (id: string): ShipFacts | undefined => find(SHIPS, SHIP_NUMBERS, id)
export const findPilot = (id: string): PilotFacts | undefined => find(PILOTS, PILOT_NUMBERS, id)
export const findUpgrade = (id: string): UpgradeFacts | undefined => find(UPGRADES, UPGRADE_NUMBERS, id)
export const findDevice = (id: string): DeviceFacts | undefined => find(DEVICE_FACTS, DEVICE_NUMBERS, id)

export const shipNumber = (id: string): number => numberOf(SHIP_NUMBERS, 'ship', id)
export const pilotNumber = (id: string): number => numberOf(PILOT_NUMBERS, 'pilot', id)
export const upgradeNumber = (id: string): number => numberOf(UPGRADE_NUMBERS, 'upgrade', id)
export const conditionNumber = (id: string): number => numberOf(CONDITION_NUMBERS, 'condition', id)
export const deviceNumber = (id: string): number => numberOf(DEVICE_NUMBERS, 'device', id)

export const shipFacts = (id: string): ShipFacts => SHIPS[shipNumber(id)]
export const pilotFacts = (id: string): PilotFacts => PILOTS[pilotNumber(id)]
export const upgradeFacts = (id: string): UpgradeFacts => UPGRADES[upgradeNumber(id)]
export const conditionFacts = (id: string): ConditionFacts => CONDITIONS[conditionNumber(id)]
export const deviceFacts = (id: string): DeviceFacts => DEVICE_FACTS[deviceNumber(id)]
