/** Spirit of Rebellion: red cards of villains. */

import { effect, type Texts } from '../../rules/abilities.ts'
import { takeControl } from '../../rules/actions/claim.ts'
import { heal } from '../../rules/damage.ts'
import { countCharacters, hasCopyInDiscard, maySpend, spotting, turnSome } from '../more-words.ts'
import { aCharacter, isColor, onlyWithBattlefield, sideShows } from '../words.ts'

export const SPIRIT_RED_VILLAIN: Texts = {
  // Lockdown
  '02063': {
    text: {
      en: 'Ambush. With two red characters in play you take control of the battlefield, without claiming it.',
      de: 'Hinterhalt. Hast du zwei rote Charaktere im Spiel, übernimmst du die Kontrolle über das Schlachtfeld, ohne es zu beanspruchen.',
    },
    keywords: ['ambush'],
    abilities: [
      spotting(
        (s, seat) => countCharacters(s, seat, ({ kind }) => isColor(kind, 'red')) >= 2,
        (t, me) => takeControl(t, me.seat),
      ),
    ],
  },
  // We Have Them Now
  '02068': {
    text: {
      en: 'Only while you control the battlefield. Turn up to 4 of your dice to melee or ranged damage.',
      de: 'Nur solange du das Schlachtfeld kontrollierst. Drehe bis zu 4 deiner Würfel auf Nah- oder Fernkampfschaden.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        yield* turnSome(
          t,
          me,
          4,
          (die) => die.pool === me.seat,
          (die, side) => sideShows(die, side, 'melee', 'ranged'),
        )
      }),
    ],
  },
  // Undying Loyalty
  '02067': {
    text: {
      en: 'Heal 1 damage from a red character. With another copy of this event in your discard pile you may spend 1 resource to put it on your deck instead of discarding it.',
      de: 'Heile 1 Schaden von einem roten Charakter. Liegt ein weiteres Exemplar dieses Ereignisses in deinem Ablagestapel, darfst du 1 Ressource ausgeben, um es auf dein Deck zu legen, statt es abzulegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const red = yield* aCharacter(t, me, 'heal', 'any', ({ kind }) => isColor(kind, 'red'), { amount: 1 })
        if (red !== null) yield* heal(t, me, red.id, 1)
        return hasCopyInDiscard(t.state, me) && (yield* maySpend(t, me, 1)) ? 'deck-top' : undefined
      }),
    ],
  },
}
