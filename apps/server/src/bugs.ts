import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RulesBug, writeRecord } from '@dejarik/kernel'
import { log } from './log.ts'

/** Keeps the record of a match that met a bug of ours, its last answer being the one that shows it. */
export function bugReporter(folder: string): (match: string, bug: RulesBug) => string {
  return (match, bug) => {
    const file = `${match}-${bug.record.entries.length}.json`
    log.error(
      { err: bug.cause, match, game: bug.record.game, record: join(folder, file) },
      'a bug in the rules',
    )
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, file), `${writeRecord(bug.record)}\n`)
    } catch (error) {
      // A full disk must not turn a refused answer into a lost match.
      log.error({ err: error, match }, 'that record could not be written')
    }
    return file
  }
}
