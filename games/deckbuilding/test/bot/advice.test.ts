/** What must hold of the advice in every match: it proposes what is legal, and judges both seats as one. */
import { type Ask, checkAnswer, FastRng, Match, randomAnswer } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { type DeckbuildingOptions, deckbuilding, type State, type Variant } from '../../index.ts'

const { advice } = deckbuilding
const VARIANTS: readonly Variant[] = ['introductory', 'whole-galaxy', 'secret-bases']

/** Shows every prompt of matches in which half of the answers are random and half follow the plan. */
function atEveryPrompt(matches: number, look: (state: State, ask: Ask) => void): void {
  for (let i = 0; i < matches; i++) {
    const options = { variant: VARIANTS[i % 3], bases: 2 + (i % 3), payOff: i % 2 === 1 }
    const match = Match.start(deckbuilding, options, `advice ${i}`, { keep: 0 })
    const rng = new FastRng(i)
    for (let { ask } = match; ask !== null; ask = match.ask) {
      look(match.state, ask)
      const answer = rng.int(2) === 0 ? randomAnswer(ask, rng) : advice.greedy(match.state, ask, rng)
      match.answer(ask.seat, answer)
    }
  }
}

test('every candidate is legal, and there are one to a few dozen of them', () => {
  atEveryPrompt(12, (state, ask) => {
    const answers = advice.candidates(state, ask)
    const illegal = answers.filter((answer) => checkAnswer(ask, answer) !== null)
    expect(illegal, ask.what).toEqual([])
    expect(answers.length > 0 && answers.length < 25, `${answers.length} for ${ask.what}`).toBe(true)
  })
})

test('no two candidates have the same key', () => {
  atEveryPrompt(12, (state, ask) => {
    const keys = advice.candidates(state, ask).map((answer) => advice.keyOf(state, ask, answer))
    expect(new Set(keys).size, `${ask.what}: ${keys.join(' | ')}`).toBe(keys.length)
  })
})

test('the chances of both seats add up to one', () => {
  atEveryPrompt(6, (state) => {
    const empire = advice.evaluate(state, 0)
    expect(empire).toBeGreaterThanOrEqual(0)
    expect(empire).toBeLessThanOrEqual(1)
    expect(empire + advice.evaluate(state, 1)).toBeCloseTo(1, 9)
  })
})

test('thinking changes nothing', () => {
  atEveryPrompt(3, (state, ask) => {
    const before = JSON.stringify(state)
    advice.candidates(state, ask)
    advice.evaluate(state, ask.seat)
    expect(JSON.stringify(state)).toBe(before)
  })
})

test('the plan beats chance in nineteen of twenty matches, from both sides of the table', () => {
  const options: DeckbuildingOptions = { variant: 'introductory', bases: 3, payOff: false }
  let won = 0
  for (let i = 0; i < 60; i++) {
    const planner = i % 2
    const match = Match.start(deckbuilding, options, `plan ${i >> 1}`, { keep: 0 })
    const rng = new FastRng(i)
    for (let { ask } = match; ask !== null; ask = match.ask)
      match.answer(
        ask.seat,
        ask.seat === planner ? advice.greedy(match.state, ask, rng) : randomAnswer(ask, rng),
      )
    if (match.outcome?.winners[0] === planner) won++
  }
  expect(won).toBeGreaterThanOrEqual(57)
})
