/** What a scenario has unless it says otherwise: no objectives, no actions, points for ships. */
import type { Scenario } from './decides.ts'
import { scoreShip, usualVerdict } from './scoring.ts'

export const plain: Omit<Scenario, 'id' | 'name' | 'text'> = {
  actionNames: {},
  abilities: [],
  placeObjectives(): void {},
  actions: () => [],
  perform() {
    return false
  },
  endPhaseStarts(): void {},
  leaves: (t, ship) => scoreShip(t, ship),
  verdict: (s) => usualVerdict(s),
}
