import type { BaseState, Game } from './api.ts'
import { type Answer, type Ask, optionsOf, randomAnswer } from './prompt.ts'
import type { Rng } from './random.ts'

/** A random answer with a leaning to what is seldom offered (`Coverage.weight`). Every legal answer can come up. */
export function curiousAnswer<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  state: S,
  ask: Ask,
  rng: Rng,
): Answer {
  const { coverage } = game
  if (coverage === undefined || ask.form !== 'one') return randomAnswer(ask, rng)
  const weights = optionsOf(ask).map((option) => coverage.weight(state, option))
  let left = rng.int(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
