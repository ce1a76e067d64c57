/** When time runs out for one side. */
import type { MissionSide } from '../language/campaign-words.ts'
import type { ScenarioWords } from '../language/words.ts'
import { wins } from './goals.ts'

/** The round at whose end this side wins whatever happens; what is read aloud first is no deadline that anybody knows of. */
export function deadlineOf({ events = [] }: ScenarioWords, side: MissionSide): number | null {
  for (const event of events)
    if (event.on === 'round-end' && event.if === undefined && wins(event.do, side)) return event.round ?? null
  return null
}
