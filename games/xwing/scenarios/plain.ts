/** What a scenario has unless it says otherwise: no objectives, no actions, points for ships. */

import { scoreShip, usualVerdict } from '../rules/mission-points.ts'
import type { Scenario } from '../rules/scenarios.ts'

export const plain: Omit<Scenario, 'id' | 'name' | 'goal' | 'text'> = {
  actionNames: {},
  abilities: [],
  placeObjectives(): void {},
  actions: () => [],
  perform() {
    return false
  },
  stakes: () => [],
  leaves: (t, ship) => scoreShip(t, ship),
  verdict: (s) => usualVerdict(s),
}
