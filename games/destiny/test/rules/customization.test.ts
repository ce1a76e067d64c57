/** Part 4: the example of a deck; everything else on decks is in `test/build`. */
import { expect, test } from 'vitest'
import { type Deck, pointsOf } from '../../build/index.ts'
import { CARDS } from '../../facts/index.ts'
import { deckWith, refusals, team } from '../build/decks.ts'

const EXAMPLE = team('01028 2', '01046')

test('elite Leia Organa and Han Solo fill 30 points [sd.battlefield-choice.2]', () => {
  expect(pointsOf(deckWith(EXAMPLE))).toBe(30)
  expect(refusals(deckWith(EXAMPLE))).toEqual([])
  expect(refusals(deckWith(team('01028 2', '01046 2')))).toEqual(['deck-points sd.team.1'])
})

test('their deck has red, yellow and gray cards, none of villains and none that are blue [sd.battlefield-choice.3]', () => {
  const wrong = (card: string) => refusals(deckWith(EXAMPLE, { [card]: 1 }))
  for (const fitting of ['01034', '01051', '01044', '01054', '01066', '01061'])
    expect(wrong(fitting)).toEqual([])
  for (const blue of ['01040', '01059']) expect(wrong(blue)).not.toEqual([])
  for (const villain of ['01008', '01024', '01018']) expect(wrong(villain)).not.toEqual([])
})

test('a deck need not hold a single card with a die [sd.battlefield-choice.4]', () => {
  const diceless = CARDS.filter(
    ({ type, color, affiliation, die, set, reprintOf }) =>
      die === null &&
      reprintOf === null &&
      set === 'AW' &&
      ['event', 'support', 'upgrade'].includes(type) &&
      affiliation !== 'villain' &&
      color !== 'blue',
  ).slice(0, 15)
  const cards: Deck['cards'] = diceless.map(({ id }) => ({ card: id, count: 2 }))
  expect(cards).toHaveLength(15)
  expect(refusals({ ...deckWith(EXAMPLE), cards })).toEqual([])
})
