/** Way of the Force: yellow cards of heroes. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { digFor } from '../more-words.ts'
import { hasSubtype } from '../words.ts'

export const FORCE_YELLOW_HERO: Texts = {
  // Mechanical Insight
  '07096': {
    text: {
      en: 'Look at the top 5 cards of your deck, show a droid or podracer among them and take it to your hand. The rest goes under your deck in any order.',
      de: 'Sieh dir die obersten 5 Karten deines Decks an, zeige einen Droiden oder Podrenner darunter und nimm ihn auf die Hand. Der Rest kommt in beliebiger Reihenfolge unter dein Deck.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* digFor(t, me, 5, (kind) => hasSubtype(kind, 'droid') || hasSubtype(kind, 'podracer'))
      }),
    ],
  },
}
