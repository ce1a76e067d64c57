import type { Scenario } from '../rules/scenarios.ts'
import { assaultAtTheSatelliteArray } from './assault-at-the-satellite-array.ts'
import { chanceEngagement } from './chance-engagement.ts'
import { dogfight } from './dogfight.ts'
import { salvageMission } from './salvage-mission.ts'
import { scrambleTheTransmissions } from './scramble-the-transmissions.ts'

/** The first is the default. */
export const SCENARIOS: readonly Scenario[] = [
  assaultAtTheSatelliteArray,
  chanceEngagement,
  salvageMission,
  scrambleTheTransmissions,
  dogfight,
]
