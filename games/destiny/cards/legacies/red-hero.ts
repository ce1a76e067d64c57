/** Legacies: red cards of heroes. */

import type { Texts } from '../../rules/abilities.ts'
import { dieRules } from '../../rules/abilities.ts'

export const LEGACIES_RED_HERO: Texts = {
  // Mortar Team
  '05042': {
    text: {
      en: 'While you control the battlefield, indirect sides of this die may be resolved as ranged damage.',
      de: 'Solange du das Schlachtfeld kontrollierst, dürfen Seiten dieses Würfels mit indirektem Schaden als Fernkampfschaden abgehandelt werden.',
    },
    abilities: [
      dieRules({
        alsoAs: ({ symbol }, s, die) =>
          symbol === 'indirect' && die !== null && s.controller === die.pool ? ['ranged'] : [],
      }),
    ],
  },
}
