import { type Deck, findReadyDeck } from '@dejarik/destiny/build'
import { cardFacts } from '@dejarik/destiny/facts'
import { describe, expect, test } from 'vitest'
import { newProblems, problemsOf } from '../../../src/games/destiny/builder/check.ts'
import { causeOf, isWrong } from '../../../src/games/destiny/builder/deck/place.ts'
import {
  addCard,
  copiesIn,
  EMPTY_DECK,
  isEmpty,
  removeBattlefield,
  removeCharacter,
  setCopies,
  setDice,
} from '../../../src/games/destiny/builder/edit.ts'
import { teamInWords } from '../../../src/games/destiny/builder/team-words.ts'

const PHASMA = cardFacts('01001')
const STORMTROOPER = cardFacts('01002')
const QUI_GON = cardFacts('01037')
/** A hero's event. */
const DEFENSIVE_STANCE = cardFacts('01115')
const FROZEN_WASTES = cardFacts('01168')
const HOME_TURF = cardFacts('07127')

const squad = findReadyDeck('phasmas-squad')!.deck
const phasma = addCard(EMPTY_DECK, PHASMA, 2)
const reasons = (now: Deck, would: Deck) =>
  newProblems(now, would).map(({ refused, rule }) => [refused, rule])

describe('the team', () => {
  test('a first character is not refused for what is still missing', () => {
    expect(newProblems(EMPTY_DECK, phasma)).toEqual([])
    expect(problemsOf(phasma).map(({ refused }) => refused)).toEqual(['deck-no-battlefield', 'deck-size'])
  })

  test('a unique character is refused a second time, with its rule [sd.team.4]', () => {
    expect(reasons(phasma, addCard(phasma, PHASMA))).toEqual([['deck-unique', 'sd.team.4']])
    expect(reasons(phasma, addCard(addCard(phasma, STORMTROOPER), STORMTROOPER))).toEqual([])
  })

  test('a hero does not join villains [sd.team.2]', () => {
    expect(reasons(phasma, addCard(phasma, QUI_GON))).toEqual([['deck-mixed-team', 'sd.team.2']])
  })

  test('too many points are named, but keep nobody out: another may leave for them [sd.team.1]', () => {
    const many = [1, 2, 3].reduce((deck) => addCard(deck, STORMTROOPER), phasma)
    expect(newProblems(removeCharacter(many, 3), many)).toEqual([])
    expect(problemsOf(many).map(({ refused }) => refused)).toContain('deck-points')
    expect(problemsOf(setDice(many, 0, 1)).map(({ refused }) => refused)).toContain('deck-points')
  })

  test('is named in one line', () => {
    expect(teamInWords(squad, 'en')).toBe('Captain Phasma, 2 × First Order Stormtrooper')
  })
})

describe('beside the team', () => {
  const other = cardFacts('01167')
  const one = addCard(phasma, FROZEN_WASTES)

  test('a battlefield takes the place of another [sd.battlefield-choice.1]', () => {
    expect(addCard(one, other)).toEqual({ ...one, battlefield: other.id })
  })

  test('with a plot that brings two, it is the second, which moves up when the first goes', () => {
    const both = addCard(addCard(one, HOME_TURF), other)
    expect([both.battlefield, both.secondBattlefield]).toEqual([FROZEN_WASTES.id, other.id])
    expect(removeBattlefield(both, 'first').battlefield).toBe(other.id)
    expect(removeBattlefield(both, 'first')).not.toHaveProperty('secondBattlefield')
  })
})

describe('the deck', () => {
  const blaster = squad.cards.find(({ count }) => count === 2)!.card

  test('a third copy is refused with its rule [sd.deckbuilding.2]', () => {
    expect(reasons(squad, addCard(squad, cardFacts(blaster)))).toEqual([['deck-copies', 'sd.deckbuilding.2']])
  })

  test('a card of another affiliation waits for a team, and is refused by one [sd.deckbuilding.4]', () => {
    expect(reasons(EMPTY_DECK, addCard(EMPTY_DECK, DEFENSIVE_STANCE))).toEqual([])
    expect(reasons(phasma, addCard(phasma, DEFENSIVE_STANCE))).toEqual([
      ['deck-affiliation', 'sd.deckbuilding.4'],
    ])
  })

  test('copies go one by one, and the last takes the entry with it', () => {
    const less = setCopies(squad, blaster, 1)
    expect(copiesIn(less, blaster)).toBe(1)
    expect(less.cards).toHaveLength(squad.cards.length)
    expect(setCopies(less, blaster, 0).cards).toHaveLength(squad.cards.length - 1)
  })

  test('a problem marks its cards and leads to the first of them', () => {
    const wrong = addCard(squad, cardFacts(blaster))
    const [problem] = problemsOf(wrong).filter(({ refused }) => refused === 'deck-copies')
    expect(isWrong(blaster, [problem!])).toBe(true)
    expect(causeOf(problem!, wrong, 'en')).toEqual({
      name: cardFacts(blaster).name.en,
      anchor: `card-${blaster}`,
    })
  })

  test('begun and left as it was, it is empty', () => {
    expect(isEmpty(EMPTY_DECK)).toBe(true)
    expect(isEmpty(phasma)).toBe(false)
  })
})
