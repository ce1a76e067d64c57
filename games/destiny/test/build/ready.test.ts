import { expect, test } from 'vitest'
import { CONSTRUCTED_DECKS, cardsOf, findReadyDeck, READY_DECKS, sizeOf } from '../../build/index.ts'
import { findCard } from '../../facts/index.ts'
import { refusals } from './decks.ts'

test.each(READY_DECKS.map(({ id, deck }) => [id, deck] as const))('%s is legal in its format', (_, deck) => {
  expect(refusals(deck)).toEqual([])
})

test('the starter teams of the booklet have three dice each [sd.st-setup.1] [sd.st-setup.3] [sd.st-setup.4]', () => {
  const teamOf = (id: string) =>
    findReadyDeck(id)!.deck.characters.map(({ card, dice }) => [findCard(card)!.name.en, dice])
  expect(teamOf('starter-kylo-ren')).toEqual([
    ['Kylo Ren', 2],
    ['First Order Stormtrooper', 1],
  ])
  expect(teamOf('starter-rey')).toEqual([
    ['Rey', 2],
    ['Finn', 1],
  ])
})

test('a starter deck has 20 cards, and Kylo Ren brings Frozen Wastes [sd.st-setup.5] [sd.st-setup.6]', () => {
  const { deck } = findReadyDeck('starter-kylo-ren')!
  expect(sizeOf(deck)).toBe(20)
  expect(findCard(deck.battlefield!)!.name.en).toBe('Frozen Wastes')
})

test('the two decks of the Two-Player Game use its whole box, once', () => {
  const used = ['two-player-first-order', 'two-player-resistance'].flatMap((id) =>
    cardsOf(findReadyDeck(id)!.deck),
  )
  expect(used).toHaveLength(46)
  expect(new Set(used).size).toBe(46)
  expect(used.every((id) => id.startsWith('04'))).toBe(true)
})

test('the constructed decks stay within Awakenings and the Two-Player Game', () => {
  expect(CONSTRUCTED_DECKS).toHaveLength(4)
  for (const { deck } of CONSTRUCTED_DECKS)
    for (const id of cardsOf(deck)) expect(['AW', 'TPG']).toContain(findCard(id)!.set)
})
