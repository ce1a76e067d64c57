/** Way of the Force: blue cards of villains. */

import { effect, special, type Texts } from '../../rules/abilities.ts'
import { diceIn } from '../../rules/choose.ts'
import { discardTopOfADeck, hasOddCost, isBlank } from '../more-words.ts'
import { damageACharacter, removeSome } from '../words.ts'

export const FORCE_BLUE_VILLAIN: Texts = {
  // Undermine
  '07011': {
    text: { en: 'Remove up to 2 dice showing blanks.', de: 'Entferne bis zu 2 Würfel mit Leerseiten.' },
    abilities: [
      effect(function* (t, me) {
        yield* removeSome(t, me, diceIn(t.state, me, 'any').filter(isBlank), { min: 0, max: 2 })
      }),
    ],
  },
  // Bardottan Sphere
  '07014': {
    text: {
      en: 'Special – Discard the top card of a deck. If its cost is odd, deal 1 damage to a character.',
      de: 'Spezial – Lege die oberste Karte eines Decks ab. Sind ihre Kosten ungerade, füge einem Charakter 1 Schaden zu.',
    },
    abilities: [
      special(function* (t, me) {
        const [card] = yield* discardTopOfADeck(t, me, 1)
        if (card !== undefined && hasOddCost(t.state.kinds[card])) yield* damageACharacter(t, me, 1)
      }),
    ],
  },
}
