import type { Match } from './match.ts'
import type { MatchRecord } from './record.ts'

/** The match from its last step boundary on: all that thinking needs, however long it has lasted. */
export function lastStep(match: Match): MatchRecord {
  const { record, checkpoint } = match
  return { ...record, entries: record.entries.slice(checkpoint.n - (match.from?.n ?? 0)), from: checkpoint }
}
