import type { State } from '../state.ts'
import { assaultAtTheSatelliteArray } from './assault-at-the-satellite-array.ts'
import { chanceEngagement } from './chance-engagement.ts'
import type { Scenario } from './decides.ts'
import { dogfight } from './dogfight.ts'
import { salvageMission } from './salvage-mission.ts'
import { scrambleTheTransmissions } from './scramble-the-transmissions.ts'

export type { Scenario } from './decides.ts'

/** The first is the default. */
export const SCENARIOS: readonly Scenario[] = [
  assaultAtTheSatelliteArray,
  chanceEngagement,
  salvageMission,
  scrambleTheTransmissions,
  dogfight,
]

const BY_ID = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]))

export function findScenario(id: string): Scenario | undefined {
  return BY_ID.get(id)
}

export function scenarioOf(s: State): Scenario {
  const scenario = BY_ID.get(s.options.scenario)
  if (scenario === undefined) throw new Error(`there is no scenario ${s.options.scenario}`)
  return scenario
}
