/** The log as it is read: by turns, and inside them by activations. */
import type { LogEntry } from '@dejarik/kernel'
import type { TableFace } from '../../games/face.ts'
import type { GroupStart } from '../contract.ts'

/** Entries that belong together; the first of them says what they are. */
export interface LogGroup {
  /** Place of the first entry in the log: stays the same while the log grows. */
  readonly at: number
  /** What it begins with; null for what came before the first turn. */
  readonly start: LogEntry | null
  readonly items: readonly LogItem[]
}

export type LogItem = { readonly at: number; readonly entry: LogEntry } | LogGroup

interface Growing {
  at: number
  start: LogEntry | null
  items: (LogItem | Growing)[]
}

export function groupsOf(
  face: Pick<TableFace, 'groupOf' | 'markOf'>,
  entries: readonly LogEntry[],
  from = 0,
): LogGroup[] {
  const turns: Growing[] = []
  let turn: Growing | null = null
  let activation: Growing | null = null
  for (const [i, entry] of entries.entries()) {
    const at = from + i
    const starts = startOf(face, entry)
    if (starts === 'turn' || turn === null) {
      turn = { at, start: starts === 'turn' ? entry : null, items: [] }
      turns.push(turn)
      activation = null
      if (starts === 'turn') continue
    }
    if (starts === 'activation') {
      activation = { at, start: entry, items: [] }
      turn.items.push(activation)
    } else (activation ?? turn).items.push({ at, entry })
  }
  return turns
}

function startOf(face: Pick<TableFace, 'groupOf' | 'markOf'>, entry: LogEntry): GroupStart | null {
  if (face.groupOf !== undefined) return face.groupOf(entry)
  return face.markOf(entry) === 'turn' ? 'turn' : null
}

/** All entries of a group, also those of groups in it, without the one that it begins with. */
export function entriesOf({ items }: LogGroup): LogEntry[] {
  return items.flatMap((item) =>
    'entry' in item ? [item.entry] : [...(item.start === null ? [] : [item.start]), ...entriesOf(item)],
  )
}
