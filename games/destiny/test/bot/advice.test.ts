/** What must hold of the advice in every match: it proposes what is legal, and judges all seats together. */
import { type Ask, checkAnswer, FastRng, Match, randomAnswer } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { READY_DECKS } from '../../build/index.ts'
import { type DestinyOptions, destiny, type State } from '../../index.ts'

const { advice } = destiny

/** The ready decks in turn, now and then three at one table. */
function optionsOf(i: number): DestinyOptions {
  const seats = i % 5 === 4 ? 3 : 2
  const decks = Array.from({ length: seats }, (_, k) => READY_DECKS[(i + 3 * k) % READY_DECKS.length].deck)
  return { decks: decks as DestinyOptions['decks'] }
}

/** Shows every prompt of matches in which a third of the answers are random and the others follow the plan. */
function atEveryPrompt(matches: number, look: (state: State, ask: Ask) => void): void {
  for (let i = 0; i < matches; i++) {
    const match = Match.start(destiny, optionsOf(i), `advice ${i}`, { keep: 0 })
    const rng = new FastRng(i)
    for (let { ask } = match; ask !== null; ask = match.ask) {
      look(match.state, ask)
      const answer = rng.int(3) === 0 ? randomAnswer(ask, rng) : advice.greedy(match.state, ask, rng)
      match.answer(ask.seat, answer)
    }
  }
}

test('every candidate is legal, the plan among them, and there are one to a dozen of them', () => {
  atEveryPrompt(16, (state, ask) => {
    const answers = advice.candidates(state, ask)
    const illegal = answers.filter((answer) => checkAnswer(ask, answer) !== null)
    expect(illegal, ask.what).toEqual([])
    expect(answers.length > 0 && answers.length <= 12, `${answers.length} for ${ask.what}`).toBe(true)
    expect(answers[0], ask.what).toEqual(advice.greedy(state, ask, new FastRng(1)))
  })
})

test('no two candidates have the same key', () => {
  atEveryPrompt(16, (state, ask) => {
    const keys = advice.candidates(state, ask).map((answer) => advice.keyOf(state, ask, answer))
    expect(new Set(keys).size, `${ask.what}: ${keys.join(' | ')}`).toBe(keys.length)
  })
})

test('the chances of all seats add up to one', () => {
  atEveryPrompt(10, (state) => {
    const chances = state.players.map((_, seat) => advice.evaluate(state, seat))
    for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })
})

test('thinking changes nothing', () => {
  atEveryPrompt(4, (state, ask) => {
    const before = JSON.stringify(state)
    advice.candidates(state, ask)
    advice.evaluate(state, ask.seat)
    expect(JSON.stringify(state)).toBe(before)
  })
})

test('the plan beats chance in nineteen of twenty matches', () => {
  let won = 0
  for (let i = 0; i < 40; i++) {
    const planner = i % 2
    const { decks } = optionsOf(i >> 1)
    const match = Match.start(destiny, { decks: decks.slice(0, 2) }, `plan ${i >> 1}`, { keep: 0 })
    const rng = new FastRng(i)
    for (let { ask } = match; ask !== null; ask = match.ask)
      match.answer(
        ask.seat,
        ask.seat === planner ? advice.greedy(match.state, ask, rng) : randomAnswer(ask, rng),
      )
    if (match.outcome?.winners[0] === planner) won++
  }
  expect(won).toBeGreaterThanOrEqual(38)
})
