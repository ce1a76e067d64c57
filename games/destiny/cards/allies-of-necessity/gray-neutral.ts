/** Allies of Necessity: gray neutral cards. */

import { action, claim, type Texts } from '../../rules/abilities.ts'
import { chooseWay } from '../../rules/choose.ts'
import { placeResources, takeFromCard } from '../../rules/later/resources-on-cards.ts'

export const ALLIES_GRAY_NEUTRAL: Texts = {
  // Wheeta Palace
  '10020': {
    text: {
      en: 'Claim – Place 1 resource on this battlefield. Power Action – Place 1 resource on it, or take all that lie there.',
      de: 'Beanspruchen – Lege 1 Ressource auf dieses Schlachtfeld. Mächtige Aktion – Lege 1 Ressource darauf oder nimm alle, die dort liegen.',
    },
    abilities: [
      claim((t, me) => placeResources(t, me.card, 1)),
      action({
        limit: 'round',
        *run(t, me) {
          const way = yield* chooseWay(t, me, 'choose-one', ['place', 'take'])
          if (way === 'place') placeResources(t, me.card, 1)
          else takeFromCard(t, me.seat, me.card)
        },
      }),
    ],
  },
}
