/** What a good player knows of a skirmish. */
import { type Advice, type Answer, type Ask, optionsOf, type Rng, randomAnswer } from '@dejarik/kernel'
import { pointsOf } from '../rules/winning.ts'
import { opponentOf, type State } from '../state.ts'

function greedy(_s: State, ask: Ask, rng: Rng): Answer {
  if (ask.form === 'one') {
    const attack = optionsOf(ask).findIndex(({ do: what }) => what === 'attack')
    if (attack >= 0) return attack
  }
  return randomAnswer(ask, rng)
}

export const advice: Advice<State> = {
  greedy,
  evaluate: (s, seat) => 0.5 + (pointsOf(s, seat) - pointsOf(s, opponentOf(seat))) / 160,
  candidates: (s, ask) =>
    ask.form === 'one'
      ? optionsOf(ask).map((_, i) => i)
      : [greedy(s, ask, { int: () => 0 } as unknown as Rng)],
  keyOf: (_s, ask, answer) => `${ask.what} ${JSON.stringify(answer)}`,
}
