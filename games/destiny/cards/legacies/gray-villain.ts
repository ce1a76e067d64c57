/** Legacies: gray cards of villains. */
import type { Seat } from '@dejarik/kernel'
import { effect, special, type Texts } from '../../rules/abilities.ts'
import type { State } from '../../state.ts'
import { opponentsWho, removeOneOf, rerollOne } from '../deeds.ts'
import { countCharacters, onlyIf } from '../more-words.ts'
import { rerollThisDie } from '../words.ts'

/** Opponents with fewer characters. */
function smaller(s: State, seat: Seat): Seat[] {
  return opponentsWho(s, seat, (other) => countCharacters(s, other) < countCharacters(s, seat))
}

export const LEGACIES_GRAY_VILLAIN: Texts = {
  // BB-9E
  '05028': {
    text: {
      en: 'Special – Reroll an opponent’s die. Reroll this die instead of removing it.',
      de: 'Spezial – Wirf einen gegnerischen Würfel neu, dann diesen statt ihn zu entfernen.',
    },
    short: {
      en: 'Special – Reroll an opponent’s die, then this one instead of removing it.',
      de: 'Spezial – Wirf einen gegnerischen und diesen Würfel neu.',
    },
    abilities: [
      special(function* (t, me) {
        yield* rerollOne(t, me, 'opponents')
        return yield* rerollThisDie(t, me)
      }),
    ],
  },
  // Outnumber
  '05099': {
    text: {
      en: 'Only if an opponent has fewer characters in play than you. Remove one of his dice.',
      de: 'Nur falls ein Gegner weniger Charaktere im Spiel hat als du. Entferne einen seiner Würfel.',
    },
    abilities: [
      onlyIf((s, seat) => smaller(s, seat).length > 0),
      effect(function* (t, me) {
        yield* removeOneOf(t, me, smaller(t.state, me.seat))
      }),
    ],
  },
}
