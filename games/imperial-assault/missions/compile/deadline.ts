/** When time runs out for the Rebels. */
import type { ScenarioWords, Statement } from '../language/words.ts'

/** The round at whose end the Empire wins whatever happens; what is read aloud first is no deadline that anybody knows of. */
export function deadlineOf({ events = [] }: ScenarioWords): number | null {
  for (const event of events)
    if (event.on === 'round-end' && event.if === undefined && event.do.some(isWinOfEmpire))
      return event.round ?? null
  return null
}

function isWinOfEmpire(statement: Statement): boolean {
  return statement.do === 'win' && statement.side === 'empire'
}
