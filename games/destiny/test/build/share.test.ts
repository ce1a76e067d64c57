import { FastRng, shortHash } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import {
  type Deck,
  FORMATS,
  formatOf,
  READY_DECKS,
  randomDeck,
  readDeck,
  readShareCode,
  shareCode,
} from '../../build/index.ts'
import { CARDS } from '../../facts/index.ts'
import { deckWith, expectSentences, team } from './decks.ts'

const ALL = formatOf('infinite-2020-07-14')

test('every format has a short name of its own', () => {
  expect(new Set(FORMATS.map(({ id }) => shortHash(id))).size).toBe(FORMATS.length)
})

test('decks survive the way into a link and back', () => {
  const made: Deck[] = [
    ...READY_DECKS.map(({ deck }) => deck),
    ...Array.from({ length: 30 }, (_, i) => randomDeck(new FastRng(i), () => true, { format: ALL })!),
    deckWith(team('07003'), {}, { plot: '13007A', elitePlot: true, name: 'Grüße & „Küsse“ 🚀' }),
    deckWith(team('01001'), {}, { plot: '07127', secondBattlefield: '01167', battlefield: null }),
  ]
  for (const deck of made) {
    const code = shareCode(deck)
    expect(code).toMatch(/^[A-Za-z0-9_-]{8,400}$/)
    expect(readShareCode(code)).toEqual({ deck, notes: [] })
  }
})

test('a link stays good: this one was made long ago', () => {
  const deck: Deck = {
    name: '',
    format: 'standard-2018-12-11',
    battlefield: '01168',
    plot: null,
    characters: [{ card: '01011', dice: 2 }],
    cards: [{ card: '13010A', count: 2 }],
  }
  expect(shareCode(deck)).toBe('AairpAANQAAAAAAAAQhYAgFoUQJ1HQ')
  expect(shareCode({ ...deck, plot: '13007A', elitePlot: true })).toBe('AairpAENQAAAaDkAAQhYAgFoUQIhSw')
})

test('a link that was cut, changed or made up is refused', () => {
  const code = shareCode(READY_DECKS[0].deck)
  for (let length = 0; length < code.length; length++) {
    const { deck, notes } = readShareCode(code.slice(0, length))
    expect(deck).toBeNull()
    expectSentences(notes[0])
  }
  for (const bad of ['', '!', 'AAAA', 'ä'.repeat(20), 'A'.repeat(10_000), '__proto__'])
    expect(readShareCode(bad).deck).toBeNull()
  const rng = new FastRng(7)
  for (let i = 0; i < 500; i++) {
    const random = Array.from({ length: rng.int(60) }, () => 'ABCabc019-_'[rng.int(11)]).join('')
    expect(() => readShareCode(random)).not.toThrow()
  }
})

test('a deck from outside is taken only in its own shape', () => {
  const [{ deck }] = READY_DECKS
  expect(readDeck(JSON.parse(JSON.stringify(deck)))).toEqual(deck)
  expect(readDeck({ ...deck, secret: 1 })).toEqual(deck)
  for (const [bad, where] of [
    [null, 'deck'],
    [[], 'deck'],
    [{ ...deck, name: 1 }, 'name'],
    [{ ...deck, name: 'x'.repeat(300) }, 'name'],
    [{ ...deck, format: undefined }, 'format'],
    [{ ...deck, battlefield: 7 }, 'battlefield'],
    [{ ...deck, plot: undefined }, 'plot'],
    [{ ...deck, elitePlot: 'yes' }, 'elitePlot'],
    [{ ...deck, underPlot: [1] }, 'underPlot'],
    [{ ...deck, characters: {} }, 'characters'],
    [{ ...deck, characters: [{ card: '01011', dice: 3 }] }, 'characters[0]'],
    [{ ...deck, cards: [{ card: '01153', count: 1.5 }] }, 'cards[0]'],
    [
      {
        ...deck,
        cards: [
          { card: '01153', count: 1 },
          { card: '01153', count: 1 },
        ],
      },
      'cards',
    ],
    [{ ...deck, cards: Array.from({ length: 1000 }, () => ({ card: '01153', count: 1 })) }, 'cards'],
  ] as const)
    expect(readDeck(bad)).toMatchObject({ refused: 'import-bad-deck', args: { where } })
})

test('a deck from outside has at most 12 characters, 60 different cards and 8 under its plot', () => {
  const deck = READY_DECKS[0].deck
  const read = (characters: number, under: number) =>
    readDeck({
      ...deck,
      characters: Array(characters).fill({ card: '01002', dice: 1 }),
      underPlot: Array(under).fill('09107'),
    })
  expect(read(12, 8)).toMatchObject({ name: deck.name })
  expect(read(13, 8)).toMatchObject({ refused: 'import-bad-deck', args: { where: 'characters' } })
  expect(read(12, 9)).toMatchObject({ refused: 'import-bad-deck', args: { where: 'underPlot' } })
  const cards = (count: number) => ({
    ...deck,
    cards: CARDS.slice(0, count).map(({ id }) => ({ card: id, count: 1 })),
  })
  expect(readDeck(cards(60))).toMatchObject({ name: deck.name })
  expect(readDeck(cards(61))).toMatchObject({ refused: 'import-bad-deck', args: { where: 'cards' } })
})
