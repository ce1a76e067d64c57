/** Covert Missions: yellow neutral cards. */

import { enters, type Texts, when } from '../../rules/abilities.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { removeResources, resourcesOn } from '../../rules/later/resources-on-cards.ts'
import { dealIndirect } from '../more-words.ts'
import { aDeck } from '../words.ts'

export const COVERT_YELLOW_NEUTRAL: Texts = {
  // Improvised Explosive
  '12142': {
    text: {
      en: 'Enters play with 2 resources on it. Once the action phase has begun, 1 of them goes away; with the last one, discard this support to deal 3 indirect damage to a player.',
      de: 'Kommt mit 2 Ressourcen darauf ins Spiel. Nachdem die Aktionsphase begonnen hat, kommt 1 davon weg; mit der letzten legst du diese Unterstützung ab, um einem Spieler 3 indirekten Schaden zuzufügen.',
    },
    abilities: [
      enters({ resources: 2 }),
      when('after action-phase', {
        *run(t, me) {
          removeResources(t, me.card, 1)
          if (resourcesOn(t.state, me.card) > 0 || !(yield* discardFromPlay(t, me, me.card, 'card'))) return
          yield* dealIndirect(t, me, 3, yield* aDeck(t, me))
        },
      }),
    ],
  },
}
