import { type Answer, type Ask, asked, optionsOf } from '@dejarik/kernel'
import type { Questions } from '../questions.ts'
import type { State } from '../state.ts'
import { rankOffer, rankOne } from './choices.ts'
import { rankBases, rankExiles, rankShares } from './selections.ts'
import { rankActions } from './turn.ts'

/** Answers worth thinking about, best first. */
export function candidates(s: State, question: Ask): readonly Answer[] {
  const ask = asked<Questions>(question)
  switch (ask.what) {
    case 'action':
      return rankActions(s, optionsOf(ask))
    case 'trigger':
    case 'reward':
      return rankOffer(s, ask)
    case 'pick-bases':
      return rankBases(ask)
    case 'exile-cards':
      return rankExiles(s, ask)
    case 'assign-damage':
      return rankShares(s, ask)
    default:
      return rankOne(s, ask)
  }
}
