/** Spirit of Rebellion: gray neutral cards. */

import { action, type Texts } from '../../rules/abilities.ts'
import { diceIn } from '../../rules/choose.ts'
import { discardOne } from '../more-words.ts'
import { rerollSome } from '../words.ts'

export const SPIRIT_GRAY_NEUTRAL: Texts = {
  // Resolve
  '02140': {
    text: {
      en: 'Action – Discard a card from your hand to reroll a die of an opponent.',
      de: 'Aktion – Lege eine Handkarte ab, um einen Würfel eines Gegners neu zu werfen.',
    },
    abilities: [
      action({
        *run(t, me) {
          if ((yield* discardOne(t, me)) === null) return
          yield* rerollSome(t, me, diceIn(t.state, me, 'opponents'), { min: 1, max: 1 })
        },
      }),
    ],
  },
}
