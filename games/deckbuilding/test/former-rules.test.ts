/** Matches of rules 1, in which it was asked twice what a played Inquisitor does. */
import { goOn, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { deckbuilding } from '../index.ts'

const OLD = {
  dejarik: 1,
  game: 'deckbuilding',
  rules: '1',
  options: { variant: 'secret-bases', bases: 2, payOff: false },
  seed: 'secret-bases, 2 bases',
  answers:
    '@0[0127]@1[0124]30000310CC000000020CC430200013BB220004H0[2]2BB222005A0226410[034]000200203200240000339',
}
const record = accepted(readRecord(JSON.stringify(OLD)))

test('every decision of such a match is followed, and it ends as it did [db.choose.1] [db.when.1]', () => {
  const on = accepted(goOn(deckbuilding, record, null))
  expect(on).toMatchObject({ from: 82, of: 82 })
  expect(on.match.outcome).toMatchObject({ winners: [0], rule: 'db.win.1' })
  // Whether, and which: what were two answers is one.
  expect(on.match.n).toBeLessThan(82)
})

test('a match that stands between the two questions stands at the one', () => {
  const cut = Array.from({ length: 82 }, (_, n) => ({ ...record, entries: record.entries.slice(0, n) }))
  const merged = cut
    .map((one) => accepted(goOn(deckbuilding, one, null)))
    .filter(({ match, from, of }) => match.ask?.what === 'choose' && from === of)
  // Before and after it was said that the ability is used.
  expect(merged.length).toBeGreaterThan(1)
  for (const { match } of merged) expect(match.ask?.about).toBeDefined()
})
