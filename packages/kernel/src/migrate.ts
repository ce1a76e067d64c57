import type { BaseState, Game } from './api.ts'
import type { Checkpoint, MatchRecord } from './record.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Brings a stored state to the schema of today. The checkpoint itself stays as it is. */
export function migrate<S extends BaseState, O, V>(game: Game<S, O, V>, from: Checkpoint): S | Refusal {
  if (from.schema > game.schema)
    return refuse('record-newer', undefined, { theirs: from.schema, ours: game.schema })
  let state: unknown = structuredClone(from.state)
  for (let schema = from.schema; schema < game.schema; schema++) {
    const step = game.migrations[schema]
    if (step === undefined)
      return refuse('record-no-migration', undefined, { theirs: schema, ours: game.schema })
    try {
      state = step(state)
    } catch (error) {
      return unreadableState(error)
    }
  }
  return state as S
}

/**
 * A stored state that today's rules can't make sense of, because it names what there is no longer or is damaged. What was
 * thrown says what it is; the state itself stays where it was.
 */
export function unreadableState(error: unknown): Refusal {
  const why = error instanceof Error ? error.message : String(error)
  return refuse('record-unreadable', undefined, { why: why.split('\n', 1)[0].replace(/\.$/, '') })
}

/**
 * The record with which an open match goes on under the rules of today: from its last checkpoint, without
 * the answers after it, whose questions may have changed and are asked again. The old record stays history.
 */
export function carryOver<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  old: MatchRecord,
  checkpoint: Checkpoint,
): MatchRecord {
  return { ...old, rulesVersion: game.rulesVersion, entries: [], from: checkpoint }
}
