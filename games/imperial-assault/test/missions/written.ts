/** A mission of a test's own: two tiles with a crate, and these events. */
import { MISSIONS, type Mission, type MissionFile, missionsOf } from '../../missions/index.ts'
import type { EventWords } from '../../missions/language/words.ts'
import { FIRST } from './first-mission.ts'

/** Makes it known; the answer is its id. */
export function written(events: readonly EventWords[]): string {
  const known = MISSIONS as Mission[]
  const [{ doors: _, ...scenario }] = FIRST.scenarios
  const file = {
    ...FIRST,
    id: `written-${known.length}`,
    scenarios: [{ ...scenario, events }],
  } as unknown as MissionFile
  const [mission] = missionsOf(file)
  known.push(mission)
  return mission.id
}
