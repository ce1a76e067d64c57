import { agreedTo, FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import {
  formatOf,
  READY_DECKS,
  randomDeck,
  readDeck,
  readList,
  validateDeck,
  writeList,
} from '../../build/index.ts'
import { destiny } from '../../index.ts'
import { expectSentences, team } from './decks.ts'

const ALL = formatOf('infinite-2020-07-14')

/** What a reading says, with the lines. */
function said(text: string): string[] {
  return readList(text).notes.map((note) => {
    expectSentences(note)
    return `${note.where} ${note.refused}`
  })
}

test('lists in both languages are read again as they were written', () => {
  const decks = [
    ...READY_DECKS.map(({ deck }) => deck),
    ...Array.from({ length: 20 }, (_, i) => ({
      ...randomDeck(new FastRng(i), () => true, { format: ALL })!,
      name: `Deck ${i}`,
    })),
  ]
  for (const deck of decks)
    for (const language of ['de', 'en'] as const) {
      const { deck: read, notes } = readList(writeList(deck, language))
      expect(notes).toEqual([])
      expect({ ...read, cards: new Set(read!.cards) }).toEqual({ ...deck, cards: new Set(deck.cards) })
    }
})

test('the elite version of a character who is not unique is marked by a word', () => {
  const deck = { ...READY_DECKS[0].deck, characters: team('01002 2', '01002') }
  for (const language of ['de', 'en'] as const)
    expect(readList(writeList(deck, language)).deck?.characters).toEqual(deck.characters)
})

test('a list names its format in its own language', () => {
  const deck = { ...READY_DECKS[0].deck, format: ALL.id }
  expect(writeList(deck, 'de')).toContain(`: Unbegrenzt [${ALL.id}]`)
  expect(writeList(deck, 'en')).toContain(`: Infinite [${ALL.id}]`)
})

test('a list as the deck site exports it: the number before a unique character is that of its dice', () => {
  const { deck, notes } = readList(`Vader's Apprentices

Villain
Blue / Red

Sets: Awakenings

BATTLEFIELD
¯¯¯¯¯¯¯¯¯¯¯
Frozen Wastes - Starkiller Base (Awakenings #168)

CHARACTER
¯¯¯¯¯¯¯¯¯
2x Kylo Ren - Vader's Disciple (Awakenings #11)
1x First Order Stormtrooper (Awakenings #2)
1x First Order Stormtrooper (Awakenings #2)

UPGRADE
¯¯¯¯¯¯¯
2x Lightsaber (Awakenings #59)

EVENT
¯¯¯¯¯
1x Block (Awakenings #153)
`)
  expect(notes).toEqual([])
  expect(deck).toEqual({
    name: "Vader's Apprentices",
    format: 'standard-2018-12-11',
    battlefield: '01168',
    plot: null,
    characters: [
      { card: '01011', dice: 2 },
      { card: '01002', dice: 1 },
      { card: '01002', dice: 1 },
    ],
    cards: [
      { card: '01059', count: 2 },
      { card: '01153', count: 1 },
    ],
  })
})

test('a list as people write it, in German and English at once', () => {
  const { deck, notes } = readList(`Mein Deck
Charaktere (2):
eDarth Vader, Sith Lord
- Sturmtruppler der Ersten Ordnung x2
Captain Phasma [04002] elite
Karten
2 Parieren
Block
`)
  expect(notes.map(({ where, refused }) => `${where} ${refused}`)).toEqual([])
  expect(deck).toMatchObject({
    name: 'Mein Deck',
    characters: [
      { card: '01010', dice: 2 },
      { card: '01002', dice: 1 },
      { card: '01002', dice: 1 },
      { card: '04002', dice: 2 },
    ],
    cards: [{ card: '01153', count: 3 }],
  })
})

test('what could not be used is said with its line', () => {
  expect(
    said(`My deck
2x Blok
0x Block
99x Dodge
3x Kylo Ren - Vader's Disciple
what is this
1x Frozen Wastes
1x Command Center [01165]
1x Fortify
1x Espionage`),
  ).toEqual([
    '2 import-unknown-card',
    '3 import-bad-count',
    '4 import-bad-count',
    '5 import-bad-dice',
    '6 import-line',
    '10 import-second-plot',
    '8 import-extra-battlefield',
  ])
})

test('a team has one plot: the second of a list is left out [sd.plot.2]', () => {
  const { deck, notes } = readList('Plots\n1x Fortify\n1x Espionage')
  expect(deck?.plot).toBe('05169')
  expect(notes).toMatchObject([{ refused: 'import-second-plot', rule: 'sd.plot.2' }])
})

test('several cards of one title: the first is taken, and said; printings of one card are no question', () => {
  expect(said('Test\n2x Kylo Ren')).toEqual(['2 import-ambiguous'])
  expect(said('Test\n2x Tactical Mastery')).toEqual([])
})

test('the format is read by its name or id', () => {
  const format = (line: string) => readList(`x\n${line}\n1x Block`).deck?.format
  expect(format('Format: Trilogie')).toBe('trilogy-2018-12-11')
  expect(format('Format: Starter game')).toBe('starter')
  expect(format('Format: Standard [standard-2019-04-02]')).toBe('standard-2019-04-02')
  expect(said('x\nFormat: ARH Standard\n1x Block')).toEqual(['2 import-unknown-format'])
})

test('a list has headings for what there is, and none for a plot that the deck does not have', () => {
  const deck = { ...READY_DECKS[0].deck, plot: null }
  const headings = writeList(deck, 'en').match(/^[A-Z]+$/gmu)
  expect(headings).toContain('BATTLEFIELDS')
  expect(headings).not.toContain('PLOTS')
  expect(writeList({ ...deck, plot: '05169' }, 'en')).toMatch(/^PLOTS$/mu)
})

test('of a line 300 signs are read, of a name 200', () => {
  const { deck } = readList(`${'n'.repeat(201)}\n${' '.repeat(292)}1x Block\n${' '.repeat(293)}1x Dodge`)
  expect(deck?.name).toBe('n'.repeat(200))
  expect(deck?.cards).toEqual([{ card: '01153', count: 1 }])
})

test('nothing that anyone pastes breaks the reader', () => {
  expect(readList('')).toMatchObject({ deck: null, notes: [{ refused: 'import-no-cards' }] })
  expect(readList('x'.repeat(30_000))).toMatchObject({ deck: null, notes: [{ refused: 'import-too-long' }] })
  expect(said(`x\n${'1x Block\n'.repeat(500)}`)).toEqual(['200 import-too-many'])
  const rng = new FastRng(3)
  const signs = '2x Block()[#-–¯:,e\n\n 01Ä'
  for (let i = 0; i < 300; i++) {
    const random = Array.from({ length: rng.int(80) }, () => signs[rng.int(signs.length)]).join('')
    expect(() => readList(random)).not.toThrow()
  }
})

test('where title and number disagree, the title decides, and it is said [card: Rey] [card: Kylo Ren]', () => {
  const { deck, notes } = readList('CHARACTER\n1x Rey - Force Prodigy (Awakenings #11)')
  expect(deck?.characters).toEqual([{ card: '01038', dice: 1 }])
  expect(notes).toMatchObject([
    { refused: 'import-title-decides', where: '2', args: { other: { name: 'card:01011' } } },
  ])
  // The subtitle tells cards of one title apart.
  expect(said("1x Kylo Ren - Vader's Disciple (Spirit of Rebellion #11)")).toEqual(['1 import-title-decides'])
  expect(said('2x Block [01155]')).toEqual(['1 import-title-decides'])
})

test('a title that leaves a choice does not decide against a number: the line is left out, and said', () => {
  const { deck, notes } = readList('2x Block\n2x Kylo Ren (Awakenings #153)')
  expect(deck?.characters).toEqual([])
  expect(deck?.cards).toEqual([{ card: '01153', count: 2 }])
  expect(notes).toMatchObject([{ refused: 'import-title-against-number', where: '2', means: 'lost' }])
  expect(said('2x Block\n1x Something Else (Awakenings #11)')).toEqual(['2 import-title-against-number'])
})

test('a slip in the title leaves the number to decide, and it is said', () => {
  const { deck, notes } = readList("2x Kylo Renn - Vader's Disciple (Awakenings #11)")
  expect(deck?.characters).toEqual([{ card: '01011', dice: 2 }])
  expect(notes.map(({ refused }) => refused)).toEqual(['import-number-decides'])
})

test('a slip in the set keeps the card whose title leaves no doubt, and it is said', () => {
  const { deck, notes } = readList('2x Block (Awakeningz #153)\n1x Dodge (Awakenings #999)')
  expect(deck?.cards).toMatchObject([{ card: '01153', count: 2 }, { count: 1 }])
  expect(notes.map(({ refused, means }) => [refused, means])).toEqual([
    ['import-unknown-printing', undefined],
    ['import-unknown-printing', undefined],
  ])
  expect(readList('2x Kylo Ren (Awakeningz #11)').deck?.characters).toEqual([{ card: '01011', dice: 2 }])
  expect(readList('2x Kylo Ren (Sparks of Hope #2)').deck?.characters).toEqual([{ card: '11002', dice: 2 }])
})

test('the first line is a card if it is one, or nearly; a title stays a title', () => {
  const first = (line: string) => {
    const { deck, notes } = readList(`${line}\n2x Block`)
    return [deck?.name, deck?.characters.length, ...notes.map(({ refused }) => refused)]
  }
  expect(first("Kylo Ren - Vader's Disciple")).toEqual(['', 1])
  expect(first("eKylo Ren, Vader's Disciple")).toEqual(['', 1])
  expect(first('Captain Phasmaa')).toEqual(['', 0, 'import-line'])
  expect(first('My good old deck')).toEqual(['My good old deck', 0])
  expect(readList('Block\n\n2x Dodge')).toMatchObject({
    deck: { name: 'Block' },
    notes: [{ refused: 'import-name', means: 'told' }],
  })
})

test('an unknown title asks for the one that was meant', () => {
  expect(readList('2x Dodge\n2x Blok').notes[0].args).toMatchObject({ known: 'near', near: 'Block' })
})

test('a deck from which something was left out is not legal by itself, until it is agreed to', () => {
  const text = `${writeList(READY_DECKS[0].deck, 'en')}\n1x No Such Card\n1x Fortify\n1x Espionage\n`
  const { deck } = readList(text)
  expect(deck?.leftOut?.map(({ refused }) => refused)).toEqual(['import-unknown-card', 'import-second-plot'])
  const [problem] = validateDeck(deck!)
  expectSentences(problem)
  expect(problem).toMatchObject({ refused: 'deck-left-out', args: { count: 2 } })
  expect(validateDeck(agreedTo(deck!)).map(({ refused }) => refused)).not.toContain('deck-left-out')
  // It is kept with the draft, and no match takes it.
  expect(readDeck(JSON.parse(JSON.stringify(deck)))).toEqual(deck)
  expect(destiny.readOptions({ decks: [deck, deck] })).toMatchObject({ refused: 'deck-left-out' })
})
