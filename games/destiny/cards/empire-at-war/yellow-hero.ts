/** Empire at War: yellow cards of heroes. */

import { always, effect, type Texts } from '../../rules/abilities.ts'
import { chooseOpponent, chooseWay, diceIn } from '../../rules/choose.ts'
import { discardTop } from '../../rules/hand.ts'
import { mustPass } from '../../rules/orders.ts'
import { loseResources } from '../../rules/resources.ts'
import { removeSome, showsDamage } from '../words.ts'

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
  // Lando Calrissian
  '03039': {
    text: {
      en: 'You start the match with 1 resource more.',
      de: 'Du beginnst die Partie mit 1 zusätzlichen Ressource.',
    },
    abilities: [always({ startResources: (_s, me, seat) => (seat === me.seat ? 1 : 0) })],
  },
  // Quick Escape
  '03113': {
    text: {
      en: 'Remove up to 2 dice showing melee or ranged damage. You must pass all your further turns this round.',
      de: 'Entferne bis zu 2 Würfel mit Nah- oder Fernkampfschaden. Du musst alle deine weiteren Züge dieser Runde passen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeSome(t, me, diceIn(t.state, me, 'any').filter(showsDamage), { min: 0, max: 2 })
        mustPass(t, me.seat, Number.MAX_SAFE_INTEGER)
      }),
    ],
  },
}
