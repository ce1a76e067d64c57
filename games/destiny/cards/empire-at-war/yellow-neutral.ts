/** Empire at War: yellow neutral cards. */

import { always, special, type Texts, when } from '../../rules/abilities.ts'
import { giveShields } from '../../rules/shields.ts'
import { playOne } from '../more-words.ts'
import { hasSubtype, hostOf } from '../words.ts'

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
  // Mandalorian Armor
  '03145': {
    text: {
      en: 'Once you have played it, the character that wears it gets 1 shield. It can have 1 shield more than others.',
      de: 'Nachdem du sie gespielt hast, erhält der Charakter, der sie trägt, 1 Schild. Er kann 1 Schild mehr haben als andere.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host !== undefined) yield* giveShields(t, me, host.id, 1)
        },
      }),
      always({ shieldLimit: (s, me, card) => (hostOf(s, me)?.id === card.id ? 1 : 0) }),
    ],
  },
}
