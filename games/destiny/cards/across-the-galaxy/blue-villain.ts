/** Across the Galaxy: blue cards of villains. */

import { always, type Texts } from '../../rules/abilities.ts'
import { untilActionPhaseEnds } from '../more-words.ts'

export const GALAXY_BLUE_VILLAIN: Texts = {
  // Galactic Deception
  '08011': {
    text: {
      en: 'Opponents can’t give shields to characters. Discard this support once the action phase has ended.',
      de: 'Gegner können Charakteren keine Schilde geben. Lege diese Unterstützung ab, nachdem die Aktionsphase geendet hat.',
    },
    abilities: [
      always({ forbids: (_s, me, deed) => deed.what === 'shields' && deed.by !== me.seat }),
      untilActionPhaseEnds(),
    ],
  },
}
