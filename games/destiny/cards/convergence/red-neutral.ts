/** Convergence: red neutral cards. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { dieHasSubtype } from '../../rules/later/subtypes.ts'
import { removeADie } from '../words.ts'

export const CONVERGENCE_RED_NEUTRAL: Texts = {
  // Measure for Measure
  '09127': {
    text: {
      en: 'Remove one of your trooper dice to remove a die.',
      de: 'Entferne einen deiner Truppler-Würfel, um einen Würfel zu entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        const own = yield* removeADie(t, me, 'yours', (die) => dieHasSubtype(t.state, die, 'trooper'))
        if (own !== null) yield* removeADie(t, me)
      }),
    ],
  },
}
