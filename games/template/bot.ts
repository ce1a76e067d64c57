/** What a good player knows. States given here are samples: what the thinking seat can't see is dealt anew in them. */
import { type Advice, type Answer, type Ask, asked, optionsOf, type Rng } from '@dejarik/kernel'
import { DESIGNS } from './facts/cards.ts'
import type { Lay, Questions } from './questions.ts'
import type { State } from './state.ts'

const laysOf = (ask: Ask): readonly Lay[] => optionsOf(asked<Questions>(ask))

export const advice: Advice<State> = {
  /** Any card: who always lays the highest first is read like a book. */
  greedy: (_state, ask, rng: Rng): Answer => rng.int(laysOf(ask).length),
  /** Points and what is left in the hands, as a share. */
  evaluate({ sides }, seat) {
    const strength = sides.map(
      ({ hand, points }) => 1 + 10 * points + hand.reduce((sum, card) => sum + DESIGNS[card].value, 0),
    )
    return strength[seat] / (strength[0] + strength[1])
  },
  candidates: (_state, ask) => [...laysOf(ask).keys()],
  keyOf: (_state, ask, answer) => DESIGNS[laysOf(ask)[Number(answer)].card].id,
}
