import type { LogEntry } from '@dejarik/kernel'
import { isRefusal, readable } from '@dejarik/kernel'
import { withDifference } from './difference.ts'
import type { LogPart, MessageOf, TableMessage } from './message.ts'
import { readSight } from './read-message.ts'

/** What is told about how a table stands. */
export type TableNews = MessageOf<'table' | 'change' | 'log'>

/** A table as a reader has it, and as much of its log as has come. */
export interface Followed {
  readonly table: TableMessage
  readonly log: LogPart
}

/** The table after one more message; null if that does not follow on what the reader has, who then has to come anew. */
export function follow(before: Followed | null, news: TableNews): Followed | null {
  if (news.type === 'table') return { table: news, log: news.log }
  if (before === null) return null
  if (news.type === 'log') return { ...before, log: withOlder(before.log, news) }
  const { table } = before
  if (table.version !== news.since || news.log.from > endOf(before.log)) return null
  const { difference, clocks, log } = news
  const sight = readable(() => readSight(difference === null ? table : withDifference(table, difference), ''))
  if (isRefusal(sight)) return null
  const { type, match } = table
  return { table: { type, match, ...sight, clocks, log }, log: withNewer(before.log, log) }
}

/** How many entries there are up to the last of these. */
export const endOf = ({ from, entries }: LogPart): number => from + entries.length

/** Those that came between two parts of one log. */
export const newIn = (before: LogPart, after: LogPart): readonly LogEntry[] =>
  after.entries.slice(Math.max(0, endOf(before) - after.from))

/** The first `newer.from` stay; what came after them is what `newer` says. */
function withNewer({ from, entries }: LogPart, newer: LogPart): LogPart {
  return newer.from < from
    ? newer
    : { from, entries: [...entries.slice(0, newer.from - from), ...newer.entries] }
}

/** One that was asked for before the table changed may not fit any more. */
function withOlder(known: LogPart, older: LogPart): LogPart {
  return endOf(older) === known.from
    ? { from: older.from, entries: [...older.entries, ...known.entries] }
    : known
}
