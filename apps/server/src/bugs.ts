import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RulesBug, writeRecord } from '@dejarik/kernel'

/** Keeps the record of a match that met a bug of ours, its last answer being the one that shows it. */
export function bugReporter(folder: string): (match: string, bug: RulesBug) => string {
  return (match, bug) => {
    const file = `${match}-${bug.record.entries.length}.json`
    console.error(`A bug in the rules of ${bug.record.game}, record in ${join(folder, file)}`, bug.cause)
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, file), `${writeRecord(bug.record)}\n`)
    } catch (error) {
      // A full disk must not turn a refused answer into a lost match.
      console.error(`That record could not be written: ${error}`)
    }
    return file
  }
}
