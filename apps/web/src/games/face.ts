import type { LogEntry } from '@dejarik/kernel'
import type { GameFace } from '../table/contract.ts'

/** A moment worth a mark on a replay's timeline. */
export type Mark = 'turn' | 'key'

/** A game's face with what only the shell's own screens need. */
export interface TableFace extends GameFace {
  markOf(entry: LogEntry): Mark | null
  /** One view in which all that any seat sees is seen; for replays. `views` by seat. */
  overlook(views: readonly unknown[]): unknown
}

/** Every face in one list, whatever its view: a session only ever gives a board views of its own game. */
export function tableFace<V>(
  face: GameFace<V>,
  more: { markOf: TableFace['markOf']; overlook(views: readonly V[]): V },
): TableFace {
  return { ...face, ...more }
}
