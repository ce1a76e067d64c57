import { isRefusal, type MatchRecord, type Refusal, readRecord, refuse } from '@dejarik/kernel'
import { type GameEntry, gameOf } from '../games/index.ts'
import type { Moment } from '../session/moment.ts'

/** A record of a game that is known here, and the decision looked at. */
export interface Readable {
  readonly game: GameEntry
  readonly record: MatchRecord
  readonly n: number
}

export function readable({ record: text, n }: Moment): Readable | Refusal {
  const record = readRecord(text.trim())
  if (isRefusal(record)) return record
  const game = gameOf(record.game)
  return game === null
    ? refuse('record-other-game', undefined, { game: record.game })
    : { game, record, n: n ?? 0 }
}
