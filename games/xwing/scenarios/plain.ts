/** What a scenario has unless it says otherwise: no objectives, no actions, points for ships. */
import type { Flow } from '@dejarik/kernel'
import type { Scenario } from './scenario.ts'
import { scoreShip, usualVerdict } from './scoring.ts'

export const plain: Omit<Scenario, 'id' | 'name' | 'text'> = {
  actionNames: {},
  abilities: [],
  *placeObjectives(): Flow {},
  actions: () => [],
  // biome-ignore lint/correctness/useYield: scenarios with actions ask here
  *perform() {
    return false
  },
  *endPhaseStarts(): Flow {},
  leaves: (t, ship) => scoreShip(t, ship),
  verdict: (s) => usualVerdict(s),
}
