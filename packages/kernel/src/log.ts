import type { RuleId, Seat } from './api.ts'

/** Values that a log entry speaks of: ids of things, numbers, keys. Never sentences. */
export interface LogArgs {
  readonly [name: string]: number | string | readonly number[]
}

/** Something that happened. Clients turn it into a sentence of their language. */
export interface LogEntry {
  /** Number of answers given when it happened: the moment in the replay. */
  readonly n: number
  readonly what: string
  readonly rule: RuleId
  readonly args: LogArgs
  /** What only one seat may know of it, e.g. which card it drew. */
  readonly secret?: { readonly seat: Seat; readonly args: LogArgs }
}

/** The part of an entry that `seat` may read. */
export function logFor(entry: LogEntry, seat: Seat): LogEntry {
  if (entry.secret === undefined) return entry
  const args = entry.secret.seat === seat ? { ...entry.args, ...entry.secret.args } : entry.args
  return { n: entry.n, what: entry.what, rule: entry.rule, args }
}
