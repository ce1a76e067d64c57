/** Spirit of Rebellion: red cards of heroes. */

import { always, effect, type Texts } from '../../rules/abilities.ts'
import { hasCopyInDiscard } from '../more-words.ts'
import { shieldACharacter } from '../words.ts'

export const SPIRIT_RED_HERO: Texts = {
  // Spirit of Rebellion
  '02096': {
    text: {
      en: 'Give a character 1 shield, or 2 if another copy of this event lies in your discard pile.',
      de: 'Gib einem Charakter 1 Schild, oder 2, falls ein weiteres Exemplar dieses Ereignisses in deinem Ablagestapel liegt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* shieldACharacter(t, me, hasCopyInDiscard(t.state, me) ? 2 : 1)
      }),
    ],
  },
  // Temmin "Snap" Wexley
  '02029': {
    text: {
      en: 'While this die lies in your pool, opponents must spend 1 resource to claim the battlefield.',
      de: 'Solange dieser Würfel in deinem Pool liegt, müssen Gegner 1 Ressource ausgeben, um das Schlachtfeld zu beanspruchen.',
    },
    abilities: [
      always({
        claimCost: (s, me, seat) =>
          seat !== me.seat && s.dice.some(({ card, pool }) => card === me.card && pool === me.seat) ? 1 : 0,
      }),
    ],
  },
}
