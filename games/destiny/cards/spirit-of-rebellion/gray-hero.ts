/** Spirit of Rebellion: gray cards of heroes. */

import { effect, special, type Texts } from '../../rules/abilities.ts'
import { resolveDie } from '../../rules/actions/resolve-dice.ts'
import { chooseDie, diceIn } from '../../rules/choose.ts'
import { resolveOne } from '../words.ts'

export const SPIRIT_GRAY_HERO: Texts = {
  // R2-D2
  '02042': {
    text: {
      en: 'Special – Resolve one of your dice; it is worth 1 more.',
      de: 'Spezial – Handle einen deiner Würfel ab; er zählt 1 mehr.',
    },
    abilities: [
      special(function* (t, me) {
        yield* resolveOne(t, me, () => true, { plus: 1 })
      }),
    ],
  },
  // Confidence
  '02109': {
    text: {
      en: 'Choose an opponent’s die. He must resolve it if he can.',
      de: 'Wähle einen gegnerischen Würfel. Der Gegner muss ihn abhandeln, falls er kann.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* chooseDie(t, me, 'resolve', diceIn(t.state, me, 'opponents'))
        if (die !== null) yield* resolveDie(t, { ...me, seat: die.pool }, die)
      }),
    ],
  },
}
