/** Whose an entry of the log is, for the one who looks. */
import type { LogEntry, Seat } from '@dejarik/kernel'
import type { TableFace } from '../../games/face.ts'
import type { Snapshot } from '../../session/session.ts'

export type Whose = 'own' | 'foe' | 'neutral'

/** What the log calls the viewer: his seat, or his side where it speaks of sides. */
export function logEye(
  face: Pick<TableFace, 'sideOf'>,
  { seat, view }: Pick<Snapshot, 'seat' | 'view'>,
): Seat {
  return seat < 0 || face.sideOf === undefined ? seat : face.sideOf(view)
}

export function whoseEntry({ args: { seat } }: LogEntry, eye: Seat): Whose {
  return typeof seat !== 'number' ? 'neutral' : seat === eye ? 'own' : 'foe'
}
