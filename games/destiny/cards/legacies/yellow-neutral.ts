/** Legacies: yellow neutral cards. */

import { sideOf } from '../../facts/index.ts'
import type { Texts } from '../../rules/abilities.ts'
import { always, effect } from '../../rules/abilities.ts'
import { opponentsOf } from '../../rules/choose.ts'
import { showsAnyDamage } from '../more-words.ts'
import { hostOf, isColor, resolveOne } from '../words.ts'

export const LEGACIES_YELLOW_NEUTRAL: Texts = {
  // Vibrocutlass
  '05069': {
    text: {
      en: 'Redeploy. On a yellow character the resource cost on this die is 1 less.',
      de: 'Verlegen. An einem gelben Charakter sind die Ressourcenkosten auf diesem Würfel um 1 geringer.',
    },
    keywords: ['redeploy'],
    abilities: [
      always({
        dieCost(s, me, die) {
          const host = hostOf(s, me)
          return die.card === me.card && host !== undefined && isColor(host.kind, 'yellow') ? -1 : 0
        },
      }),
    ],
  },
  // Counter Strike
  '05149': {
    text: {
      en: 'Resolve one of your dice showing damage, for 2 more if an opponent has resolved that kind of damage on his last turn this round.',
      de: 'Handle einen deiner Würfel mit Schaden ab, um 2 erhöht, falls ein Gegner in seinem letzten Zug dieser Runde diese Art Schaden abgehandelt hat.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const done = opponentsOf(s, me.seat).flatMap((seat) => s.players[seat].lastTurn.resolved)
        yield* resolveOne(t, me, showsAnyDamage, (die) => ({
          plus: done.includes(sideOf(die.kind, die.side).symbol) ? 2 : 0,
        }))
      }),
    ],
  },
}
