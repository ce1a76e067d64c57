import type { ShipFacts } from '../ship.ts'
import { FIRSTORDER } from './firstorder.ts'
import { GALACTICEMPIRE } from './galacticempire.ts'
import { GALACTICREPUBLIC } from './galacticrepublic.ts'
import { HUGE } from './huge.ts'
import { REBELALLIANCE } from './rebelalliance.ts'
import { RESISTANCE } from './resistance.ts'
import { SCUMANDVILLAINY } from './scumandvillainy.ts'
import { SEPARATISTALLIANCE } from './separatistalliance.ts'
import { SEVERAL_FACTIONS } from './several-factions.ts'

export const SHIPS: readonly ShipFacts[] = [
  ...REBELALLIANCE,
  ...GALACTICEMPIRE,
  ...SCUMANDVILLAINY,
  ...RESISTANCE,
  ...FIRSTORDER,
  ...GALACTICREPUBLIC,
  ...SEPARATISTALLIANCE,
  ...SEVERAL_FACTIONS,
  ...HUGE,
]
