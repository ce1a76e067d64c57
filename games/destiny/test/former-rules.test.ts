import { readFileSync } from 'node:fs'
import { goOn, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { destiny } from '../index.ts'

/** Open matches of rules 2, without their positions, and what was asked where they were left. */
const open = readFileSync(new URL('stored/rules-2.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly record: { readonly seed: string }; readonly asked: string })

test.each(open.map(({ record, asked }) => [record.seed, asked, record] as const))(
  'a match of rules 2 goes on at its last decision, though upgrades made way unasked then [sd.play-card.6]: %s at %s',
  (_, asked, written) => {
    const record = accepted(readRecord(JSON.stringify(written)))
    const { match, from, of, how } = accepted(goOn(destiny, record, null))
    expect({ from, of, how }).toEqual({
      from: record.entries.length,
      of: record.entries.length,
      how: 'retold',
    })
    expect(match.ask?.what).toBe(asked)
    // What was done unasked is now a decision of the record.
    expect(match.n).toBeGreaterThan(of)
  },
)

test('one that was recorded under the rules of today is asked', () => {
  const record = { ...accepted(readRecord(JSON.stringify(open[0].record))), rulesVersion: '3' }
  const { match, from, of } = accepted(goOn(destiny, record, null))
  expect(from).toBeLessThan(of)
  expect(match.ask?.what).toBe('cost-short')
})
