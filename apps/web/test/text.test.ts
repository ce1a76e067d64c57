import { Phrasebook } from '@dejarik/text'
import { expect, test } from 'vitest'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { sayRefusal } from '../src/text/refusals.ts'

/** Every argument that any sentence of the shell takes. */
const args = {
  game: 'G',
  card: 'K',
  level: 'L',
  side: 'S',
  name: 'N',
  what: 'W',
  number: 3,
  picked: 1,
  max: 2,
  total: 1,
  count: 2,
  query: 'Q',
  n: 5,
  at: 1,
  length: 9,
  detail: 'D',
  commitment: 'C',
  seed: 'X',
  how: 'H',
  from: 3,
  of: 4,
  unit: 'U',
  won: 2,
  lost: 1,
  best: 3,
  score: '1 : 0',
  minutes: 10,
  ready: 2,
  label: 'L',
}

test.each(['de', 'en'] as const)('every sentence of the shell can be said in %s', (language) => {
  const book = new Phrasebook(language, [{ de, en }])
  const unsaid = Object.keys(en).filter((key) => book.format({ key, args }) === null)
  expect(unsaid).toEqual([])
})

test('the server’s refusals are said in the reader’s language', () => {
  expect(sayRefusal({ refused: 'server.stale' }, null, 'de')).toContain('Tisch')
  expect(sayRefusal({ refused: 'server.stale' }, null, 'en')).toContain('table')
})
