/** Covert Missions: gray neutral cards. */

import { enters, type Texts, when } from '../../rules/abilities.ts'
import { resourcesOn, takeFromCard } from '../../rules/later/resources-on-cards.ts'

export const COVERT_GRAY_NEUTRAL: Texts = {
  // Merchant Freighter
  '12154': {
    text: {
      en: 'Enters play with 3 resources on it. Can be activated. Once you have activated it, you may take 1 resource from it.',
      de: 'Kommt mit 3 Ressourcen darauf ins Spiel. Kann aktiviert werden. Nachdem du sie aktiviert hast, darfst du 1 Ressource von ihr nehmen.',
    },
    abilities: [
      enters({ resources: 3, canBeActivated: true }),
      when('after activate', {
        of: 'this',
        may: true,
        if: (s, me) => resourcesOn(s, me.card) > 0,
        run(t, me) {
          takeFromCard(t, me.seat, me.card, 1)
        },
      }),
    ],
  },
}
