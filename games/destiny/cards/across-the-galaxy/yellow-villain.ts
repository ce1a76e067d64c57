/** Across the Galaxy: yellow cards of villains. */

import type { Deed } from '../../offers.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { chooseOpponent, chooseWays } from '../../rules/choose.ts'
import { discardChosen } from '../../rules/hand.ts'
import { dealIndirect } from '../more-words.ts'
import { opponentRemoves } from '../words.ts'

export const GALAXY_YELLOW_VILLAIN: Texts = {
  // In a Bind
  '08043': {
    text: {
      en: 'An opponent chooses two: remove 2 of the own dice, discard 2 cards from hand, or be dealt 2 indirect damage by you.',
      de: 'Ein Gegner wählt zwei: 2 eigene Würfel entfernen, 2 Handkarten ablegen oder von dir 2 indirekten Schaden nehmen.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const ways: readonly Deed[] = ['remove', 'discard', 'indirect']
        for (const way of yield* chooseWays(t, { ...me, seat: opponent }, 'choose-two', ways, 2)) {
          if (way === 'remove') yield* opponentRemoves(t, me, opponent, 2)
          else if (way === 'discard') yield* discardChosen(t, me, opponent, 2)
          else yield* dealIndirect(t, me, 2, opponent)
        }
      }),
    ],
  },
}
