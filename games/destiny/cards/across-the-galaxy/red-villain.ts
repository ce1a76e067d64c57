/** Across the Galaxy: red cards of villains. */

import { always, type Texts } from '../../rules/abilities.ts'
import { untilActionPhaseEnds } from '../more-words.ts'

export const GALAXY_RED_VILLAIN: Texts = {
  // Iden Versio
  '08018': {
    text: {
      en: 'While a character die of hers lies in your pool, opponents can’t take additional actions.',
      de: 'Solange einer ihrer Charakterwürfel in deinem Pool liegt, können Gegner keine zusätzlichen Aktionen durchführen.',
    },
    abilities: [
      always({
        forbids: (s, me, deed) =>
          deed.what === 'additional-action' &&
          deed.by !== me.seat &&
          s.dice.some(({ card, pool }) => card === me.card && pool === me.seat),
      }),
    ],
  },
  // Vigilance
  '08033': {
    text: {
      en: 'Opponents can’t turn dice. Discard this support once the action phase has ended.',
      de: 'Gegner können keine Würfel drehen. Lege diese Unterstützung ab, nachdem die Aktionsphase geendet hat.',
    },
    abilities: [
      always({ forbids: (_s, me, deed) => deed.what === 'turn' && deed.by !== me.seat }),
      untilActionPhaseEnds(),
    ],
  },
}
