/** Allies of Necessity: cards of villains. */

import { action, type Texts, when } from '../../rules/abilities.ts'
import { chooseOpponent, chooseWay } from '../../rules/choose.ts'
import { discardChosen } from '../../rules/hand.ts'
import { hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { canClimb, climb, damageByTarget, powerPlay } from '../deeds.ts'
import { isOnTitled } from '../spotting.ts'
import { hostOf } from '../words.ts'

const DOOKU = 'Count Dooku'

export const ALLIES_VILLAIN: Texts = {
  // Count Dooku
  '10001': {
    text: {
      en: 'Power Action – Play a blue card from your hand. Then an opponent discards a hand card.',
      de: 'Mächtige Aktion – Spiele eine blaue Handkarte. Dann legt ein Gegner eine Handkarte ab.',
    },
    short: {
      en: 'Power Action – Play a blue card, then a foe discards a hand card.',
      de: 'Mächtige Aktion – Spiele Blaues; ein Gegner legt 1 Karte ab.',
    },
    abilities: [
      powerPlay('blue', function* (t, me) {
        yield* discardChosen(t, me, yield* chooseOpponent(t, me), 1)
      }),
    ],
  },
  // Count Dooku's Lightsaber
  '10002': {
    text: {
      en: 'Once you have played it: On a Sith, you may deal 1 damage to a character without shields. On Count Dooku, you may make an opponent discard a hand card instead.',
      de: 'Nachdem du sie gespielt hast: An einem Sith darfst du einem Charakter ohne Schilde 1 Schaden zufügen. An Count Dooku darfst du stattdessen einen Gegner eine Handkarte ablegen lassen.',
    },
    short: {
      en: 'Played on a Sith: 1 damage without shields; on Dooku: or a foe discards.',
      de: 'An Sith gespielt: 1 Schaden ohne Schilde; an Dooku: oder ablegen.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        if(s, me) {
          const host = hostOf(s, me)
          return host !== undefined && hasSubtypeNow(s, host, 'sith')
        },
        *run(t, me) {
          const isDooku = isOnTitled(t.state, me.card, DOOKU)
          const ways = isDooku
            ? (['damage', 'discard', 'nothing'] as const)
            : (['damage', 'nothing'] as const)
          const way = yield* chooseWay(t, me, 'choose-one', ways)
          if (way === 'damage')
            yield* damageByTarget(
              t,
              me,
              () => 1,
              ({ shields }) => shields === 0,
              {},
              { amount: 1 },
            )
          else if (way === 'discard') yield* discardChosen(t, me, yield* chooseOpponent(t, me), 1)
        },
      }),
    ],
  },
  // Sniper Team
  '10003': {
    text: {
      en: 'Power Action – Discard a hand card to turn this die to the side that is worth 1 more.',
      de: 'Mächtige Aktion – Lege eine Handkarte ab, um diesen Würfel auf die Seite zu drehen, die 1 mehr wert ist.',
    },
    short: {
      en: 'Power Action – Discard a card: this die becomes worth 1 more.',
      de: 'Mächtige Aktion – Lege 1 Karte ab: Der Würfel zählt 1 mehr.',
    },
    abilities: [action({ limit: 'round', if: canClimb, run: climb })],
  },
}
