/** Convergence: blue cards of heroes. */

import { factsOf } from '../../facts/index.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { defeatedOf, isDamageSide, onlyIf, turnSome } from '../more-words.ts'

export const CONVERGENCE_BLUE_HERO: Texts = {
  // A Friend Lost
  '09059': {
    text: {
      en: 'Only if a unique character of yours was defeated. Turn up to 2 of your dice to sides with damage.',
      de: 'Nur falls einer deiner einzigartigen Charaktere besiegt wurde. Drehe bis zu 2 deiner Würfel auf Seiten mit Schaden.',
    },
    abilities: [
      onlyIf((s, seat) => defeatedOf(s, seat).some((card) => factsOf(s.kinds[card]).unique)),
      effect(function* (t, me) {
        yield* turnSome(t, me, 2, (die) => die.pool === me.seat, isDamageSide)
      }),
    ],
  },
}
