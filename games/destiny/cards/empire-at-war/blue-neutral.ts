/** Empire at War: blue neutral cards. */

import type { Texts } from '../../rules/abilities.ts'
import { searchDeck } from '../more-words.ts'
import { hasSubtype, isColor, spotTo } from '../words.ts'

export const EMPIRE_BLUE_NEUTRAL: Texts = {
  // Lightsaber Pull
  '03130': {
    text: {
      en: 'With a blue character in play, look through your deck for a blue weapon, show it and take it to your hand; then shuffle.',
      de: 'Hast du einen blauen Charakter im Spiel, durchsuche dein Deck nach einer blauen Waffe, zeige sie und nimm sie auf die Hand; dann mische.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        yield* searchDeck(t, me, (kind) => isColor(kind, 'blue') && hasSubtype(kind, 'weapon'))
      }),
    ],
  },
}
