/** Rivals: gray neutral cards. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { showsAnyDamage } from '../more-words.ts'
import { removeADie } from '../words.ts'

export const RIVALS_GRAY_NEUTRAL: Texts = {
  // Fight Back
  '06012': {
    text: {
      en: 'Remove one of your dice to remove a die showing damage.',
      de: 'Entferne einen deiner Würfel, um einen Würfel mit Schaden zu entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        if ((yield* removeADie(t, me, 'yours')) !== null) yield* removeADie(t, me, 'any', showsAnyDamage)
      }),
    ],
  },
}
