/** Spirit of Rebellion: battlefields. */

import { claim, type Texts } from '../../rules/abilities.ts'
import { chooseIds, chooseOpponent, isShowing } from '../../rules/choose.ts'
import { discardRandom, drawCards, moveCard } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import { removeShields } from '../../rules/shields.ts'
import { healACharacter } from '../more-words.ts'
import { aCharacter, removeADie, resolveMany, showsDamage } from '../words.ts'

export const SPIRIT_BATTLEFIELDS: Texts = {
  // Ewok Village
  '02154': {
    text: {
      en: 'Claim – Take all shields off a character.',
      de: 'Beanspruchen – Entferne alle Schilde von einem Charakter.',
    },
    abilities: [
      claim(function* (t, me) {
        const target = yield* aCharacter(t, me, 'shields-off', 'any', ({ shields }) => shields > 0)
        if (target !== null) yield* removeShields(t, me, target.id, target.shields)
      }),
    ],
  },
  // Maz's Castle
  '02155': {
    text: {
      en: 'Claim – Draw 2 cards. Put as many cards of your hand as you like under your deck, in any order.',
      de: 'Beanspruchen – Ziehe 2 Karten. Lege beliebig viele Handkarten in beliebiger Reihenfolge unter dein Deck.',
    },
    abilities: [
      claim(function* (t, me) {
        drawCards(t, me.seat, 2)
        const { hand } = t.state.players[me.seat]
        const count = { min: 0, max: hand.length, ordered: true }
        for (const card of yield* chooseIds(t, me, 'under-deck-order', hand, count))
          moveCard(t, card, 'deck-bottom')
      }),
    ],
  },
  // Moisture Farm
  '02156': {
    text: {
      en: 'Claim – You get 1 resource.',
      de: 'Beanspruchen – Du erhältst 1 Ressource.',
    },
    abilities: [claim((t, me) => gainResources(t, me.seat, 1))],
  },
  // Otoh Gunga
  '02157': {
    text: {
      en: 'Claim – Heal 1 damage from a character.',
      de: 'Beanspruchen – Heile 1 Schaden von einem Charakter.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* healACharacter(t, me, 1)
      }),
    ],
  },
  // Secluded Beach
  '02158': {
    text: {
      en: 'Claim – Remove an opponent’s die that shows ranged damage.',
      de: 'Beanspruchen – Entferne einen gegnerischen Würfel, der Fernkampfschaden zeigt.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* removeADie(t, me, 'opponents', (die) => isShowing(die, 'ranged'))
      }),
    ],
  },
  // Secret Facility
  '02159': {
    text: {
      en: 'Claim – Resolve up to 3 of your dice that show ranged or melee damage.',
      de: 'Beanspruchen – Handle bis zu 3 deiner Würfel ab, die Fern- oder Nahkampfschaden zeigen.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* resolveMany(t, me, 3, showsDamage)
      }),
    ],
  },
  // War-Torn Streets
  '02160': {
    text: {
      en: 'Claim – An opponent discards a random card of his hand.',
      de: 'Beanspruchen – Ein Gegner legt eine zufällige Handkarte ab.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* discardRandom(t, yield* chooseOpponent(t, me), 1)
      }),
    ],
  },
}
