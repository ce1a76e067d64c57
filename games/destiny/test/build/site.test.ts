import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import {
  DEFAULT_FORMAT,
  READY_DECKS,
  randomDeck,
  readSite,
  siteText,
  validateDeck,
  writeSite,
} from '../../build/index.ts'
import { CARDS } from '../../facts/index.ts'
import { expectSentences } from './decks.ts'

function said(raw: unknown): string[] {
  return readSite(raw).notes.map((note) => {
    expectSentences(note)
    return `${note.where} ${note.refused}`
  })
}

test('a deck of the site is read: dice of unique characters, copies of the others', () => {
  const { deck, notes } = readSite({
    id: 1,
    name: 'Vader and friends',
    format_code: 'INF',
    affiliation_code: 'villain',
    slots: {
      '01002': { quantity: 2, dice: 2, dices: '1,1' },
      '01011': { quantity: 1, dice: 2, dices: null },
      '01153': { quantity: 2, dice: 0, dices: null },
      '01168': { quantity: 1, dice: 0, dices: null },
      '05169': { quantity: 1, dice: 0, dices: null },
    },
    characters: {},
  })
  expect(notes).toEqual([])
  expect(deck).toEqual({
    name: 'Vader and friends',
    format: 'infinite-2018-12-11',
    battlefield: '01168',
    plot: '05169',
    characters: [
      { card: '01002', dice: 1 },
      { card: '01002', dice: 1 },
      { card: '01011', dice: 2 },
    ],
    cards: [{ card: '01153', count: 2 }],
  })
})

test('what we write for the site, it and we read again', () => {
  const decks = [
    ...READY_DECKS.map(({ deck }) => deck),
    ...Array.from({ length: 20 }, (_, i) => randomDeck(new FastRng(i), () => true)!),
  ]
  for (const deck of decks) {
    const { deck: read, notes } = readSite(siteText(deck))
    expect(notes).toEqual([])
    expect(new Set(read!.cards)).toEqual(new Set(deck.cards))
    expect(new Set(read!.characters)).toEqual(new Set(deck.characters))
    expect({ ...read, cards: [], characters: [] }).toEqual({
      ...deck,
      format: DEFAULT_FORMAT.id,
      cards: [],
      characters: [],
    })
  }
  expect(writeSite(READY_DECKS[0].deck)).toMatchObject({
    format_code: 'STD',
    affiliation_code: 'villain',
    characters: { '01011': { quantity: 1, dice: 2 }, '01002': { quantity: 1, dice: 1, dices: '1' } },
  })
})

test('dice of characters that are not unique are their sum, so each has one [sd.team.4]', () => {
  const { deck } = readSite({ '01002': { quantity: 2, dice: 2 }, '01153': 2 })
  expect(deck?.characters).toEqual([
    { card: '01002', dice: 1 },
    { card: '01002', dice: 1 },
  ])
})

test('slots alone are enough', () => {
  expect(readSite('{"01011":{"quantity":1,"dice":1},"01153":2}').deck).toMatchObject({
    characters: [{ card: '01011', dice: 1 }],
    cards: [{ card: '01153', count: 2 }],
  })
})

test('as many as may be are read, and one more is said', () => {
  const slots = (count: number) =>
    Object.fromEntries(
      CARDS.filter(({ type }) => type === 'event')
        .slice(0, count)
        .map(({ id }) => [id, 1]),
    )
  expect(said(slots(200))).toEqual([])
  expect(said(slots(201))).toEqual(['slots import-too-many'])
  expect(said({ '01153': 60 })).toEqual([])
  expect(said({ '01153': 61 })).toContain('slots.01153 import-bad-count')
  expect(readSite('{"01153":2}'.padEnd(100_000)).deck).not.toBeNull()
  expect(readSite('{"01153":2}'.padEnd(100_001)).deck).toBeNull()
})

test('what could not be used is said with its place', () => {
  expect(
    said({
      format_code: 'ARNS',
      slots: {
        '14001': { quantity: 1, dice: 2 },
        '01153': { quantity: 'two' },
        '01155': { quantity: -1 },
        '01011': { quantity: 1, dice: 5 },
        '05169': { quantity: 1 },
        '05168': { quantity: 1 },
      },
    }),
  ).toEqual(
    [
      'slots.14001 import-unknown-card',
      'slots.01153 import-bad-count',
      'slots.01155 import-bad-count',
      'slots.01011 import-bad-dice',
      'slots.05169 import-second-plot',
      'format_code import-unknown-format',
    ].map((line) =>
      line.includes('05169') ? expect.stringMatching(/slots\.0516[89] import-second-plot/) : line,
    ),
  )
})

test.each([
  ['{', 'import-no-json'],
  ['[]', 'import-no-slots'],
  ['null', 'import-no-slots'],
  ['{"name":"x"}', 'import-no-slots'],
  ['{"slots":{}}', 'import-no-cards'],
  ['{"slots":{"__proto__":{"quantity":1}}}', 'import-unknown-card'],
  ['1'.repeat(200_000), 'import-no-json'],
])('%.20s is refused with a sentence', (text, refused) => {
  expect(readSite(text).deck).toBeNull()
  expect(said(text)[0]).toContain(refused)
})

test('codes with numbers: of a unique character it is its dice, of others the copies [sd.team.4]', () => {
  const { deck, notes } = readSite('{"01011": 2, "01002": 2, "01153": 2, "01168": 1}')
  expect(notes).toEqual([])
  expect(deck).toMatchObject({
    battlefield: '01168',
    characters: [
      { card: '01011', dice: 2 },
      { card: '01002', dice: 1 },
      { card: '01002', dice: 1 },
    ],
    cards: [{ card: '01153', count: 2 }],
  })
  expect(readSite({ '01011': { quantity: 2 } }).deck?.characters).toEqual([{ card: '01011', dice: 2 }])
  expect(readSite({ '01011': { quantity: 2, dice: 2 } }).deck?.characters).toEqual([
    { card: '01011', dice: 2 },
  ])
  // Where both are said and differ, there are two of him, which no team may have.
  expect(readSite({ '01011': { quantity: 2, dice: 1 } }).deck?.characters).toEqual([
    { card: '01011', dice: 1 },
    { card: '01011', dice: 1 },
  ])
  expect(said({ '01011': 3 })).toEqual(['slots.01011 import-bad-dice'])
})

test('a deck file from which something was left out is not legal by itself', () => {
  const site = writeSite(READY_DECKS[0].deck)
  const { deck } = readSite({ ...site, slots: { ...site.slots, '14001': { quantity: 1, dice: 1 } } })
  expect(validateDeck(deck!).map(({ refused }) => refused)).toContain('deck-left-out')
})
