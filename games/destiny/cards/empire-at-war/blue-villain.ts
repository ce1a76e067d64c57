/** Empire at War: blue cards of villains. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { giveShields } from '../../rules/shields.ts'
import { countCharacters, onlyIf } from '../more-words.ts'
import { aCharacter, isColor } from '../words.ts'

export const EMPIRE_BLUE_VILLAIN: Texts = {
  // Indomitable
  '03072': {
    text: {
      en: 'Only with exactly one character. Give a blue character 3 shields.',
      de: 'Nur mit genau einem Charakter. Gib einem blauen Charakter 3 Schilde.',
    },
    abilities: [
      onlyIf((s, seat) => countCharacters(s, seat) === 1),
      effect(function* (t, me) {
        const blue = yield* aCharacter(t, me, 'shields', 'any', ({ kind }) => isColor(kind, 'blue'), {
          amount: 3,
        })
        if (blue !== null) yield* giveShields(t, me, blue.id, 3)
      }),
    ],
  },
}
