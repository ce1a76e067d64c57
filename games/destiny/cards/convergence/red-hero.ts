/** Convergence: red cards of heroes. */

import type { Texts } from '../../rules/abilities.ts'
import { always } from '../../rules/abilities.ts'
import { isShowing } from '../../rules/choose.ts'

export const CONVERGENCE_RED_HERO: Texts = {
  // Padmé Amidala
  '09075': {
    text: {
      en: 'Your dice showing focus may be resolved as indirect damage.',
      de: 'Deine Würfel mit Fokus dürfen als indirekter Schaden abgehandelt werden.',
    },
    abilities: [
      always({
        alsoAs: (_s, me, die) => (die.pool === me.seat && isShowing(die, 'focus') ? ['indirect'] : []),
      }),
    ],
  },
}
