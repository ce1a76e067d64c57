/** Way of the Force: red cards of villains. */

import { type Texts, when } from '../../rules/abilities.ts'
import { rollThisDie } from '../more-words.ts'

export const FORCE_RED_VILLAIN: Texts = {
  // Executioner
  '07019': {
    text: {
      en: 'Once a character of an opponent is defeated, you may roll this die into your pool.',
      de: 'Nachdem ein Charakter eines Gegners besiegt wurde, darfst du diesen Würfel in deinen Pool werfen.',
    },
    abilities: [
      when('after defeat', {
        of: 'their-card',
        may: true,
        *run(t, me) {
          yield* rollThisDie(t, me)
        },
      }),
    ],
  },
}
