/** What a good player knows. */
import { type Advice, randomAnswer } from '@dejarik/kernel'
import type { State } from '../state.ts'

export const advice: Advice<State> = {
  greedy: (_s, ask, rng) => randomAnswer(ask, rng),
  evaluate: () => 0.5,
  candidates: (_s, ask) => [randomAnswer(ask, { int: () => 0 })],
  keyOf: (_s, _ask, answer) => String(answer),
}
