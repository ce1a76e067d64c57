/** Spark of Hope: yellow neutral cards. */

import { always, type Texts } from '../../rules/abilities.ts'
import { hostOf } from '../words.ts'

export const SPARK_YELLOW_NEUTRAL: Texts = {
  // Bounty Hunter Mask
  '11152': {
    text: {
      en: 'The character that wears it has 1 more health and is a bounty hunter.',
      de: 'Der Charakter, der sie trägt, hat 1 Ausdauer mehr und ist ein Kopfgeldjäger.',
    },
    abilities: [
      always({
        health: (s, me, card) => (hostOf(s, me)?.id === card.id ? 1 : 0),
        subtypes: (s, me, card) => (hostOf(s, me)?.id === card.id ? ['bounty-hunter'] : []),
      }),
    ],
  },
}
