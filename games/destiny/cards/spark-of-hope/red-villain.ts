/** Spark of Hope: red cards of villains. */

import { type Texts, when } from '../../rules/abilities.ts'
import { seatsIn } from '../../rules/winning.ts'
import { dealIndirect } from '../more-words.ts'

export const SPARK_RED_VILLAIN: Texts = {
  // Hostile Territory
  '11032': {
    text: {
      en: 'Once the upkeep phase has begun, each player who does not control the battlefield is dealt 2 indirect damage.',
      de: 'Nachdem die Auffrischphase begonnen hat, wird jedem Spieler, der das Schlachtfeld nicht kontrolliert, 2 indirekter Schaden zugefügt.',
    },
    abilities: [
      when('after upkeep', {
        *run(t, me) {
          for (const seat of seatsIn(t.state))
            if (seat !== t.state.controller) yield* dealIndirect(t, me, 2, seat)
        },
      }),
    ],
  },
}
