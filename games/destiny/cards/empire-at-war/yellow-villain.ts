/** Empire at War: yellow cards of villains. */

import { effect, type Texts, when } from '../../rules/abilities.ts'
import { chooseOpponent, citeOf } from '../../rules/choose.ts'
import { discardTop } from '../../rules/hand.ts'
import { spend } from '../../rules/resources.ts'
import { moveSomeDamage } from '../more-words.ts'

export const EMPIRE_YELLOW_VILLAIN: Texts = {
  // Bossk
  '03017': {
    text: {
      en: 'Once you have activated this character, you may move 1 damage from a character of an opponent to another character, past its shields.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du 1 Schaden von einem Charakter eines Gegners auf einen anderen Charakter verschieben, an Schilden vorbei.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        may: true,
        *run(t, me) {
          yield* moveSomeDamage(
            t,
            me,
            1,
            ({ controller, type }) => type === 'character' && controller !== me.seat,
            () => true,
          )
        },
      }),
    ],
  },
  // Buy Out
  '03080': {
    text: {
      en: 'Spend as many resources as you like to discard as many cards from the top of an opponent’s deck.',
      de: 'Gib beliebig viele Ressourcen aus, um ebenso viele Karten oben vom Deck eines Gegners abzulegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const range = { min: 0, max: t.state.players[me.seat].resources }
        const cite = citeOf(t.state, me, 'sd.choose-target.4')
        const count = yield* t.chooseNumber(me.seat, 'how-many-resources', range, cite)
        if (count > 0 && spend(t, me.seat, count)) discardTop(t, yield* chooseOpponent(t, me), count)
      }),
    ],
  },
}
