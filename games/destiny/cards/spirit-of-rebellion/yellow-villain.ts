/** Spirit of Rebellion: yellow cards of villains. */

import type { Texts } from '../../rules/abilities.ts'
import { when } from '../../rules/abilities.ts'
import { discardOne, maySpend } from '../more-words.ts'

export const SPIRIT_YELLOW_VILLAIN: Texts = {
  // Aurra Sing
  '02018': {
    text: {
      en: 'Before you resolve this die, you may discard a card from your hand to raise its value by 1.',
      de: 'Bevor du diesen Würfel abhandelst, darfst du eine Handkarte ablegen, um seinen Wert um 1 zu erhöhen.',
    },
    abilities: [
      when('before resolve', {
        of: 'this-by-you',
        if: (s, me) => s.players[me.seat].hand.length > 0,
        *run(t, me, event) {
          if ((yield* discardOne(t, me, true)) !== null) event.value++
        },
      }),
    ],
  },
  // Vibroknucklers
  '02025': {
    text: {
      en: 'Ambush. Before you resolve this die, you may spend 1 resource to raise its value by 1.',
      de: 'Hinterhalt. Bevor du diesen Würfel abhandelst, darfst du 1 Ressource ausgeben, um seinen Wert um 1 zu erhöhen.',
    },
    keywords: ['ambush'],
    abilities: [
      when('before resolve', {
        of: 'this-by-you',
        *run(t, me, event) {
          if (yield* maySpend(t, me, 1)) event.value++
        },
      }),
    ],
  },
}
