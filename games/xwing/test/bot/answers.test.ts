import { checkAnswer, FastRng, Match, randomAnswer } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../../index.ts'
import { SCENARIOS } from '../../scenarios/index.ts'
import { optionsFor, squadsInPlay } from '../squads.ts'

/** Matches in which the plan is now and then left, so that it also meets positions it would avoid. */
test.each(SCENARIOS.map(({ id }) => id))('every answer that is advised is legal: %s', (scenario) => {
  const squads = squadsInPlay()
  const rng = new FastRng(scenario.length)
  const pair = [squads[rng.int(squads.length)], squads[rng.int(squads.length)]]
  const match = Match.start(xwing, optionsFor(pair, { scenario, rounds: 4 }), 'advice', { keep: 0 })
  for (let { ask } = match; ask !== null; ask = match.ask) {
    const advised = xwing.advice.candidates(match.state, ask)
    expect(advised.length, ask.what).toBeGreaterThan(0)
    for (const answer of advised) expect(checkAnswer(ask, answer), ask.what).toBeNull()
    const plan = xwing.advice.greedy(match.state, ask, rng)
    expect(checkAnswer(ask, plan), ask.what).toBeNull()
    expect(match.answer(ask.seat, rng.int(8) === 0 ? randomAnswer(ask, rng) : plan)).toBeNull()
  }
})
