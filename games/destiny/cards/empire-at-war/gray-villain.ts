/** Empire at War: gray cards of villains. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { charactersOf, chooseOpponent, opponentsOf } from '../../rules/choose.ts'
import { dealToEach } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import type { Die } from '../../state.ts'
import { exhaustAction, removeADie } from '../words.ts'

export const EMPIRE_GRAY_VILLAIN: Texts = {
  // No Survivors
  '03087': {
    text: {
      en: 'Deal 1 damage to each character of an opponent that has damage on it.',
      de: 'Füge jedem Charakter eines Gegners, auf dem Schaden liegt, 1 Schaden zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const hurt = charactersOf(t.state, yield* chooseOpponent(t, me)).filter(({ damage }) => damage > 0)
        yield* dealToEach(
          t,
          me,
          hurt.map(({ id }) => ({ card: id, amount: 1 })),
        )
      }),
    ],
  },
  // Detention Center
  '03088': {
    text: {
      en: 'Action – Exhaust this support to remove a character die. Then any player may remove one of his character dice to discard this support.',
      de: 'Aktion – Erschöpfe diese Unterstützung, um einen Charakterwürfel zu entfernen. Dann darf ein beliebiger Spieler einen seiner Charakterwürfel entfernen, um diese Unterstützung abzulegen.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const s = t.state
        const removed = yield* removeADie(t, me, 'any', (die) => isCharacterDie(s, die))
        if (removed === null) return
        for (const seat of [...opponentsOf(s, me.seat), me.seat]) {
          const isOne = (die: Die): boolean => die.pool === seat && isCharacterDie(s, die)
          if ((yield* removeADie(t, me, 'any', isOne, { optional: true, by: seat })) === null) continue
          yield* discardFromPlay(t, me, me.card, 'card')
          return
        }
      }),
    ],
  },
}
