/**
 * The log of a match that is over, to lie beside its record. A record tells its log only while it folds; these are the
 * sentences themselves, in both languages, and need neither the rules nor the texts of their time. Deflated a match takes
 * 3 to 10 KB, a whole campaign some 100. It is written page by page, so that whoever has other things to do can do them in
 * between: 10,000 sentences take half a second.
 */
import {
  type BaseState,
  type Game,
  type LogEntry,
  logFor,
  type RuleId,
  SPECTATOR,
  shrink,
  unshrink,
  type Words,
} from '@dejarik/kernel'
import { speaker } from './speaker.ts'

export interface KeptLine {
  /** Number of answers given when it happened. */
  readonly n: number
  readonly rule: RuleId
  readonly words: Words
}

/** Texts that `readKeptLog` reads, and nobody else. */
export type KeptLog = readonly string[]

/** Lines of a page: a few milliseconds of work. */
const PAGE = 200

/** Whoever reads it may know all of the match, secrets too: it is over. */
export function* keptPages<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  log: readonly LogEntry[],
): Generator<string, void> {
  const [de, en] = [speaker(game, 'de'), speaker(game, 'en')]
  for (let first = 0; first < log.length; first += PAGE) {
    const rows = log.slice(first, first + PAGE).map((entry) => {
      const told = logFor(entry, entry.secret?.seat ?? SPECTATOR)
      return [entry.n, entry.rule, de.log(told), en.log(told)]
    })
    yield shrink(JSON.stringify(rows))
  }
}

/** The lines of a log that came from outside; null if it is none, or damaged. */
export function readKeptLog(pages: unknown): readonly KeptLine[] | null {
  if (!Array.isArray(pages) || pages.length === 0) return null
  const lines: KeptLine[] = []
  for (const page of pages) {
    const rows = typeof page === 'string' ? rowsOf(page) : null
    if (rows === null) return null
    for (const row of rows) {
      if (!isRow(row)) return null
      const [n, rule, de, en] = row
      lines.push({ n, rule, words: { de, en } })
    }
  }
  return lines
}

function rowsOf(page: string): readonly unknown[] | null {
  const text = unshrink(page)
  if (text === null) return null
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) ? rows : null
  } catch {
    return null
  }
}

function isRow(row: unknown): row is readonly [number, string, string, string] {
  if (!Array.isArray(row) || row.length !== 4) return false
  return Number.isInteger(row[0]) && row.slice(1).every((text) => typeof text === 'string')
}

/** The log that lies beside a record in the same file; null if there is none that can be read. */
export function logBeside(file: string): readonly KeptLine[] | null {
  try {
    const parsed: unknown = JSON.parse(file)
    return typeof parsed === 'object' && parsed !== null && 'log' in parsed ? readKeptLog(parsed.log) : null
  } catch {
    return null
  }
}
