import { readFileSync } from 'node:fs'
import { goOn, Match, readRecord, writeRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { imperialAssault } from '../index.ts'

/** Open matches of rules 5, without their positions: two missions, and a campaign in its third mission. */
const open = readFileSync(new URL('stored/rules-5.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test.each(open.map((text) => [accepted(readRecord(text))] as const))(
  'a match of rules 5 goes on at its last decision, though heroes rested for nothing then [ia.rest.1]: $seed',
  (record) => {
    const of = record.entries.length
    const { match, ...on } = accepted(goOn(imperialAssault, record, null))
    expect(on).toEqual({ from: of, of, how: 'retold' })
    expect(match.n).toBeLessThanOrEqual(of)
    // It is kept as it goes on, and opened again as it was.
    const again = accepted(Match.restore(imperialAssault, accepted(readRecord(writeRecord(match.record)))))
    expect(again.state).toEqual(match.state)
  },
)
