import type { Faction } from '../faction.ts'
import { type PilotEntry, type PilotFacts, pilotFrom } from '../pilot.ts'
import type { ShipFacts } from '../ship.ts'
import { SHIPS } from '../ships/index.ts'
import { FIRSTORDER } from './firstorder.ts'
import { GALACTICEMPIRE } from './galacticempire.ts'
import { GALACTICREPUBLIC } from './galacticrepublic.ts'
import { REBELALLIANCE } from './rebelalliance.ts'
import { RESISTANCE } from './resistance.ts'
import { SCUMANDVILLAINY } from './scumandvillainy.ts'
import { SEPARATISTALLIANCE } from './separatistalliance.ts'

const TABLES: readonly (readonly [Faction, readonly PilotEntry[]])[] = [
  ['rebelalliance', REBELALLIANCE],
  ['galacticempire', GALACTICEMPIRE],
  ['scumandvillainy', SCUMANDVILLAINY],
  ['resistance', RESISTANCE],
  ['firstorder', FIRSTORDER],
  ['galacticrepublic', GALACTICREPUBLIC],
  ['separatistalliance', SEPARATISTALLIANCE],
]

const SHIP_OF = new Map<string, ShipFacts>(SHIPS.map((ship) => [ship.id, ship]))

export const PILOTS: readonly PilotFacts[] = TABLES.flatMap(([faction, entries]) =>
  entries.map((entry) => {
    const ship = SHIP_OF.get(entry.ship)
    if (ship === undefined) throw new Error(`${entry.id} flies ${entry.ship}, which is in no table of ships`)
    return pilotFrom(entry, faction, ship)
  }),
)
