import { describe, expect, test } from 'vitest'
import { type Answer, canonical, SPECTATOR } from '../../src/index.ts'
import {
  type CantinaMatch,
  choose,
  give,
  HAN,
  LANDO,
  QIRA,
  situation,
  standing,
  start,
} from '../cantina/play.ts'

/** Han has played a heist; each of its six questions follows. */
function heist(): CantinaMatch {
  const match = situation(
    { han: { hand: ['heist', 'seer', 'dealer', 'smuggler'] }, lando: { credits: 2 } },
    { deck: ['gambler'], dice: [5], turnsLeft: 2 },
  )
  choose(match, { do: 'play', card: 'heist' })
  return match
}

/** The heist's questions in order, with an answer that takes it to the next. */
const heistAnswers: [what: string, answer: Answer][] = [
  ['heist-victim', 0],
  ['heist-stake', 3],
  ['heist-bury', [0, 2]],
  ['heist-order', [1, 0]],
  ['heist-hush', [1, 1, 1]],
  ['heist-flight', [3, 2, 1]],
]

test('one ability asks six things, each in its form, without leaving its step', () => {
  const match = heist()
  const forms: unknown[] = []
  for (const [what, answer] of heistAnswers) {
    expect(match.ask).toMatchObject({ seat: HAN, what })
    expect(match.midStep).toBe(true)
    expect(match.state.step).toBe('turn')
    forms.push(match.ask?.form)
    give(match, answer)
  }
  expect(forms).toEqual(['one', 'number', 'some', 'some', 'split', 'place'])
  expect(match.ask).toMatchObject({ seat: LANDO, what: 'turn' })
  expect(match.midStep).toBe(false)
  // Lando is robbed of both credits and paid one of three; Han: 4 + 2 − 3.
  expect(match.state.sides.map((side) => side.credits)).toEqual([3, 1, 5])
  expect(match.state).toMatchObject({ pot: 1, bank: 20 })
  expect(match.state.sides[HAN].ship).toEqual([3, 2, 1])
})

describe('a refused answer leaves the match untouched and cites the rule', () => {
  test.each<[number, Answer, string, string]>([
    [0, 2, 'not-an-option', 'ca.heist.1'],
    [1, 4, 'number-out-of-range', 'ca.heist.2'],
    [2, [0, 1, 2], 'wrong-count', 'ca.heist.3'],
    [3, [0, 0], 'chosen-twice', 'ca.heist.3'],
    [4, [0, 0, 3], 'others-first', 'ca.heist.5'],
    [5, [4, 0, 0], 'off-the-board', 'ca.heist.6'],
    [5, [1, 0, 0], 'field-taken', 'ca.heist.6'],
  ])('question %i of a heist, answered %j: %s', (question, answer, refused, rule) => {
    const match = heist()
    for (const [, good] of heistAnswers.slice(0, question)) give(match, good)
    const before = standing(match)
    const log = match.log.length
    expect(match.answer(HAN, answer)).toMatchObject({ refused, rule })
    expect(standing(match)).toBe(before)
    expect(match.log).toHaveLength(log)
    // And the good answer is still accepted.
    give(match, heistAnswers[question][1])
  })

  test.each([
    ['another player', LANDO],
    ['a third', QIRA],
    ['a spectator', SPECTATOR],
    ['nobody', 7],
    ['half a player', 0.5],
  ])('from %s, who is not asked', (_, seat) => {
    const match = heist()
    const before = standing(match)
    expect(match.answer(seat, 0)).toEqual({ refused: 'not-your-decision', rule: 'ca.heist.1' })
    expect(standing(match)).toBe(before)
  })

  test('in the form of another prompt: a secret answer where one is asked openly', () => {
    const match = heist()
    expect(match.enter('together', HAN, 0)).toEqual({ refused: 'other-prompt', rule: 'ca.heist.1' })
    const bids = start('bids')
    expect(bids.enter('answer', HAN, 0)).toEqual({ refused: 'other-prompt', rule: 'ca.bid.1' })
  })
})

test('an entry names who decided, even if a stored answer does not', () => {
  const match = heist()
  expect(match.enter('answer', -1, 1)).toBeNull()
  expect(match.entries.at(-1)).toEqual({ how: 'answer', seat: HAN, answer: 1 })
})

test('an entry keeps the answer as it was given, whatever becomes of the list', () => {
  const match = heist()
  give(match, 0)
  give(match, 0)
  const list = [0, 1]
  give(match, list)
  list[1] = 2
  expect(match.entries.at(-1)?.answer).toEqual([0, 1])
})

test('what is asked can be found by seat', () => {
  const match = heist()
  expect(match.askOf(HAN)).toBe(match.ask)
  expect(match.askOf(LANDO)).toBeNull()
  expect(canonical(match.asks.map((ask) => ask.seat))).toBe('[0]')
})
