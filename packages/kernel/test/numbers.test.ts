import { describe, expect, test } from 'vitest'
import { filled, misnumbered, type Numbers, numbersOf, readNumbers, writeNumbers } from '../src/index.ts'
import { tiny } from './tiny.ts'

const numbers: Numbers = {
  numbered: { cards: ['chalk', 'flint: after roll, action', 'slate'], 'dice, by card': ['chalk: red'] },
  named: { scenarios: ['day', 'night'] },
}

const wrong = (was: Numbers, is: Numbers) =>
  misnumbered(was, is).map(({ what, lost }) => ({ what: filled(what), lost }))

const withCards = (...cards: readonly string[]): Numbers => ({
  ...numbers,
  numbered: { ...numbers.numbered, cards },
})

describe('what states name by number', () => {
  test('stays as it is, or grows at the end', () => {
    expect(wrong(numbers, numbers)).toEqual([])
    const grown = withCards('chalk: action', 'flint: after roll, action, special', 'slate', 'amber')
    expect(wrong(numbers, grown)).toEqual([])
  })

  test('is something else when one is put between, taken out or exchanged', () => {
    expect(wrong(numbers, withCards('chalk', 'amber', 'flint: after roll, action', 'slate'))).toEqual([
      { what: 'number 1 of the cards was “flint: after roll, action” and is “amber”', lost: true },
      { what: 'number 2 of the cards was “slate” and is “flint: after roll, action”', lost: true },
    ])
    expect(wrong(numbers, withCards('chalk', 'flint: after roll, action'))).toEqual([
      { what: 'number 2 of the cards was “slate” and is gone', lost: true },
    ])
  })

  test('is described otherwise when its parts are others', () => {
    expect(wrong(numbers, withCards('chalk', 'flint: action, after roll', 'slate'))).toEqual([
      {
        what: 'number 1 of the cards was “flint: after roll, action” and is “flint: action, after roll”',
        lost: false,
      },
    ])
  })

  test('is gone when its whole list is', () => {
    expect(wrong(numbers, { ...numbers, numbered: { cards: numbers.numbered.cards } })).toEqual([
      { what: 'number 0 of the dice, by card was “chalk: red” and is gone', lost: true },
    ])
  })
})

test('what states name by word may stand in any order, but must be there', () => {
  expect(wrong(numbers, { ...numbers, named: { scenarios: ['dusk', 'night', 'day'] } })).toEqual([])
  expect(wrong(numbers, { ...numbers, named: { scenarios: ['day'] } })).toEqual([
    { what: '“night” is no longer among the scenarios', lost: true },
  ])
})

test('streams and steps belong to them in every game', () => {
  const game = tiny({
    *first(t) {
      yield* t.may(0, 'first', { rule: 'ti.first' })
      return 'over'
    },
  })
  expect(numbersOf(game, numbers)).toEqual({
    numbered: { streams: ['dice'], ...numbers.numbered },
    named: { steps: ['first'], ...numbers.named },
  })
})

test('they are read as they were written', () => {
  expect(readNumbers(writeNumbers(3, numbers))).toEqual({ schema: 3, ...numbers })
})
