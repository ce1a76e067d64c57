import { expect, test } from 'vitest'
import { DEFAULT_FORMAT, STARTER, validateDeck } from '../../build/index.ts'
import { deckWith, filler, refusals, team } from './decks.ts'

const VILLAINS = team('01001 2', '01002')
const HEROES = team('01038 2')

test('exactly 30 cards: 29 and 31 are refused [sd.deckbuilding.1] [sd.st-custom.8]', () => {
  for (const count of [29, 31])
    expect(refusals(deckWith(HEROES, {}, { cards: filler(count) }))).toEqual(['deck-size sd.deckbuilding.1'])
  const [few] = validateDeck(deckWith(HEROES, {}, { cards: filler(29) }))
  expect(few).toMatchObject({ args: { count: 29, size: 30 }, mend: { args: { how: 'few', difference: 1 } } })
})

test('characters, plot and battlefield do not count toward the 30 [sd.deckbuilding.10] [sd.st-custom.12]', () => {
  expect(refusals(deckWith(team('01030', '01036', '01047'), {}, { plot: '05169' }))).toEqual([])
})

test('two copies of a card, not three [sd.deckbuilding.2] [sd.st-custom.9]', () => {
  expect(refusals(deckWith(HEROES, { '01115': 2 }))).toEqual([])
  expect(refusals(deckWith(HEROES, { '01115': 3 }))).toEqual(['deck-copies sd.deckbuilding.2'])
})

test('printings of one title count together [sd.copy.1] [sd.deckbuilding.2]', () => {
  expect(refusals(deckWith(HEROES, { '01115': 2, '04039': 1 }))).toEqual(['deck-copies sd.deckbuilding.2'])
})

test('two copies of a unique card are fine in a deck [sd.faq.11]', () => {
  expect(refusals(deckWith(HEROES, { '01044': 2 }))).toEqual([])
})

test('heroes and villain cards do not go together [sd.deckbuilding.3] [sd.st-custom.10]', () => {
  expect(refusals(deckWith(HEROES, { '01091': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.3'])
})

test('villains and hero cards do not go together [sd.deckbuilding.4] [sd.st-custom.10]', () => {
  expect(refusals(deckWith(VILLAINS, { '01126': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.4'])
})

test('a neutral team takes neither hero nor villain cards [sd.deckbuilding.5]', () => {
  const neutral = team('06001 2')
  expect(refusals(deckWith(neutral, { '01115': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.5'])
  expect(refusals(deckWith(neutral, { '01084': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.5'])
})

test('neutral cards fit any team whose colour they have [sd.deckbuilding.6] [sd.st-custom.10]', () => {
  expect(refusals(deckWith(VILLAINS, { '01140': 2 }))).toEqual([])
  expect(refusals(deckWith(HEROES, { '01149': 2 }))).toEqual([])
})

test('a coloured card needs a character of its colour [sd.deckbuilding.7] [sd.st-custom.11]', () => {
  expect(refusals(deckWith(team('01030', '01047'), { '01149': 1 }))).toEqual(['deck-color sd.deckbuilding.7'])
})

test('gray cards fit any colour, not any affiliation [sd.deckbuilding.8] [sd.st-custom.11]', () => {
  expect(refusals(deckWith(HEROES, { '01061': 2, '01126': 2 }))).toEqual([])
  expect(refusals(deckWith(HEROES, { '01017': 1 }))).toEqual(['deck-affiliation sd.deckbuilding.3'])
})

test.each(['01011', '01168', '05169'])(
  '%s can’t be shuffled in [sd.deckbuilding.9] [sd.st-custom.12]',
  (card) => {
    expect(refusals(deckWith(team('01009'), { [card]: 1 }))).toEqual(['deck-wrong-type sd.deckbuilding.9'])
  },
)

test('20 cards are the starter game’s size, and no other’s [sd.st-setup.6] [sd.st-custom.8]', () => {
  const twenty = deckWith(HEROES, {}, { cards: filler(20), format: STARTER.id })
  expect(refusals(twenty)).toEqual([])
  expect(refusals(twenty, { format: DEFAULT_FORMAT })).toEqual(['deck-size sd.deckbuilding.1'])
  expect(refusals({ ...twenty, cards: filler(30) })).toEqual(['deck-size sd.st-setup.6'])
})

test('dice are not chosen: a deck brings those of its cards and of cards that these name [sd.set-aside.2]', () => {
  expect(refusals(deckWith(team('02002 2'), { '01008': 2 }))).toEqual([])
})

test('a card that nobody has written yet can’t be played', () => {
  const deck = deckWith(HEROES, { '01115': 2 })
  expect(refusals(deck, { isImplemented: (id) => id !== '01115' })).toEqual(['deck-not-implemented -'])
})

test('a problem names its cards', () => {
  const [found] = validateDeck(deckWith(HEROES, { '01115': 2, '04039': 1 }))
  expect(found).toMatchObject({ at: ['01115', '04039'], args: { count: 3, most: 2 } })
})
