import { commitmentOf, type MatchRecord, packEntries, writtenFields } from '@dejarik/kernel'
import { type Trouble, trouble } from '@dejarik/protocol'
import { foldJournal } from './journal.ts'
import type { Store } from './store/store.ts'

/**
 * The record of a finished match as a file: what the kernel writes, with the commitment that was shown at the
 * start, how the match ended, decisions made under earlier rules, if a deploy fell into the match, and its log, which
 * can be read when the record no longer folds.
 */
export async function recordFile(store: Store, id: string): Promise<string | Trouble> {
  const match = await store.match(id)
  if (match === null) return trouble('unknown-match')
  if (match.status !== 'over') return trouble('not-over')
  const { from, counted, history } = foldJournal(await store.journal(id, 0))
  const record: MatchRecord = {
    game: match.game,
    rulesVersion: match.rules,
    options: match.options,
    seed: match.seed,
    entries: counted.map(({ entry }) => entry),
    ...(from && { from }),
  }
  const log = await store.log(id)
  const file = {
    ...writtenFields(record),
    commitment: commitmentOf(match.seed),
    outcome: match.outcome,
    ...(history.length > 0 && {
      history: history.map(({ rules, entries }) => ({ rules, answers: packEntries(entries) })),
    }),
    ...(log !== null && { log }),
  }
  return `${JSON.stringify(file)}\n`
}
