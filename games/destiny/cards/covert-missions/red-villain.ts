/** Covert Missions: red cards of villains. */

import { action, type Texts } from '../../rules/abilities.ts'
import { diceIn, isShowing } from '../../rules/choose.ts'
import { placeResources, resourcesOn } from '../../rules/later/resources-on-cards.ts'
import { winGame } from '../../rules/winning.ts'
import { removeSome } from '../words.ts'

const DEATH_STAR = 15

export const COVERT_RED_VILLAIN: Texts = {
  // Construct the Death Star
  '12030': {
    text: {
      en: 'Action – Remove 2 of your dice showing resources to place 2 resources on this plot. With 15 or more on it you win the match.',
      de: 'Aktion – Entferne 2 deiner Würfel mit Ressourcen, um 2 Ressourcen auf diese Strategie zu legen. Mit 15 oder mehr darauf gewinnst du die Partie.',
    },
    abilities: [
      action({
        *run(t, me) {
          const dice = diceIn(t.state, me, 'yours').filter((die) => isShowing(die, 'resource'))
          if (dice.length < 2 || (yield* removeSome(t, me, dice, { min: 2, max: 2 })).length < 2) return
          placeResources(t, me.card, 2)
          if (resourcesOn(t.state, me.card) >= DEATH_STAR) winGame(t, me.seat)
        },
      }),
    ],
  },
}
