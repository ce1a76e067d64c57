/** Empire at War: yellow neutral cards. */

import { special, type Texts } from '../../rules/abilities.ts'
import { playOne } from '../more-words.ts'
import { hasSubtype } from '../words.ts'

export const EMPIRE_YELLOW_NEUTRAL: Texts = {
  // Weapons Cache
  '03052': {
    text: {
      en: 'Special – Play a weapon from your hand for 2 less.',
      de: 'Spezial – Spiele eine Waffe aus deiner Hand für 2 weniger.',
    },
    abilities: [
      special(function* (t, me) {
        const { hand } = t.state.players[me.seat]
        yield* playOne(t, me, hand, (kind) => hasSubtype(kind, 'weapon'), { discount: 2 })
      }),
    ],
  },
}
