/** Empire at War: yellow cards of heroes. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { chooseOpponent, chooseWay } from '../../rules/choose.ts'
import { discardTop } from '../../rules/hand.ts'
import { loseResources } from '../../rules/resources.ts'

export const EMPIRE_YELLOW_HERO: Texts = {
  // Local Patrol
  '03112': {
    text: {
      en: 'An opponent chooses: 1 resource is lost, or the top 2 cards of the own deck are discarded.',
      de: 'Ein Gegner wählt: Er verliert 1 Ressource oder legt die obersten 2 Karten seines Decks ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const way = yield* chooseWay(t, me, 'choose-one', ['lose', 'discard-top'], { by: opponent })
        if (way === 'lose') yield* loseResources(t, opponent, 1, me.seat)
        else discardTop(t, opponent, 2)
      }),
    ],
  },
}
