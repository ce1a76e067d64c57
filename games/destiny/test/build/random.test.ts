import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { cardsOf, formatOf, randomDeck, validateDeck } from '../../build/index.ts'
import { CARDS, isFront } from '../../facts/index.ts'

const firstSets = (id: string): boolean => /^0[14]/.test(id)

test('random decks of Awakenings and the Two-Player Game are legal and bring every card up', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 300; seed++) {
    const deck = randomDeck(new FastRng(seed), firstSets)!
    expect(validateDeck(deck, { isImplemented: firstSets })).toEqual([])
    for (const id of cardsOf(deck)) seen.add(id)
  }
  expect(CARDS.filter(({ id }) => firstSets(id) && !seen.has(id)).map(({ name }) => name.en)).toEqual([])
})

test('the same numbers make the same deck', () => {
  expect(randomDeck(new FastRng(5), firstSets)).toEqual(randomDeck(new FastRng(5), firstSets))
})

test('a deck can be built around any card, exceptions and plots included', () => {
  const format = formatOf('infinite-2020-07-14')
  const cards = CARDS.filter(({ id }, i) => isFront(id) && i % 7 === 0)
  for (const { id } of cards)
    expect(cardsOf(randomDeck(new FastRng(1), () => true, { format, around: id })!)).toContain(id)
})

test('cards that make no deck make none', () => {
  expect(randomDeck(new FastRng(1), (id) => id === '01011')).toBeNull()
  expect(randomDeck(new FastRng(1), () => false)).toBeNull()
})
