import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Entry,
  isRefusal,
  type MatchRecord,
  packEntries,
  readRecord,
  unpackEntries,
  writeRecord,
} from '../src/index.ts'
import { playOn, start } from './cantina/play.ts'

const anyInteger = fc.oneof({ weight: 4, arbitrary: fc.nat(61) }, fc.maxSafeInteger())
const anyAnswer = fc.oneof(anyInteger, fc.array(anyInteger, { maxLength: 6 }))
const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  // The seat of a single answer follows from the prompt and is not stored.
  anyAnswer.map((answer): Entry => ({ how: 'answer', seat: -1, answer })),
  fc.tuple(fc.nat(70), anyAnswer).map(([seat, answer]): Entry => ({ how: 'together', seat, answer })),
  fc.nat(70).map((seat): Entry => ({ how: 'resign', seat, answer: 0 })),
  fc.nat(70).map((seat): Entry => ({ how: 'timeout', seat, answer: 0 })),
)

const record: MatchRecord = {
  game: 'cantina',
  rulesVersion: '2',
  options: { rounds: 3 },
  seed: 'kessel',
  entries: [
    { how: 'together', seat: 2, answer: 0 },
    { how: 'answer', seat: -1, answer: [1, 0] },
  ],
}

describe('answers packed into a text', () => {
  test('one letter for most of them', () => {
    const entries: Entry[] = [
      { how: 'answer', seat: 0, answer: 3 },
      { how: 'answer', seat: 1, answer: 61 },
      { how: 'answer', seat: 0, answer: 62 },
      { how: 'answer', seat: 0, answer: -5 },
      { how: 'answer', seat: 1, answer: [] },
      { how: 'answer', seat: 1, answer: [12, 0, 1977] },
      { how: 'together', seat: 2, answer: 10 },
      { how: 'together', seat: 0, answer: [1] },
      { how: 'timeout', seat: 1, answer: 0 },
      { how: 'resign', seat: 0, answer: 0 },
    ]
    expect(packEntries(entries)).toBe('3z(62)(-5)[][C0(1977)]@2A@0[1]?1!0')
  })

  test('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(anyEntry), (entries) => {
        expect(unpackEntries(packEntries(entries))).toEqual(entries)
      }),
    )
  })

  test('have one spelling: what can be read is written the same again', () => {
    const letters = fc.constantFrom(...'07Zaz()[]@!?-1')
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
        const entries = unpackEntries(text)
        if (!isRefusal(entries)) expect(packEntries(entries)).toBe(text)
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    ['12#4', 3, 'a sign of no meaning'],
    ['1 2', 2, 'a blank'],
    ['[12', 4, 'a list that breaks off'],
    ['[1[2]]', 3, 'a list in a list'],
    ['1]', 2, 'a list that never began'],
    ['(12', 1, 'a number that breaks off'],
    ['3()', 2, 'a number without digits'],
    ['3(1.5)', 2, 'a broken number'],
    ['(007)', 1, 'another spelling of 7'],
    ['(-0)', 1, 'minus zero'],
    ['(99999999999999999999)', 1, 'a number beyond all that can be counted'],
    ['5@', 3, 'a seat that breaks off'],
    ['@1', 3, 'a seat without its answer'],
    ['!', 2, 'nobody resigns'],
    ['ä', 1, 'a letter of another alphabet'],
  ])('%s can’t be read from character %i on: %s', (text, at) => {
    expect(unpackEntries(text)).toEqual({ refused: 'record-answers', args: { at } })
  })
})

describe('a record', () => {
  test('comes back as it was written', () => {
    const anyRecord: fc.Arbitrary<MatchRecord> = fc.record(
      {
        game: fc.string(),
        rulesVersion: fc.string(),
        options: fc.jsonValue(),
        seed: fc.string({ unit: 'grapheme' }),
        entries: fc.array(anyEntry, { maxLength: 20 }),
        from: fc.record({ n: fc.nat(), schema: fc.nat(), state: fc.dictionary(fc.string(), fc.jsonValue()) }),
      },
      { requiredKeys: ['game', 'rulesVersion', 'options', 'seed', 'entries'] },
    )
    fc.assert(
      fc.property(anyRecord, (written) => {
        // JSON knows no minus zero, and a state that holds one is no plain data.
        const plain = {
          ...written,
          ...(JSON.parse(JSON.stringify({ options: written.options, from: written.from })) as object),
        }
        expect(readRecord(writeRecord(plain))).toEqual(plain)
      }),
    )
  })

  test('is one line', () => {
    expect(writeRecord({ ...record, seed: 'two\nlines' })).not.toContain('\n')
  })

  test('of a whole match takes little more than a letter a decision', () => {
    const match = playOn(start('size'), 2)
    const { length } = writeRecord(match.record)
    expect(match.n).toBeGreaterThan(20)
    expect(length).toBeLessThan(120 + 4 * match.n)
  })

  test.each<[string, string, object]>([
    ['not JSON', 'kessel run', { refused: 'record-not-json' }],
    ['cut off', writeRecord(record).slice(0, -3), { refused: 'record-not-json' }],
    ['something else', '{"name":"kessel"}', { refused: 'record-foreign' }],
    ['a list', '[]', { refused: 'record-foreign' }],
    ['a number', '12', { refused: 'record-foreign' }],
    ['nothing', 'null', { refused: 'record-foreign' }],
    ['a later format', '{"dejarik":2}', { refused: 'record-format', args: { format: '2' } }],
  ])('%s is refused', (_, text, refusal) => {
    expect(readRecord(text)).toEqual(refusal)
  })

  test.each(['game', 'rules', 'seed', 'answers'])('without its field %s is refused, and says so', (field) => {
    const { [field]: left, ...rest } = JSON.parse(writeRecord(record)) as { [field: string]: unknown }
    expect(left).toBeDefined()
    expect(readRecord(JSON.stringify(rest))).toEqual({ refused: 'record-field', args: { field } })
    expect(readRecord(JSON.stringify({ ...rest, [field]: 5 }))).toEqual({
      refused: 'record-field',
      args: { field },
    })
  })

  test.each([
    null,
    7,
    {},
    { n: -1, schema: 1, state: {} },
    { n: 0.5, schema: 1, state: {} },
    { n: 0, schema: 'x', state: {} },
    { n: 0, schema: 1, state: null },
    { n: 0, schema: 1 },
  ])('with the checkpoint %j is refused', (from) => {
    const text = JSON.stringify({ ...(JSON.parse(writeRecord(record)) as object), from })
    expect(readRecord(text)).toEqual({ refused: 'record-field', args: { field: 'from' } })
  })

  test('with damaged answers says from which character on', () => {
    const text = writeRecord(record).replace('@20[10]', '@20[1;')
    expect(readRecord(text)).toEqual({ refused: 'record-answers', args: { at: 6 } })
  })

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readRecord(text)
        unpackEntries(text)
      }),
    )
  })

  test('never throws when a letter of a good one is lost or wrong', () => {
    const text = writeRecord({ ...record, from: { n: 3, schema: 2, state: { step: 'turn' } } })
    fc.assert(
      fc.property(fc.nat(text.length), fc.string({ maxLength: 2 }), (at, instead) => {
        const read = readRecord(text.slice(0, at) + instead + text.slice(at + 1))
        if (!isRefusal(read)) expect(readRecord(writeRecord(read))).toEqual(read)
      }),
      { numRuns: 1000 },
    )
  })
})
