/** Spark of Hope: yellow cards of villains. */

import { only, type Texts } from '../../rules/abilities.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'

export const SPARK_YELLOW_VILLAIN: Texts = {
  // 0-0-0 Protocol Matrix
  '11051': {
    text: {
      en: 'Modify: droid character or support.',
      de: 'Modifikation: Droide, Charakter oder Unterstützung.',
    },
    abilities: [only({ modifyAny: (s, card) => hasSubtypeNow(s, card, 'droid') })],
  },
}
