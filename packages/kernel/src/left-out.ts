/**
 * What was dropped when a deck, squad or army was read. It stays with the draft as a problem until its owner has
 * agreed to it, so that nobody plays something else than what was written without knowing.
 */
import type { MessageArg } from './api.ts'
import { lost, type Note } from './mend.ts'
import { isFields } from './schema.ts'

export interface MayLack {
  /** What was left out and nobody has agreed to yet. */
  readonly leftOut?: readonly Note[]
}

const LIMITS = { notes: 400, text: 400, args: 12, names: 400 }

/** What was built, with what is missing from it. */
export function lacking<T extends MayLack>(built: T, notes: readonly Note[]): T {
  const leftOut = notes.filter(({ means }) => means === 'lost').slice(0, LIMITS.notes)
  return leftOut.length === 0 ? built : { ...built, leftOut }
}

/** The same once its owner has agreed to what is missing. */
export function agreedTo<T extends MayLack>(built: T): T {
  const { leftOut: _, ...rest } = built
  return rest as T
}

/** What was left out as it was stored; null if it is damaged. */
export function readLeftOut(raw: unknown): readonly Note[] | null {
  if (!Array.isArray(raw) || raw.length > LIMITS.notes) return null
  const notes = raw.map(readNote)
  return notes.every((note) => note !== null) ? notes : null
}

function readNote(raw: unknown): Note | null {
  if (!isFields(raw)) return null
  const { refused, where, rule, args = {} } = raw
  if (!isText(refused) || !isText(where) || (rule !== undefined && !isText(rule)) || !isFields(args))
    return null
  const entries = Object.entries(args)
  const read = entries.filter((entry): entry is [string, MessageArg] => isArg(entry[1]))
  if (read.length < entries.length || read.length > LIMITS.args) return null
  return lost(refused, where, Object.fromEntries(read), rule)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LIMITS.text
}

function isArg(value: unknown): value is MessageArg {
  if (typeof value === 'number' || isText(value)) return true
  const names: readonly unknown[] = Array.isArray(value) ? value : [value]
  return names.length <= LIMITS.names && names.every((name) => isFields(name) && isText(name.name))
}
