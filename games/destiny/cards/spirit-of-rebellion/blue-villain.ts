/** Spirit of Rebellion: blue cards of villains. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { onlyShowing } from '../more-words.ts'
import { damageACharacter } from '../words.ts'

export const SPIRIT_BLUE_VILLAIN: Texts = {
  // Lightsaber Throw
  '02072': {
    text: {
      en: 'Only with a melee die in your pool. Deal 2 damage to a character.',
      de: 'Nur mit einem Würfel mit Nahkampfschaden in deinem Pool. Füge einem Charakter 2 Schaden zu.',
    },
    abilities: [
      onlyShowing('melee'),
      effect(function* (t, me) {
        yield* damageACharacter(t, me, 2)
      }),
    ],
  },
}
