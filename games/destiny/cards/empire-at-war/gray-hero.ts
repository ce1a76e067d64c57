/** Empire at War: gray cards of heroes. */
import { effect, special, type Texts } from '../../rules/abilities.ts'
import { cardsOfType, chooseCard, chooseWay } from '../../rules/choose.ts'
import { heal } from '../../rules/damage.ts'
import { dieValue, isCharacterDie } from '../../rules/dice.ts'
import { drawCards } from '../../rules/hand.ts'
import { exhaust } from '../../rules/ready.ts'
import { rerollOne } from '../deeds.ts'

export const EMPIRE_GRAY_HERO: Texts = {
  // T-47 Airspeeder
  '03045': {
    text: {
      en: 'Special – Exhaust a support, or draw 2 cards.',
      de: 'Spezial – Erschöpfe eine Unterstützung oder ziehe 2 Karten.',
    },
    abilities: [
      special(function* (t, me) {
        if ((yield* chooseWay(t, me, 'choose-one', ['exhaust', 'draw'])) === 'draw') {
          drawCards(t, me.seat, 2)
          return
        }
        const open = cardsOfType(t.state, 'support', me, 'any').filter(({ ready }) => ready)
        const support = yield* chooseCard(t, me, 'exhaust', open)
        if (support !== null) exhaust(t, support.id)
      }),
    ],
  },
  // Defiance
  '03117': {
    text: {
      en: 'Reroll one of your character dice. Then that character heals as much damage as the die is worth.',
      de: 'Wirf einen deiner Charakterwürfel neu. Dann heilt dieser Charakter so viel Schaden, wie der Würfel wert ist.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* rerollOne(t, me, 'yours', (one) => isCharacterDie(t.state, one))
        if (die !== null) yield* heal(t, me, die.card, dieValue(t.state, die))
      }),
    ],
  },
}
